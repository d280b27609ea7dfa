/** Loads exposed modules of remotes, by release. Containers are keyed by release, so releases of one remote live side by side. */
import type { RemoteRef } from '../../contract';

declare const __webpack_share_scopes__: { default: object };

interface Container {
  init: (scope: object, initScope?: unknown[], options?: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
}
export interface Loaded<T> {
  module: T;
  ref: RemoteRef;
}

const containers = new Map<string, Promise<Container>>();

/**
 * `id` 'mf_item/ItemPage' from the release `first`, else from its fall-back. All attempts together take `budgetMs` at most.
 * `onError` hears each failed release. Throws the last error.
 */
export async function loadRemote<T>(id: string, first: RemoteRef, budgetMs: number, onError: (error: unknown, ref: RemoteRef) => void): Promise<Loaded<T>> {
  const [name = '', expose = ''] = id.split('/');
  const end = Date.now() + budgetMs;
  for (let ref = first; ; ref = ref.fallback) {
    try {
      const share = ref.fallback ? 0.5 : 1;
      const factory = await within((end - Date.now()) * share, `${name}@${ref.version}/${expose}`, exposeOf(name, ref, expose));
      return { module: factory() as T, ref };
    } catch (error) {
      onError(error, ref);
      if (!ref.fallback) throw error;
    }
  }
}

async function exposeOf(name: string, ref: RemoteRef, expose: string): Promise<() => unknown> {
  const container = await containerOf(`${name}@${ref.version}`, ref);
  return container.get(`./${expose}`);
}

/** A failed container is forgotten, so that a retry asks anew. */
function containerOf(release: string, ref: RemoteRef): Promise<Container> {
  const known = containers.get(release);
  if (known) return known;
  const made = openContainer(release, ref);
  containers.set(release, made);
  made.catch(() => containers.delete(release));
  return made;
}

async function openContainer(release: string, ref: RemoteRef): Promise<Container> {
  if (!globalOf(release)) await script(ref);
  const found = globalOf(release);
  if (!found) throw new Error(`no container in ${ref.entry}`);
  await found.init(__webpack_share_scopes__.default, [], { shareScopeMap: __webpack_share_scopes__, shareScopeKeys: ['default'] });
  return found;
}

/** webpack names the container `name@version`; a standard remote has its plain name. The page's joined file may have brought it along. */
function globalOf(release: string): Container | undefined {
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  return globals[release] ?? globals[release.split('@')[0] ?? ''];
}

function script({ entry, integrity }: RemoteRef): Promise<void> {
  return new Promise((done, fail) => {
    const element = document.createElement('script');
    element.src = entry;
    element.crossOrigin = 'anonymous';
    element.integrity = integrity?.[entry.split('/').at(-1) ?? ''] ?? '';
    element.onload = () => done();
    element.onerror = () => {
      element.remove();
      fail(new Error(`not loaded: ${entry}`));
    };
    document.head.append(element);
  });
}

function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`timeout: ${what}`)), ms);
    promise.then(done, fail).finally(() => clearTimeout(timer));
  });
}
