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
import { startGuard } from './reports/report-queue';
import { followResponse } from './session/follow-response';
import { resumeIntentAfterLogin } from './session/intent';
import { keepSessionFresh } from './session/keep-session-fresh';
import { visitorId } from './session/visitor-id';

/** Brings the page to life: on the edge's markup where there is some, else from nothing. */
export async function start(remotesOf: (bootstrap: Bootstrap) => RemoteLookup): Promise<void> {
  const bootstrap = readBootstrap();
  const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  if (!bootstrap) return showFailed(root);
  watchErrors(bootstrap.joined);
  configureCalls(configOf(bootstrap, bootstrap.settings));
  const page = await ready(bootstrap, root);
  if (!page || leavesForBase(page.settings.basename)) return;
  configureCalls(configOf(bootstrap, page.settings));
  sessionStore.set(page.session);
  keepSessionFresh();
  resumeIntentAfterLogin(page.session);
  show(page, remotesOf(bootstrap), root);
  startGuard(page);
  afterLoad(
    () => void import('./idle/idle-tasks').then(({ applySettings }) => applySettings(page.settings)).catch(() => {}),
  );
}

/** What the server wrote can be read and its forms work: it stays, under a bar that says so. */
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

/** SHL-10: loading, then the page state or the error. A page that has all it needs shows neither. */
async function ready(bootstrap: Bootstrap, root: HTMLElement): Promise<PageState | undefined> {
  const { settings, session } = bootstrap;
  if (settings && session) return { ...bootstrap, settings, session };
  const place = document.createElement('div');
  root.replaceChildren(place);
  const drawing = createRoot(place);
  drawing.render(<Loading />);
  const page = await completed(bootstrap);
  if (!page) drawing.render(<BootError />);
  else {
    drawing.unmount();
    root.replaceChildren();
  }
  return page;
}

/** SHL-07: an address outside of the shop's base is below it; the router would show nothing there. */
function leavesForBase(basename: string): boolean {
  const { pathname, search, hash } = location;
  const isOutside = belowBase(pathname, basename) === undefined;
  if (isOutside) location.replace(basename + pathname + search + hash);
  return isOutside;
}

function show(page: PageState, remotes: RemoteLookup, root: HTMLElement): void {
  const client = makeClient(page);
  // answers depend on who asked: prices, last orders, lists
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

/** Parts left to the browser on purpose carry a digest; all else means that server and browser disagree. */
function onRecoverableError(error: unknown): void {
  if (isOnPurpose(error) || isOnPurpose((error as Error).cause)) return;
  reportError({ source: 'hydration', error: String((error as Error)?.stack ?? error) });
  if (process.env.NODE_ENV !== 'production') console.error('hydration', error);
}

const isOnPurpose = (error: unknown): boolean => (error as { digest?: string } | undefined)?.digest === 'browser-only';

/** Settings, then session (SHL-13), where the edge had to leave them out. */
async function completed(bootstrap: Bootstrap): Promise<PageState | undefined> {
  const { settings, session } = bootstrap;
  const asked = settings ? { ok: true as const, value: settings } : await call('store/getSettings', {});
  if (!asked.ok) return undefined;
  const answer = session ? { ok: true as const, value: session } : await call('session/get', {});
  return answer.ok ? { ...bootstrap, settings: asked.value, session: answer.value } : undefined;
}
