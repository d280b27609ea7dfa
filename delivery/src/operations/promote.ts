import type { Edge } from '../edge/context/edge';
import { visitorCount } from '../guard/decide';
import { type Evidence, emptyArm } from '../guard/evidence';
import { failuresOf } from '../guard/rollout-actions';
import { requireAllShops } from '../registry/access';
import { hasRequestOfAnother, requestPromotion } from '../registry/promotion-request';
import { Refused } from '../registry/refused';
import type { PackageState, RolloutState } from '../registry/state';
import { promote } from '../registry/transitions';
import type { PromoteCommand, Started } from './command';
import { reasonInFreeze } from './freeze-rule';
import { prepareRelease } from './prepare-release';

/**
 * Makes a release live for everybody; where two people must promote, the first one's command asks for the second's.
 * `warning`: few tried it, or somebody else must promote it too.
 */
export async function promoteRelease(edge: Edge, command: PromoteCommand): Promise<Started> {
  const { name, access, force } = command;
  const { configuration, current, guard, registryWriter } = edge;
  const version = command.version ?? current.get().state[name]?.canary?.version;
  const reason = reasonInFreeze(configuration, command.reason, force);
  requireAllShops(access, 'reaches every shop');
  if (!version) throw new Refused(`${name} has no canary. Say which version to promote.`);
  await prepareRelease(edge, name, version);
  const before = guard.lastVerdict(name)?.evidence;
  const failed = failuresOf(before?.stable ?? emptyArm());
  const warning = warningOf(current.get().state[name], version, before);
  const by = access.name;
  const isAsking = (state: RolloutState, now: number) =>
    configuration.twoPersonPromote && !hasRequestOfAnother(state[name], { version, by, now });
  const entry = (state: RolloutState) => ({
    action: isAsking(state, Date.now()) ? ('request' as const) : ('promote' as const),
    ...{ name, version, by, reason: reason || 'for everybody' },
  });
  const revision = await registryWriter.change(entry, (state, context) =>
    isAsking(state, context.now)
      ? requestPromotion(state, name, { version, by, now: context.now })
      : promote(state, name, version, context, failed),
  );
  return { revision, warning: revision.action === 'request' ? secondNeeded(name, version) : warning };
}

const secondNeeded = (name: string, version: string) =>
  `Somebody with another token must promote ${name} ${version} too, within 24 hours.`;

const minTried = 200;

/** What whoever promotes should know: the guard has seen too little of the release. */
function warningOf(own: PackageState | undefined, version: string, evidence: Evidence | undefined): string | undefined {
  if (own?.good.includes(version)) return undefined;
  const tried = own?.canary?.version === version && evidence ? visitorCount(evidence.canary) : 0;
  return tried < minTried
    ? `Only ${tried} visitors tried ${version} as a canary. The guard watches it for an hour, and takes it back if it fails more than usual.`
    : undefined;
}
