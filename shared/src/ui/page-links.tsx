import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { pageNumbers } from '../format/paging';

interface PageLinksProps {
  page: number;
  last: number;
  addressOf: (page: number) => string;
}

/** Previous, the numbers beside the page, next; nothing for a single page. */
export function PageLinks({ page, last, addressOf }: PageLinksProps) {
  if (last < 2) return null;
  return (
    <PageNav aria-label={m.pages()}>
      {page > 1 && page <= last && (
        <ShopLink to={addressOf(page - 1)} rel="prev" aria-label={m.previous_page()}>
          {m.previous()}
        </ShopLink>
      )}
      {pageNumbers(page, last, 3).map((n) => (
        <PageNumber key={n} to={addressOf(n)} number={n} isCurrent={n === page} />
      ))}
      {page < last && (
        <ShopLink to={addressOf(page + 1)} rel="next" aria-label={m.next_page()}>
          {m.next()}
        </ShopLink>
      )}
    </PageNav>
  );
}

export function PageNumber({ to, number, isCurrent }: { to: string; number: number; isCurrent: boolean }) {
  return (
    <ShopLink to={to} aria-current={isCurrent ? 'page' : undefined} aria-label={m.page_number({ number })}>
      {number}
    </ShopLink>
  );
}

/** A row of links to pages, the current one filled. */
export const PageNav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: 0.25rem;
  margin-top: 3rem;
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
