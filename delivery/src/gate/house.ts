import type { RolloutState } from '../registry/state';
import type { ArtifactStore, StoredRelease } from '../releases/artifacts';

/**
 * What a candidate must get on with: the releases that shoppers have now. `before`: those of its own package; `shell`:
 * the one that it will meet.
 */
export interface House {
  shell: StoredRelease | undefined;
  others: StoredRelease[];
  before: StoredRelease[];
}

export function houseFor(candidate: StoredRelease, state: RolloutState, artifacts: ArtifactStore): House {
  const inUse = Object.entries(state).flatMap(([name, { live, canary }]) =>
    [live, ...(canary ? [canary.version] : [])].map((version) => ({ name, version })),
  );
  const releases = inUse.flatMap(({ name, version }) => artifacts.get(name, version) ?? []);
  const others = releases.filter(({ name }) => name !== candidate.name);
  const before = releases.filter(({ name }) => name === candidate.name);
  const shell = candidate.info.kind === 'shell' ? candidate : others.find(({ info }) => info.kind === 'shell');
  return { shell, others, before };
}

/** 'mf_item 1.4.0' */
export const nameOf = ({ name, version }: StoredRelease) => `${name} ${version}`;
