import type { RemoteRef } from '@bookfront/shared/contract';
import type { ReleaseStore, StoredRelease } from './store';

/** The releases that one page view is made of: the shell's, and each remote's. `key` names the whole map. */
export interface ReleaseMap {
  key: string;
  shell: StoredRelease;
  remotes: Record<string, StoredRelease>;
  refs: Record<string, RemoteRef>;
}

/** Who looks: a canary assigns releases by it. Everybody gets the live ones so far. */
export interface Visitor {
  shop: string;
  id: string | undefined;
}

export type ReleasesFor = (visitor: Visitor) => ReleaseMap | undefined;

/** Undefined while no shell is live. */
export function createReleasesFor(store: ReleaseStore): ReleasesFor {
  const maps = new Map<string, ReleaseMap | undefined>();
  return () => {
    const key = Object.entries(store.live())
      .map(([name, { version }]) => `${name}@${version}`)
      .sort()
      .join(' ');
    if (!maps.has(key)) maps.set(key, readMap(store, key));
    return maps.get(key);
  };
}

function readMap(store: ReleaseStore, key: string): ReleaseMap | undefined {
  const remotes: ReleaseMap['remotes'] = {};
  const refs: ReleaseMap['refs'] = {};
  let shell: StoredRelease | undefined;
  for (const [name, { version, previous }] of Object.entries(store.live())) {
    const release = store.get(name, version);
    if (release?.info.kind === 'shell') shell = release;
    else if (release) {
      const before = previous ? store.get(name, previous) : undefined;
      remotes[name] = release;
      refs[name] = { ...toRef(release), ...(before ? { fallback: toRef(before) } : {}) };
    }
  }
  return shell && { key, shell, remotes, refs };
}

function toRef(release: StoredRelease): RemoteRef {
  const scripts = Object.entries(release.info.files).filter(([file]) => file.endsWith('.js'));
  return {
    version: release.version,
    entry: addressOf(release, release.info.entry),
    integrity: Object.fromEntries(scripts.map(([file, { sha384 }]) => [file, integrityOf(sha384)])),
  };
}

export const addressOf = ({ name, version }: StoredRelease, file: string) => `/remotes/${name}/${version}/${file}`;
export const integrityOf = (sha384: string) => (sha384.startsWith('sha384-') ? sha384 : `sha384-${sha384}`);
