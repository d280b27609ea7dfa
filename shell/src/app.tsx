import type { PageState, RemoteId } from '@bookfront/shared/contract';
import { LookupContext, type RemoteLookup } from '@bookfront/shared/federation';
import { PageContext } from '@bookfront/shared/page';
import { routes } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Location, Route, Routes, useLocation } from 'react-router-dom';
import { Frame } from './frame/frame';
import { GlobalStyle } from './frame/global-style';
import { useFocusAfterLoad } from './frame/use-focus-after-load';
import { AccountRoute } from './pages/account-route';
import { Gate, isGated } from './pages/gate';
import { RedirectRoutes } from './pages/redirects';
import { RoutePage } from './pages/route-page';
import { ShopRoute } from './pages/shop-route';

/** The query cache with the edge's first answers; they count as fresh from the moment they were made. */
export function makeClient(page: PageState): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } } });
  for (const [key, reply] of page.queries) client.setQueryData(key, reply, { updatedAt: page.now });
  return client;
}

interface AppProps {
  page: PageState;
  client: QueryClient;
  remotes: RemoteLookup;
}

/** The one tree of server and browser; only the router around it and the look-up differ. */
export function App({ page, client, remotes }: AppProps) {
  return (
    <PageContext.Provider value={page}>
      <LookupContext.Provider value={remotes}>
        <QueryClientProvider client={client}>
          <GlobalStyle />
          <Shop page={page} />
        </QueryClientProvider>
      </LookupContext.Provider>
    </PageContext.Provider>
  );
}

function Shop({ page }: { page: PageState }) {
  const { logged_in } = useSession();
  const location = useLocation();
  useFocusAfterLoad();
  if (isGated(page.settings, logged_in, location.pathname)) return <Gate />;
  return (
    <Frame bare={page.settings.is_private && !logged_in}>
      <Routes {...withoutLineEnds(location)}>
        {RedirectRoutes()}
        {routes.map(
          ({ path, page: id }) => id !== 'shell/MenuEntry' && <Route key={path} path={path} element={elementOf(id)} />,
        )}
        <Route path="*" element={<ShopRoute />} />
      </Routes>
    </Frame>
  );
}

/** The router's '*' stops at a line end, so that no route at all would match: a space takes its place. */
function withoutLineEnds(location: Location): { location?: Location } {
  const pathname = location.pathname.replace(lineEnds, '%20');
  return pathname === location.pathname ? {} : { location: { ...location, pathname } };
}
const lineEnds = /%0[AD]|%E2%80%A[89]|[\n\r\u2028\u2029]/gi;

const elementOf = (id: RemoteId) => (id === 'mf_account/AccountPage' ? <AccountRoute /> : <RoutePage id={id} />);
