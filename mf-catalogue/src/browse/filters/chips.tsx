import { type BrowseView, browsePath } from '@bookfront/shared/routes';
import { Icon, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import type { ChosenFilter } from './chosen-filters';

/** The chosen filters, each with the way back. */
export function Chips({ view, chosen }: { view: BrowseView; chosen: ChosenFilter[] }) {
  if (chosen.length === 0) return null;
  return (
    <List aria-label={m.chosen_filters()}>
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <Chip to={browsePath(without)} rel="nofollow" aria-label={m.remove_filter({ filter: label })}>
            {label}
            <Icon name="close" size={15} />
          </Chip>
        </li>
      ))}
      <li>
        <Clear to={browsePath({ ...view, filters: {}, o: 0 })}>{m.clear_all()}</Clear>
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: 0.5rem;
  margin: 0;
  padding: 2px 0;
  list-style: none;
  @media (min-width: 900px) {
    flex-wrap: wrap;
  }
`;

const Chip = styled(ShopLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  padding: 0 0.9rem 0 1.1rem;
  border-radius: 22px;
  background: var(--c-wash);
  color: var(--c-ink);
  font-size: var(--size-small);
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    background: var(--c-line);
  }
`;

const Clear = styled(ShopLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 0.5rem;
  color: var(--c-link);
  text-underline-offset: 0.18em;
`;
