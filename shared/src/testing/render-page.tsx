import { LookupContext } from '@bookfront/shared/federation';
import { PageContext } from '@bookfront/shared/page';
import { sessionStore } from '@bookfront/shared/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { PageState } from '../contract';
import { buildPage } from './builders';

interface Options {
  page?: Partial<PageState>;
  /** The address shown, and the route's pattern where the component reads params. */
  url?: string;
  path?: string;
  /** Stand-ins for other packages' parts, by id. */
  parts?: Record<string, ComponentType<object>>;
}

/**
 * Renders `ui` as a page of the shop: page state, session, query client, router, and stand-ins for other packages'
 * components.
 * `address()` tells where the shopper is.
 */
export function renderPage(ui: ReactNode, { page: over, url = '/', path = '*', parts = {} }: Options = {}) {
  const page = buildPage({ url, ...over });
  sessionStore.set(page.session);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  for (const [key, reply] of page.queries) client.setQueryData(key, reply);
  let at = url;
  const Where = () => {
    const { pathname, search } = useLocation();
    at = pathname + search;
    return null;
  };
  const Nothing = () => null;
  const view = render(
    <PageContext.Provider value={page}>
      <LookupContext.Provider value={{ lookup: (id) => parts[id] ?? Nothing, forget: () => {}, preload: () => {} }}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[url]}>
            <Where />
            <Routes>
              <Route path={path} element={ui} />
              <Route path="*" element={null} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </LookupContext.Provider>
    </PageContext.Provider>,
  );
  return { ...view, address: () => at, client };
}
