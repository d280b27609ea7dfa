import type { Edge } from '../edge/context/edge';
import { samplePages, samplesShowing } from '../edge/page/prepare-renderer';
import { findIncompatible } from '../gate/compatibility';
import { releasesInUse } from '../gate/releases-in-use';
import { Refused } from '../registry/refused';
import type { RolloutState } from '../registry/state';

/** Checks that the version is published and compatible with what is live, and prepares the renderer for it. */
export async function prepareRelease(edge: Edge, name: string, version: string): Promise<void> {
  const known = (await edge.registry.releases(name)).some((one) => one.version === version);
  const release = known ? edge.store.get(name, version) : undefined;
  if (!release)
    throw new Refused(
      `There is no release ${name} ${version}. Publish it first: pnpm release publish ${name.replaceAll('_', '-')}`,
      404,
    );
  const { state } = edge.current.get();
  const [problem] = findIncompatible(release, releasesInUse(release, state, edge.store));
  if (problem) throw new Refused(problem, 422);
  if (isInUse(state, name, version)) return;
  const composition = edge.releasesFor({ shop: '', id: '' }, { [name]: version });
  if (!composition) return;
  const samples = samplesShowing(await samplePages(edge, composition), composition, name);
  await edge.renderer.prepare(samples.map(({ job }) => job));
}

function isInUse(state: RolloutState, name: string, version: string): boolean {
  const own = state[name];
  return own !== undefined && (own.live === version || own.canary?.version === version || own.good.includes(version));
}
