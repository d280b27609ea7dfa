import { randomBytes } from 'node:crypto';
import type { Edge } from '../edge/context/edge';
import { samplePages, samplesShowing } from '../edge/page/prepare-renderer';
import { findIncompatible } from '../gate/compatibility';
import { releasesInUse } from '../gate/releases-in-use';
import { Refused } from '../registry/refused';
import type { Audience, Revision, RolloutState } from '../registry/state';
import { pause, promote, rollBack, startCanary } from '../registry/transitions';

/** A command for one package. `by`: 'operator' or the package whose token it is. */
export interface Command {
  name: string;
  by: string;
  reason: string;
}
export interface CanaryCommand extends Command {
  version: string;
  to: number;
  steps?: number[] | undefined;
  soakMs?: number | undefined;
  only?: Audience | undefined;
}

/** The commands of teams and operators for published releases. Each records one revision or throws Refused. */
export function createCommands(edge: Edge) {
  const { registryWriter, current } = edge;

  return {
    async canary({ name, version, to, steps, soakMs, only, by, reason }: CanaryCommand): Promise<Revision> {
      await prepareRelease(edge, name, version);
      const salt = `${name}@${version}:${randomBytes(9).toString('base64url')}`;
      const entry = {
        action: 'canary' as const,
        name,
        version,
        by,
        reason: reason || `to ${to} %${only ? ` of ${only}` : ''}`,
      };
      return registryWriter.change(entry, (state, context) =>
        startCanary(state, name, { version, share: to, salt, steps, soakMs, only }, context),
      );
    },

    /** Without a version: the running canary. */
    async promote({ name, version, by, reason }: Command & { version?: string | undefined }): Promise<Revision> {
      const wanted = version ?? current.get().state[name]?.canary?.version;
      if (!wanted) throw new Refused(`${name} has no canary. Say which version to promote.`);
      await prepareRelease(edge, name, wanted);
      const failed = shareUnloaded(edge, name);
      const entry = { action: 'promote' as const, name, version: wanted, by, reason: reason || 'for everybody' };
      return registryWriter.change(entry, (state, context) => promote(state, name, wanted, context, failed));
    },

    async pause({ name, by, reason }: Command): Promise<Revision> {
      const entry = (state: RolloutState) => ({
        action: 'pause' as const,
        name,
        version: state[name]?.canary?.version ?? '',
        by,
        reason: reason || 'by hand',
      });
      return registryWriter.change(entry, (state) => pause(state, name));
    },

    async rollback({ name, by, reason }: Command): Promise<Revision> {
      const entry = (state: RolloutState) => {
        const { version, to } = rollBack(state, name);
        return { action: 'rollback' as const, name, version, by, reason: `${reason || 'by hand'}; ${to} is live` };
      };
      return registryWriter.change(entry, (state) => rollBack(state, name).state);
    },
  };
}

/** Checks that the version is published and compatible with what is live, and prepares the renderer for it. */
async function prepareRelease(edge: Edge, name: string, version: string): Promise<void> {
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

/** The share of visitors for whom the current release fails to load, against which its successor is judged. */
function shareUnloaded(edge: Edge, name: string): number {
  const loads = edge.guard.lastVerdict(name)?.evidence.stable.lastLoads ?? [];
  return loads.filter(Boolean).length / Math.max(1, loads.length);
}
