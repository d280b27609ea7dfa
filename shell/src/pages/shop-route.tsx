import { useSettings } from '@bookfront/shared/page';
import { leadsTo, matchShop } from '@bookfront/shared/routes';
import { PageTitle, PlainPage } from '@bookfront/shared/ui';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { MenuEntryPage } from './menu-entry';
import { NotFound } from './not-found';
import { RoutePage } from './route-page';

/** What is not in the table: a route that the shop's settings add (NAV-30 to NAV-33), else 404. */
export function ShopRoute() {
  const settings = useSettings();
  const { pathname, search, hash } = useLocation();
  const target = leadsTo(pathname, settings);
  if (target)
    return target.startsWith('/') ? <Navigate replace to={withRest(target, search, hash)} /> : <Leave to={target} />;
  const page = matchShop(pathname, settings)?.route.page;
  if (!page) return <NotFound />;
  return page === 'shell/MenuEntry' ? <MenuEntryPage /> : <RoutePage id={page} />;
}

/** A target that has a query or a hash of its own keeps it. */
const withRest = (target: string, search: string, hash: string) =>
  /[?#]/.test(target) ? target : target + search + hash;

/** Out of the shop; Back leads past this. */
function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return (
    <PlainPage>
      <PageTitle>One moment</PageTitle>
      <p>
        This leads to <a href={to}>{to}</a>.
      </p>
    </PlainPage>
  );
}
