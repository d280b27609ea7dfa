import { randomBytes } from 'node:crypto';
import type { Edge } from '../edge/context/edge';
import { type Access, requireAllShops } from '../registry/access';
import { Refused } from '../registry/refused';
import type { Audience, Revision, RolloutState } from '../registry/state';
import { pause, resume, rollBack, startCanary } from '../registry/transitions';
import type { CanaryCommand, Command, PromoteCommand, Started } from './command';
import { reasonInFreeze } from './freeze-rule';
import { prepareRelease } from './prepare-release';
import { promoteRelease } from './promote';

/** The commands of teams and operators for published releases. Each records one revision or throws Refused. */
export function createCommands(edge: Edge) {
  const { registryWriter, current } = edge;

  return {
    /** `warning`: the release was rolled back before. A token for one shop starts canaries for that shop. */
    async canary({
      name,
      version,
      to,
      steps,
      soakMs,
      deadlineMs,
      access,
      force,
      ...given
    }: CanaryCommand): Promise<Started> {
      const running = current.get().state[name]?.canary;
      const isSmaller =
        running !== undefined && running.version === version && to <= running.share && given.only === undefined;
      const reason = isSmaller ? given.reason : reasonInFreeze(edge.configuration, given.reason, force);
      requireHalf(edge, [to, ...(steps ?? [])]);
      const only = audienceFor(access, given.only);
      requireKnownShop(edge, only);
      const isWithdrawn = current.get().state[name]?.withdrawn.includes(version) ?? false;
      await prepareRelease(edge, name, version);
      const salt = given.group ? `group:${given.group}` : `${name}@${version}:${randomBytes(9).toString('base64url')}`;
      const entry = {
        action: 'canary' as const,
        name,
        version,
        by: access.name,
        reason: reason || `to ${to} %${only ? ` of ${only}` : ''}`,
      };
      const revision = await registryWriter.change(entry, (state, context) =>
        startCanary(state, name, { version, share: to, salt, steps, soakMs, deadlineMs, only }, context),
      );
      return { revision, warning: isWithdrawn ? `${name} ${version} was rolled back before.` : undefined };
    },

    promote: (command: PromoteCommand): Promise<Started> => promoteRelease(edge, command),
    pause: (command: Command): Promise<Revision> => setPaused(edge, command, true),
    resume: (command: Command): Promise<Revision> => setPaused(edge, command, false),

    /** Without a version: the running canary. */
    async rollback({
      name,
      version: wanted,
      access,
      reason,
    }: Command & { version?: string | undefined }): Promise<Revision> {
      if (wanted !== undefined && wanted === current.get().state[name]?.live)
        requireAllShops(access, 'takes back what every shop has');
      const entry = (state: RolloutState) => {
        const { version, to } = rollBack(state, name, wanted);
        return {
          action: 'rollback' as const,
          name,
          version,
          by: access.name,
          reason: `${reason || 'by hand'}; ${to} is live`,
        };
      };
      return registryWriter.change(entry, (state) => rollBack(state, name, wanted).state);
    },
  };
}

function setPaused({ registryWriter }: Edge, { name, access, reason }: Command, isPaused: boolean): Promise<Revision> {
  const entry = (state: RolloutState) => ({
    action: isPaused ? ('pause' as const) : ('resume' as const),
    name,
    version: state[name]?.canary?.version ?? '',
    by: access.name,
    reason: reason || 'by hand',
  });
  return registryWriter.change(entry, (state) => (isPaused ? pause(state, name) : resume(state, name)));
}

const maxAlone = 50;

/** One person alone must not bring most shoppers something new where two must promote. */
function requireHalf({ configuration }: Edge, shares: number[]): void {
  if (configuration.twoPersonPromote && shares.some((share) => share > maxAlone))
    throw new Refused(`Two people must promote here, so a canary reaches at most ${maxAlone} %. Then promote it.`);
}

/** A token for one shop reaches that shop alone. */
function audienceFor(access: Access, only: Audience | undefined): Audience | undefined {
  if (access.shop === undefined) return only;
  const own: Audience = `shop=${access.shop}`;
  if (only !== undefined && only !== own) requireAllShops(access, `is for ${only}`);
  return own;
}

function requireKnownShop({ shops }: Edge, only: Audience | undefined): void {
  if (!only?.startsWith('shop=')) return;
  const name = only.slice('shop='.length);
  const known = shops.names();
  if (!known.includes(name))
    throw new Refused(
      `The edge knows no shop ${name}; it knows ${known.join(', ') || 'none yet'}. A shop is known once one of its pages was opened.`,
      422,
    );
}
