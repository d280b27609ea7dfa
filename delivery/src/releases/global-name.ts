import type { StoredRelease } from './artifacts';
import { readManifest } from './federation-manifest';

/**
 * The global name of a remote's container. The house's build gives each release its own; a standard one has its plain
 * name.
 */
export function globalNameOf({ dir, name, version }: StoredRelease): string {
  const isPlain = readManifest(dir)?.metaData.globalName === name;
  return isPlain ? name : `${name}@${version}`;
}

export const hasOwnGlobal = (release: StoredRelease): boolean => globalNameOf(release) !== release.name;
