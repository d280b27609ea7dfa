import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';

/** A link among the header's actions; only its icon shows on narrow screens. */
export const HeaderLink = styled(ShopLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-width: 44px;
  min-height: 44px;
  justify-content: center;
  padding-inline: 0.5rem;
  color: inherit;
  text-decoration: none;
  font-weight: 600;
  border-radius: 5px;
  &[data-filled] svg {
    margin-inline-end: 0.5rem;
  }
  &:hover {
    background: var(--search-line);
  }
`;

export const Label = styled.span`
  max-width: 11rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 899px) {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;
