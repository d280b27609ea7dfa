/**
 * The page of `pnpm dev mf-x`: offers the shared modules as the shell does, loads the one remote from its dev server
 * and mounts its lifecycles. Calls go to the shop that it is developed in (the dev server passes them on).
 * `?at=/item/978…` is the page to show.
 */
import { call, configureCalls } from '@bookfront/shared/api-client';
import type { PageState } from '@bookfront/shared/contract';
import { dayIn } from '@bookfront/shared/format/zoned-day';
import { sessionStore } from '@bookfront/shared/session';
import { themeCss } from '@bookfront/shared/theme';
import '@bookfront/shared/ui';
import 'react-dom/client';
import { loadRemote } from '../federation/runtime/load';
import type { MountProps } from './lifecycles';

/** Set by the build: the remote's name and version, and the address of the shop that answers its calls. */
declare const __REMOTE__: { name: string; version: string; shop: string };

interface Lifecycles {
  bootstrap: (props: object) => Promise<unknown>;
  mount: (props: object) => Promise<unknown>;
}

async function main(): Promise<void> {
  configureCalls({
    base: '',
    storeId: '',
    sessionId: () => sessionStore.get()?.session_id ?? '',
    uuid: () => 'stand-alone',
  });
  const page = await pageState(new URLSearchParams(location.search).get('at') ?? '/');
  if (!page)
    return say(`The shop at ${__REMOTE__.shop} does not answer. Look whether it is open, then load this page again.`);
  sessionStore.set(page.session);
  document.head.append(Object.assign(document.createElement('style'), { textContent: themeCss(page.settings) }));
  const { name, version } = __REMOTE__;
  const ref = { version, entry: '/remoteEntry.js' };
  const failed = (error: unknown) => say(String(error));
  const { module } = await loadRemote(`${name}/lifecycles`, ref, 20_000, failed, (found) => found as Lifecycles);
  const props: MountProps & object = { page, url: page.url, ...placeOf(name) };
  await module.bootstrap(props);
  await module.mount(props);
}

const placeOf = (name: string) => ({
  name,
  singleSpa: {},
  mountParcel: () => {},
  domElementGetter: () => document.getElementById('root'),
});

async function pageState(url: string): Promise<PageState | undefined> {
  const settings = await call('store/getSettings', {});
  const session = await call('session/get', {});
  if (!settings.ok || !session.ok) return undefined;
  return {
    url,
    now: Date.now(),
    today: dayIn(Date.now() / 1000, settings.value.time_zone).replaceAll('-', ''),
    settings: settings.value,
    session: session.value,
    remotes: {},
    queries: [],
    preferences: {},
    status: 200,
    remoteTimeout: 20_000,
  };
}

function say(text: string): void {
  const root = document.getElementById('root') ?? document.body;
  root.textContent = text;
}

void main();
