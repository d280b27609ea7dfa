import { usePage } from '@bookfront/shared/page';
import { type Found, href, type Match } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { MarkedText, PageTitle, PlainPage } from '@bookfront/shared/ui';
import { useEffect } from 'react';
import { type Location, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import * as m from '#messages';
import { MenuEntryPage } from './menu-entry';
import { NotFound } from './not-found';
import { RoutePage } from './route-page';

/** What stands at the address: the page that the one matcher found, the way on, or 404 (NAV-26). */
export function RoutedPage({ found }: { found: Found | undefined }) {
  if (!found) return <NotFound />;
  return found.is === 'page' ? <MatchedPage match={found.match} /> : <Redirect to={found.to} />;
}

/** React Router reads the params of the one pattern that is given to it; it chooses nothing. */
function MatchedPage({ match: { route } }: { match: Match }) {
  const { absent } = usePage();
  const { logged_in } = useSession();
  const location = useLocation();
  if (route.page === 'shell/MenuEntry') return <MenuEntryPage />;
  if (absent?.includes(route.page)) return <NotFound />;
  if (route.access === 'member' && !logged_in) return <LoginFirst />;
  const page = <RoutePage id={route.page} />;
  return (
    <Routes {...withoutLineEnds(location)}>
      {route.name !== 'menu' && <Route path={route.path} element={page} />}
      <Route path="*" element={page} />
    </Routes>
  );
}

/** The router's '*' stops at a line end, so that no route at all would match: a space takes its place. */
function withoutLineEnds(location: Location): { location?: Location } {
  const pathname = location.pathname.replace(lineEnds, '%20');
  return pathname === location.pathname ? {} : { location: { ...location, pathname } };
}
const lineEnds = /%0[AD]|%E2%80%A[89]|[\n\r\u2028\u2029]/gi;

/** GAP-53: a guest logs in, and comes back to the address. By an effect: the server's router does not lead on. */
function LoginFirst() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate(href.login(pathname + search), { replace: true }), [navigate, pathname, search]);
  return null;
}

/**
 * For clicks within the shop; the edge answers a first load itself. A target with a query or hash of its own keeps it.
 */
function Redirect({ to }: { to: string }) {
  const { search, hash, state } = useLocation();
  if (!to.startsWith('/')) return <Leave to={to} />;
  return <Navigate replace state={state} to={/[?#]/.test(to) ? to : to + search + hash} />;
}

/** Out of the shop; Back leads past this. */
function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return (
    <PlainPage>
      <PageTitle>{m.one_moment()}</PageTitle>
      <p>
        <MarkedText parts={m.this_leads_to({ address: to })} draw={{ link: (words) => <a href={to}>{words}</a> }} />
      </p>
    </PlainPage>
  );
}
