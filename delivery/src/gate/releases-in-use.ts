import type { RolloutState } from '../registry/state';
import type { ArtifactStore, StoredRelease } from '../releases/artifacts';

/**
 * The releases in use, with which a candidate must be compatible. `ownPackage`: those of the candidate's package;
 * `shell`: the shell that it will run in.
 */
export interface ReleasesInUse {
  shell: StoredRelease | undefined;
  others: StoredRelease[];
  ownPackage: StoredRelease[];
}

export function releasesInUse(candidate: StoredRelease, state: RolloutState, artifacts: ArtifactStore): ReleasesInUse {
  const inUse = Object.entries(state).flatMap(([name, { live, canary }]) =>
    [live, ...(canary ? [canary.version] : [])].map((version) => ({ name, version })),
  );
  const releases = inUse.flatMap(({ name, version }) => artifacts.get(name, version) ?? []);
  const others = releases.filter(({ name }) => name !== candidate.name);
  const ownPackage = releases.filter(({ name }) => name === candidate.name);
  const shell = candidate.info.kind === 'shell' ? candidate : others.find(({ info }) => info.kind === 'shell');
  return { shell, others, ownPackage };
}

/** 'mf_item 1.4.0' */
export const nameOf = ({ name, version }: StoredRelease) => `${name} ${version}`;
