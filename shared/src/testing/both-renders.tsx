import { LookupContext } from '@bookfront/shared/federation';
import { PageContext } from '@bookfront/shared/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { PageState } from '../contract';
import { buildPage } from './builders';

interface Options {
  page: Partial<PageState> & { url: string };
  /** The route's pattern, where the component reads params. */
  path?: string;
}

/**
 * What the edge sends of `ui`. The parts of other packages draw nothing. Throws if a form has neither an action nor the
 * method 'dialog': submitted before the page is hydrated, it would put its fields into the page's address.
 */
export function renderOnServer(ui: ReactNode, options: Options): string {
  const html = renderToString(<Tree {...options}>{ui}</Tree>);
  const form = /<form(?![^>]*\s(?:action=|method="dialog"))[^>]*>/.exec(html);
  if (form) throw new Error(`${form[0]} puts its fields into the page's address: give useShopForm an action`);
  return html;
}

/**
 * Sends `ui`, then hydrates it: the recoverable errors, and what is on the page after. `early`: what the shopper does
 * before scripts.
 */
export async function hydrate(
  ui: ReactNode,
  options: Options,
  early: (place: HTMLElement) => void = () => {},
): Promise<{ errors: string[]; place: HTMLElement }> {
  const errors: string[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderOnServer(ui, options);
  early(place);
  // effects of what is drawn may change it: React warns of that where `act` is used and this is not said
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => {
    hydrateRoot(place, <Tree {...options}>{ui}</Tree>, {
      onRecoverableError: (error) => void errors.push(String(error)),
    });
  });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  return { errors, place };
}

function Tree({ page: over, path = '*', children }: Options & { children: ReactNode }) {
  const page = buildPage(over);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
  for (const [key, reply] of page.queries) client.setQueryData(key, reply);
  const Nothing = () => null;
  return (
    <PageContext.Provider value={page}>
      <LookupContext.Provider value={{ lookup: () => Nothing, forget: () => {}, preload: () => {} }}>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[page.url]}>
            <Routes>
              <Route path={path} element={children} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </LookupContext.Provider>
    </PageContext.Provider>
  );
}
