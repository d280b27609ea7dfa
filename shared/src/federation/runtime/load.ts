/**
 * Loads exposed modules of remotes, by release. Containers are keyed by release, so releases of one remote live side by
 * side.
 */
import type { RemoteRef } from '../../contract';
import { chunkLoader } from './chunk-loader';
import { fetchScript, UNSIGNED } from './fetch-script';

declare const __webpack_share_scopes__: { default: Record<string, object> };

interface Container {
  init: (scope: object, initScope?: unknown[], options?: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
}
export interface Loaded<T> {
  module: T;
  ref: RemoteRef;
}

/** Not there in time. `arrival` is the load that still goes on. */
export class Late extends Error {
  constructor(
    what: string,
    readonly arrival: Promise<unknown>,
  ) {
    super(`timeout: ${what}`);
  }
}

/** How long the first script of a release is loaded that no other can replace, in ms: past its budget it is late. */
const LAST_MS = 30_000;

const containers = new Map<string, Promise<Container>>();
/** Which release a container is of: those of standard remotes all have one global name. */
const releases = new WeakMap<Container, string>();

/**
 * `id` 'mf_item/ItemPage' from the release `first`, else from its fall-back. All attempts together take `budgetMs` at
 * most: the last one then throws `Late`, and may still arrive.
 * `made` turns the module into what is wanted, and throws where the release can't give it. `onError` hears each failed
 * release. Throws the last error.
 */
export async function loadRemote<T>(
  id: string,
  first: RemoteRef,
  budgetMs: number,
  onError: (error: unknown, ref: RemoteRef) => void,
  made: (module: unknown, ref: RemoteRef) => T | Promise<T>,
): Promise<Loaded<T>> {
  const end = Date.now() + budgetMs;
  for (let ref = first; ; ref = ref.fallback) {
    const ms = (end - Date.now()) * (ref.fallback ? 0.5 : 1);
    try {
      const loading = moduleOf(id, ref, ref.fallback ? ms : LAST_MS, made);
      return { module: await within(ms, `${id} of ${ref.version}`, loading), ref };
    } catch (error) {
      containers.delete(releaseOf(id, ref));
      onError(error, ref);
      if (!ref.fallback) throw error;
    }
  }
}

/** A release of another React major is asked for its lifecycles: they alone can draw it. */
async function moduleOf<T>(
  id: string,
  ref: RemoteRef,
  ms: number,
  made: (module: unknown, ref: RemoteRef) => T | Promise<T>,
): Promise<T> {
  const [, expose] = id.split('/');
  const container = await containerOf(releaseOf(id, ref), ref, ms);
  const factory = await container.get(ref.react ? './lifecycles' : `./${expose}`);
  return made(factory(), ref);
}

const releaseOf = (id: string, { version }: RemoteRef): string => `${id.split('/')[0]}@${version}`;

/** A container that failed is forgotten here, one that is late above, so that a retry asks again. */
function containerOf(release: string, ref: RemoteRef, ms: number): Promise<Container> {
  const known = containers.get(release);
  if (known) return known;
  const opening = openContainer(release, ref, ms);
  containers.set(release, opening);
  opening.catch(() => containers.delete(release));
  return opening;
}

async function openContainer(release: string, ref: RemoteRef, ms: number): Promise<Container> {
  const isThere = () => globalOf(release) !== undefined;
  if (!isThere()) await fetchScript(ref.entry, digestOf(ref, ref.entry), ms, isThere);
  const found = globalOf(release);
  if (!found) throw new Error(`no container in ${ref.entry}`);
  releases.set(found, release);
  const scope = ref.react ? withoutReact(__webpack_share_scopes__.default) : __webpack_share_scopes__.default;
  const shareScopeMap = { ...__webpack_share_scopes__, default: scope };
  await found.init(scope, [], {
    shareScopeMap,
    shareScopeKeys: ['default'],
    chunkLoader: chunkLoader((address) => digestOf(ref, address)),
  });
  return found;
}

/**
 * The house's build names the container `name@version`; a standard remote has its plain name, which another of its
 * releases may hold. The page's joined file may have brought it along.
 */
function globalOf(release: string): Container | undefined {
  const found: unknown = Reflect.get(globalThis, release) ?? Reflect.get(globalThis, release.split('@')[0] ?? '');
  return isContainer(found) && (releases.get(found) ?? release) === release ? found : undefined;
}

const isContainer = (found: unknown): found is Container =>
  typeof found === 'object' && found !== null && 'init' in found && 'get' in found;

/**
 * The digest of a file of the release by its address, undefined where the release names no such file; a developer's own
 * remote has no digests at all.
 */
function digestOf({ entry, version, integrity }: RemoteRef, address: string): string | undefined {
  if (!integrity) return version.startsWith('0.0.0-') ? UNSIGNED : undefined;
  const folder = new URL('.', new URL(entry, location.href)).href;
  const { href } = new URL(address, location.href);
  return href.startsWith(folder) ? integrity[href.slice(folder.length)] : undefined;
}

/** What a release of another React major may share with the page: state and rules that no React is in. */
const withoutReact = (scope: Record<string, object>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(scope).filter(([key]) => /^@bookfront\/shared\/(events|format|routes|schemas)/.test(key)),
  );

function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Late(what, promise)), ms);
    promise.then(done, fail).finally(() => clearTimeout(timer));
  });
}
