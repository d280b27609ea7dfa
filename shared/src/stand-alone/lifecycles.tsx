import { LookupContext, type RemoteLookup } from '@bookfront/shared/federation';
import { PageContext } from '@bookfront/shared/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import React, { type ComponentType } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import singleSpaReact from 'single-spa-react';
import type { PageState } from '../contract';
import { routes } from '../routes';

/** What whoever mounts a remote in its own React root hands over. `url`: the page to show, e.g. '/item/978…'; `lookup` gives the other packages' parts, if there are any. */
export interface MountProps {
  page: PageState;
  url: string;
  lookup?: RemoteLookup;
}

/**
 * bootstrap, mount, unmount and update of a remote (single-spa). They show its pages in a React root of their own: in the
 * stand-alone harness, in a page that is not the shell, or in the shell when a release carries another React major.
 */
export function lifecyclesOf(pages: Record<string, ComponentType<object>>) {
  return singleSpaReact({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: (props: MountProps) => <Root {...props} pages={pages} />,
    // without it a root that throws at first render leaves mount() pending for ever
    errorBoundary: (error: Error) => <p role="alert">This part can’t be shown: {error.message}</p>,
  });
}

function Root({ page, url, lookup, pages }: MountProps & { pages: Record<string, ComponentType<object>> }) {
  const [client] = React.useState(() => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } }));
  return (
    <PageContext.Provider value={page}>
      <LookupContext.Provider value={lookup ?? noOthers}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[url]}>
            <Routes>
              {routes
                .filter((route) => pages[route.page])
                .map((route) => (
                  <Route key={route.path} path={route.path} element={React.createElement(pages[route.page] ?? React.Fragment)} />
                ))}
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </LookupContext.Provider>
    </PageContext.Provider>
  );
}

/** Where nobody offers the other packages' parts, their places stay empty. */
const noOthers: RemoteLookup = { lookup: () => () => null, forget: () => {}, preload: () => {} };
