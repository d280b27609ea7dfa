import type { ExposeInfo } from '@bookfront/shared/contract';
import type { StoredRelease } from '../../releases/artifacts';
import type { Composition } from '../../rollout/releases-for';

/** An exposed component of a page. */
export interface Part {
  id: string;
  release: StoredRelease;
  info: ExposeInfo & { files: string[] };
}

/**
 * The page's component, then the frame's fragments, then those that they embed in turn, as far as releases have them.
 */
export function partsOf(page: string | undefined, releases: Composition): Part[] {
  const parts = new Map<string, Part>();
  const wanted = [...(page ? [page] : []), ...frameFragments(releases)];
  for (const id of wanted) {
    const part = parts.has(id) ? undefined : findPart(id, releases);
    if (!part) continue;
    parts.set(id, part);
    wanted.push(...part.info.fragments);
  }
  return [...parts.values()];
}

/** The fragments that the frame of every page embeds, according to the shell's release. */
const frameFragments = ({ shell }: Composition) =>
  Object.values(shell.info.exposes).flatMap(({ fragments }) => fragments);

export function findPart(id: string, releases: Composition): Part | undefined {
  const [name = '', expose] = id.split('/');
  const release = releases.remotes[name];
  const info = release?.info.exposes[`./${expose}`];
  return release && info && { id, release, info };
}
