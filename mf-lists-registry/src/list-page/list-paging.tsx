import { pageNumbers } from '@bookfront/shared/format/paging';
import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

interface ListPagingProps {
  addressOf: (page: number) => string;
  page: number;
  last: number;
}

/** LST-11: page links lead to /lists/{list_id}/{page_id}, or to the cartable form of it. */
export function ListPaging({ addressOf, page, last }: ListPagingProps) {
  if (last < 2) return null;
  return (
    <Nav aria-label={m.pages()}>
      {page > 1 && page <= last && (
        <ShopLink to={addressOf(page - 1)} rel="prev" aria-label={m.previous_page()}>
          {m.previous()}
        </ShopLink>
      )}
      {pageNumbers(page, last, 3).map((n) => (
        <ShopLink
          key={n}
          to={addressOf(n)}
          aria-current={n === page ? 'page' : undefined}
          aria-label={m.page_number({ number: n })}
          data-number
        >
          {n}
        </ShopLink>
      ))}
      {page < last && (
        <ShopLink to={addressOf(page + 1)} rel="next" aria-label={m.next_page()}>
          {m.next()}
        </ShopLink>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.25rem;
  margin-top: 3.5rem;
  padding-top: 1.5rem;
  border-top: 1px solid var(--c-line);
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: 0.5rem;
    border-radius: 5px;
    color: var(--c-ink);
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  a:hover {
    background: var(--c-wash);
  }
  a[aria-current] {
    background: var(--c-primary);
    color: var(--c-primary-ink);
    font-weight: 600;
  }
`;
