import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { Icon, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** The previous and next title of the list that the page was opened from (ITM-42). */
export function ListNavigation({ title, listId }: { title: Title; listId: string }) {
  const { list_previous_eisbn: previous, list_next_eisbn: next, list_name: name } = title;
  if (!name && !previous && !next) return null;
  return (
    <Nav aria-label={name ? m.titles_in_list({ list: name }) : m.titles_in_the_list()}>
      {previous && (
        <ShopLink to={href.itemInList(previous, listId)} rel="prev" data-side="start" aria-label={m.previous_title()}>
          <Icon name="chevron" size={18} />
          {m.previous()}
        </ShopLink>
      )}
      <ShopLink to={href.list(listId)} data-list dir="auto">
        {name || m.back_to_the_list()}
      </ShopLink>
      {next && (
        <ShopLink to={href.itemInList(next, listId)} rel="next" data-side="end" aria-label={m.next_title()}>
          {m.next()}
          <Icon name="chevron" size={18} />
        </ShopLink>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: grid;
  grid-template-columns: 1fr minmax(0, auto) 1fr;
  align-items: center;
  gap: 1rem;
  margin-bottom: clamp(1rem, 3vw, 2rem);
  padding-bottom: 0.5rem;
  border-bottom: 1px solid var(--c-line);
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.3rem;
    min-height: 44px;
    color: var(--c-ink);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  a[data-list] {
    grid-column: 2;
    color: var(--c-muted);
    text-align: center;
  }
  a[data-side='start'] {
    grid-column: 1;
    justify-self: start;
  }
  a[data-side='start'] svg {
    transform: scaleX(-1);
  }
  a[data-side='end'] {
    grid-column: 3;
    grid-row: 1;
    justify-self: end;
  }
`;
