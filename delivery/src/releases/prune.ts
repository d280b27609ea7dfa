import type { Registry } from '../registry/registry';
import type { Published, Revision, RolloutState } from '../registry/state';
import type { ArtifactStore } from './artifacts';

const retainedReleases = 20;
const retentionMs = 30 * 24 * 3600_000;
const maxRevisions = 5000;

/** Deletes a package's releases that nobody can need any more, and returns their versions. */
export async function prune(
  { registry, store }: { registry: Registry; store: ArtifactStore },
  name: string,
): Promise<string[]> {
  const now = Date.now();
  const [releases, history, { state }, pins] = await Promise.all([
    registry.releases(name),
    registry.history(undefined, maxRevisions),
    registry.latest(),
    registry.pins(now),
  ]);
  const pinned = pins.filter((pin) => pin.name === name).map(({ version }) => version);
  const wanted = new Set([...neededNow(state, name), ...pinned, ...liveSince(history, name, now - retentionMs)]);
  const deleted = prunable(releases, wanted);
  for (const { version } of deleted) {
    await registry.forget(name, version);
    store.remove(name, version);
  }
  return deleted.map(({ version }) => version);
}

/** `releases`: newest first. */
export const prunable = (releases: Published[], wanted: Set<string>): Published[] =>
  releases.slice(retainedReleases).filter(({ version }) => !wanted.has(version));

export function neededNow(state: RolloutState, name: string): string[] {
  const own = state[name];
  return own ? [own.live, ...(own.canary ? [own.canary.version] : []), ...own.good.slice(0, 1)] : [];
}

/** The versions that were live at any time since `since`. `history`: newest first. */
export function liveSince(history: Revision[], name: string, since: number): string[] {
  const older = history.findIndex(({ time }) => time < since);
  const within = older < 0 ? history : history.slice(0, older + 1);
  return within.flatMap(({ state }) => state[name]?.live ?? []);
}
