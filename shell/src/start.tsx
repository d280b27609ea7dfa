import { call, configureCalls } from '@bookfront/shared/api-client';
import type { PageState } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import type { RemoteLookup } from '@bookfront/shared/federation';
import { sessionStore } from '@bookfront/shared/session';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, makeClient } from './app';
import { type Bootstrap, readBootstrap } from './bootstrap';
import { reportError, watchErrors } from './error-report';
import { resumeIntentAfterLogin } from './login-prompt/intent';
import { BootError } from './pages/boot-error';
import { keepSessionFresh } from './session/keep-session-fresh';
import { visitorId } from './session/visitor-id';

/** Brings the page to life: on the edge's markup where there is some, else from nothing. */
export async function start(remotesOf: (bootstrap: Bootstrap) => RemoteLookup): Promise<void> {
  const bootstrap = readBootstrap();
  const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  watchErrors();
  configureCalls({ base: '', storeId: bootstrap.settings?.store_id ?? '', sessionId: () => sessionStore.get()?.session_id ?? '', uuid: visitorId });
  const page = await completed(bootstrap);
  if (!page) return createRoot(root).render(<BootError />);
  sessionStore.set(page.session);
  keepSessionFresh();
  resumeIntentAfterLogin(page.session);
  show(page, remotesOf(bootstrap), root);
}

function show(page: PageState, remotes: RemoteLookup, root: HTMLElement): void {
  const client = makeClient(page);
  // answers depend on who asked: prices, last orders, lists
  bus.on('session:changed', () => void client.invalidateQueries());
  const tree = (
    <StrictMode>
      <BrowserRouter basename={page.settings.basename}>
        <App page={page} client={client} remotes={remotes} />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, tree, { onRecoverableError }));
  else createRoot(root).render(tree);
}

/** Parts left to the browser on purpose carry a digest; all else means that server and browser disagree. */
function onRecoverableError(error: unknown): void {
  if ((error as { digest?: string }).digest === 'browser-only') return;
  reportError({ source: 'hydration', error: String((error as Error)?.stack ?? error) });
  if (process.env.NODE_ENV !== 'production') console.error('hydration', error);
}

/** Settings, then session (SHL-13), where the edge had to leave them out. */
async function completed(bootstrap: Bootstrap): Promise<PageState | undefined> {
  const { settings, session } = bootstrap;
  if (settings && session) return { ...bootstrap, settings, session };
  const asked = settings ? { ok: true as const, value: settings } : await call('store/getSettings', {});
  if (!asked.ok) return undefined;
  const answer = session ? { ok: true as const, value: session } : await call('session/get', {});
  return answer.ok ? { ...bootstrap, settings: asked.value, session: answer.value } : undefined;
}
