import { configureCalls } from '@bookfront/shared/api-client';
import { type Host, LookupContext, type MountProps, type RemoteLookup } from '@bookfront/shared/federation';
import { PageContext } from '@bookfront/shared/page';
import { followSession } from '@bookfront/shared/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import React, { type ComponentType, type ReactNode } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { createPath, MemoryRouter, Route, Router, Routes, type To } from 'react-router-dom';
import singleSpaReact from 'single-spa-react';
import * as m from '#messages';
import { pageRoutes } from '../routes';

export type { MountProps } from '@bookfront/shared/federation';

type Parts = Record<string, ComponentType<object>>;

/**
 * bootstrap, mount, unmount and update of a remote (single-spa). They show its pages in a React root of their own: in
 * the stand-alone harness, in a page that is not the shell, or in the shell when a release carries another React major;
 * then fragments as well.
 */
export function lifecyclesOf(parts: Parts) {
  return singleSpaReact({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: (props: MountProps) => <Root {...props} parts={parts} />,
    // without it a root that throws at first render leaves mount() pending for ever
    errorBoundary: (error: Error, _info: object, props: MountProps) => <Broken error={error} host={props.host} />,
  });
}

/** The shell has a last good release to put here; elsewhere a notice says what is wrong. */
function Broken({ error, host }: { error: Error; host: Host | undefined }) {
  React.useEffect(() => host?.onError(error), [error, host]);
  return host ? null : <p role="alert">{m.part_failed_because({ reason: error.message })}</p>;
}

function Root({ page, url, lookup, id, props, host, parts }: MountProps & { parts: Parts }) {
  const [client] = React.useState(() => {
    if (host) joinPage(host);
    return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  });
  const [embedded] = React.useState(() => (host ? embeddedPartsOf(host) : noOthers));
  return (
    <PageContext.Provider value={page}>
      <LookupContext.Provider value={lookup ?? embedded}>
        <QueryClientProvider client={client}>
          <Addressed url={url} host={host} basename={page.settings.basename}>
            {/* a part may load its code on demand */}
            <React.Suspense>
              {id && isFragment(id) ? <Part id={id} parts={parts} props={props} /> : <Pages parts={parts} />}
            </React.Suspense>
          </Addressed>
        </QueryClientProvider>
      </LookupContext.Provider>
    </PageContext.Provider>
  );
}

function joinPage({ session, calls }: Host): void {
  followSession(session);
  configureCalls(calls);
}

/** In the shell the address is the shell's: this root shows it, and asks for another. */
function Addressed({
  url,
  host,
  basename,
  children,
}: {
  url: string;
  host: Host | undefined;
  basename: string;
  children: ReactNode;
}) {
  if (!host) return <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>;
  const text = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const below = (to: To) => (text(to).startsWith(`${basename}/`) ? text(to).slice(basename.length) : text(to));
  const navigator = {
    createHref: text,
    go: (steps: number) => host.navigate(steps),
    push: (to: To) => host.navigate(below(to)),
    replace: (to: To) => host.navigate(below(to), { replace: true }),
  };
  return (
    <Router basename={basename || '/'} location={`${basename}${url}`} navigator={navigator}>
      {children}
    </Router>
  );
}

const isFragment = (id: string) => !pageRoutes.some(({ page }) => page === id);

function Part({ id, parts, props }: { id: string; parts: Parts; props: object | undefined }) {
  const Fragment = parts[id];
  if (!Fragment) throw new Error(`no ${id} among the lifecycles' parts`);
  return <Fragment {...props} />;
}

function Pages({ parts }: { parts: Parts }) {
  return (
    <Routes>
      {pageRoutes
        .filter((route) => parts[route.page])
        .map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={React.createElement(parts[route.page] ?? React.Fragment)}
          />
        ))}
    </Routes>
  );
}

/**
 * Another package's part is drawn by the page's own React, into an element that this one gives. The stand-in of an id
 * stays the same component.
 */
function embeddedPartsOf(host: Host): RemoteLookup {
  const parts = new Map<string, ComponentType<object>>();
  return {
    lookup(id) {
      const part = parts.get(id) ?? embeddedPartOf(id, host);
      parts.set(id, part);
      return part;
    },
    forget: () => {},
    preload: () => {},
  };
}

const embeddedPartOf = (id: string, host: Host): ComponentType<object> =>
  function EmbeddedPart(props: object) {
    const target = React.useRef<HTMLDivElement>(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: shown once; its props are those it began with
    React.useEffect(() => (target.current ? host.show(id, props, target.current) : undefined), []);
    return <div ref={target} />;
  };

/** Where nobody offers the other packages' parts, they stay empty. */
const noOthers: RemoteLookup = { lookup: () => () => null, forget: () => {}, preload: () => {} };
