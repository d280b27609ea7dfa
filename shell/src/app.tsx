import type { PageState } from '@bookfront/shared/contract';
import { LookupContext, type RemoteLookup } from '@bookfront/shared/federation';
import { PageContext } from '@bookfront/shared/page';
import { isGated } from '@bookfront/shared/routes';
import { useSession } from '@bookfront/shared/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Frame } from './frame/frame';
import { GlobalStyle } from './frame/global-style';
import { useFocusAfterLoad } from './navigation/use-focus-after-load';
import { PrivateShopPage } from './routing/private-shop-page';
import { RoutedPage } from './routing/routed-page';
import { routeOf, useFound } from './routing/use-route';

/** A query cache with the edge's first answers, fresh from the time at which they were made. */
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

/** The tree of both server and browser; only the router around it and the look-up differ. */
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
  const found = useFound();
  useFocusAfterLoad();
  const isRedirect = found?.is === 'redirect';
  if (!isRedirect && isGated(page.settings, logged_in, routeOf(found))) return <PrivateShopPage />;
  return (
    <Frame bare={page.settings.is_private && !logged_in}>
      <RoutedPage found={found} />
    </Frame>
  );
}
