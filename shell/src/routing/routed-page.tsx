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

/** Renders the route of the address: its page, a redirect, or 404 (NAV-26). */
export function RoutedPage({ found }: { found: Found | undefined }) {
  if (!found) return <NotFound />;
  return found.is === 'page' ? <MatchedPage match={found.match} /> : <Redirect to={found.to} />;
}

/** Gives React Router only the matched pattern, from which it reads the params. */
function MatchedPage({ match: { route } }: { match: Match }) {
  const { absent } = usePage();
  const { logged_in } = useSession();
  const location = useLocation();
  if (route.page === 'shell/MenuEntry') return <MenuEntryPage />;
  if (absent?.includes(route.page)) return <NotFound />;
  if (route.access === 'member' && !logged_in) return <RequireLogin />;
  const page = <RoutePage id={route.page} />;
  return (
    <Routes {...withoutLineEnds(location)}>
      {route.name !== 'menu' && <Route path={route.path} element={page} />}
      <Route path="*" element={page} />
    </Routes>
  );
}

/** Replaces line ends in the path by spaces: the router's '*' doesn't match them. */
function withoutLineEnds(location: Location): { location?: Location } {
  const pathname = location.pathname.replace(lineEnds, '%20');
  return pathname === location.pathname ? {} : { location: { ...location, pathname } };
}
const lineEnds = /%0[AD]|%E2%80%A[89]|[\n\r\u2028\u2029]/gi;

/**
 * GAP-53: redirects a guest to the login, which returns here. In an effect, since the server's router can't redirect.
 */
function RequireLogin() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void navigate(href.login(pathname + search), { replace: true }), [navigate, pathname, search]);
  return null;
}

/**
 * Redirects clicks within the shop (the edge redirects first loads), with query and hash unless the target has its own.
 */
function Redirect({ to }: { to: string }) {
  const { search, hash, state } = useLocation();
  if (!to.startsWith('/')) return <ExternalRedirect to={to} />;
  return <Navigate replace state={state} to={/[?#]/.test(to) ? to : to + search + hash} />;
}

/** Leaves the shop without an entry in the history, so that Back skips this page. */
function ExternalRedirect({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return (
    <PlainPage>
      <PageTitle>{m.one_moment()}</PageTitle>
      <p>
        <MarkedText parts={m.continue_to({ address: to })} draw={{ link: (words) => <a href={to}>{words}</a> }} />
      </p>
    </PlainPage>
  );
}
