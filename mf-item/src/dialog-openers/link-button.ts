import styled from 'styled-components';

/** A button styled as a link, for actions without an address. Hidden without scripts. */
export const LinkButton = styled.button.attrs({ type: 'button' })`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--c-link);
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
  @media (scripting: none) {
    display: none;
  }
`;
