import { type ClientConfig, call, configureCalls } from '@bookfront/shared/api-client';
import { bootFailed, type PageState } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import type { RemoteLookup } from '@bookfront/shared/federation';
import { belowBase } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, makeClient } from './app';
import { AppErrorBoundary } from './boot/app-error-boundary';
import { BootError, Loading } from './boot/boot-error';
import { type Bootstrap, readBootstrap } from './bootstrap';
import { afterLoad } from './idle/after-load';
import { reportError, watchErrors } from './reports/error-report';
import { startReports } from './reports/report-queue';
import { followResponse } from './session/follow-response';
import { resumeIntentAfterLogin } from './session/intent';
import { keepSessionFresh } from './session/keep-session-fresh';
import { visitorId } from './session/visitor-id';
import { followTranslation } from './translation/follow-translation';

/** Starts the page: hydrates the edge's markup if there is any, else renders everything. */
export async function start(createRemotes: (bootstrap: Bootstrap) => RemoteLookup): Promise<void> {
  const bootstrap = readBootstrap();
  const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  if (!bootstrap) return showFailed(root);
  watchErrors(bootstrap.joined);
  followTranslation();
  configureCalls(configOf(bootstrap, bootstrap.settings));
  const page = await ready(bootstrap, root);
  if (!page || redirectsIntoBase(page.settings.basename)) return;
  configureCalls(configOf(bootstrap, page.settings));
  sessionStore.set(page.session);
  keepSessionFresh();
  resumeIntentAfterLogin(page.session);
  show(page, createRemotes(bootstrap), root);
  startReports(page);
  afterLoad(
    () => void import('./idle/idle-tasks').then(({ applySettings }) => applySettings(page.settings)).catch(() => {}),
  );
}

/** Leaves the server's markup in place, which is readable and whose forms work, with a bar that shows the failure. */
function showFailed(root: HTMLElement): void {
  if (root.hasChildNodes()) document.dispatchEvent(new Event(bootFailed));
  else createRoot(root).render(<BootError />);
}

const configOf = ({ apiBase }: Bootstrap, settings: SiteSettings | undefined): ClientConfig => ({
  base: apiBase ?? '',
  storeId: settings?.store_id ?? '',
  sessionId: () => sessionStore.get()?.session_id ?? '',
  uuid: visitorId,
  onResponse: followResponse,
});

/** SHL-10: shows loading, then returns the page state or shows the error. A complete page shows neither. */
async function ready(bootstrap: Bootstrap, root: HTMLElement): Promise<PageState | undefined> {
  const { settings, session } = bootstrap;
  if (settings && session) return { ...bootstrap, settings, session };
  const host = document.createElement('div');
  root.replaceChildren(host);
  const hostRoot = createRoot(host);
  hostRoot.render(<Loading />);
  const page = await completeState(bootstrap);
  if (!page) hostRoot.render(<BootError />);
  else {
    hostRoot.unmount();
    root.replaceChildren();
  }
  return page;
}

/** SHL-07: redirects an address outside the shop's base below it, since the router would show nothing there. */
function redirectsIntoBase(basename: string): boolean {
  const { pathname, search, hash } = location;
  const isOutside = belowBase(pathname, basename) === undefined;
  if (isOutside) location.replace(basename + pathname + search + hash);
  return isOutside;
}

function show(page: PageState, remotes: RemoteLookup, root: HTMLElement): void {
  const client = makeClient(page);
  // answers depend on the session: prices, last orders, lists
  bus.on('session:changed', () => void client.invalidateQueries());
  const tree = (
    <StrictMode>
      <BrowserRouter basename={page.settings.basename}>
        <AppErrorBoundary>
          <App page={page} client={client} remotes={remotes} />
        </AppErrorBoundary>
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, tree, { onRecoverableError }));
  else createRoot(root).render(tree);
}

/** Reports hydration errors, except for parts that the server left to the browser on purpose (by their digest). */
function onRecoverableError(error: unknown): void {
  if (isOnPurpose(error) || isOnPurpose((error as Error).cause)) return;
  reportError({ source: 'hydration', error: String((error as Error)?.stack ?? error) });
  if (process.env.NODE_ENV !== 'production') console.error('hydration', error);
}

const isOnPurpose = (error: unknown): boolean => (error as { digest?: string } | undefined)?.digest === 'browser-only';

/** Requests settings, then session (SHL-13), if the edge left them out. */
async function completeState(bootstrap: Bootstrap): Promise<PageState | undefined> {
  const { settings, session } = bootstrap;
  const loaded = settings ? { ok: true as const, value: settings } : await call('store/getSettings', {});
  if (!loaded.ok) return undefined;
  const answer = session ? { ok: true as const, value: session } : await call('session/get', {});
  return answer.ok ? { ...bootstrap, settings: loaded.value, session: answer.value } : undefined;
}
