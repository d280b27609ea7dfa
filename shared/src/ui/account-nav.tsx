import { useHasPage } from '@bookfront/shared/page';
import { type AccountView, href } from '@bookfront/shared/routes';
import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

const views = () =>
  [
    ['details', m.account_nav_details()],
    ['addresses', m.account_nav_addresses()],
    ['orders', m.account_nav_orders()],
    ['link', m.account_nav_links()],
    ['lists', m.account_nav_lists()],
  ] as const;

/** The ways from one page of the account to the others; without those that the shop doesn't have. */
export function AccountNav({ current }: { current: AccountView }) {
  const hasPage = useHasPage();
  return (
    <Nav aria-label={m.account_nav_label()}>
      {views()
        .filter(([view]) => hasPage(href.account(view)))
        .map(([view, label]) => (
          <ShopLink key={view} to={href.account(view)} aria-current={view === current ? 'page' : undefined}>
            {label}
          </ShopLink>
        ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  margin-bottom: 1.5rem;
  border-bottom: 1px solid var(--c-line);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-bottom: -1px;
    border-bottom: 3px solid transparent;
    color: var(--c-muted);
    text-decoration: none;
  }
  a:hover {
    color: var(--c-ink);
  }
  a[aria-current] {
    border-color: var(--c-primary);
    color: var(--c-ink);
    font-weight: 600;
  }
`;
