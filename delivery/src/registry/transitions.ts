import { Refused } from './refused';
import type { Audience, Canary, PackageState, RolloutState } from './state';

/** `now` in ms; `revision`: the number that the new revision will have. */
export interface TransitionContext {
  now: number;
  revision: number;
}
export interface CanaryRequest {
  version: string;
  share: number;
  salt: string;
  only?: Audience | undefined;
  steps?: number[] | undefined;
  soakMs?: number | undefined;
}

const maxGood = 20;
const defaultSoakMs = 10 * 60_000;

/** Makes a release live at once: a package's first one, or a later build of this machine. */
export const install = (state: RolloutState, name: string, version: string): RolloutState => {
  const before = state[name];
  return { ...state, [name]: before ? goLive(before, version) : { live: version, good: [], withdrawn: [] } };
};

/** Starts a rollout, or changes the share of the running one, which keeps its visitors. */
export function startCanary(
  state: RolloutState,
  name: string,
  request: CanaryRequest,
  { now, revision }: TransitionContext,
): RolloutState {
  const before = requirePackage(state, name);
  if (request.version === before.live)
    throw new Refused(
      `${name} ${request.version} is live for everybody already. Publish another version for a canary.`,
    );
  if (before.canary && before.canary.version !== request.version)
    throw new Refused(`${name} has a canary already: ${before.canary.version}. Promote it or roll it back first.`);
  const canary = canaryOf(request, before.canary, { now, revision });
  const { watch: _, ...rest } = before;
  return {
    ...state,
    [name]: { ...rest, withdrawn: before.withdrawn.filter((version) => version !== request.version), canary },
  };
}

function canaryOf(request: CanaryRequest, running: Canary | undefined, { now, revision }: TransitionContext): Canary {
  const only = request.only ?? running?.only;
  return {
    version: request.version,
    share: request.share,
    salt: running?.salt ?? request.salt,
    ...(only ? { only } : {}),
    steps: request.steps ?? running?.steps ?? [],
    soakMs: request.soakMs ?? running?.soakMs ?? defaultSoakMs,
    since: now,
    window: revision,
    paused: false,
  };
}

/** Advances the canary to its next step; at 100 % it becomes live. */
export function advance(
  state: RolloutState,
  name: string,
  context: TransitionContext,
  loadFailures: number,
): RolloutState {
  const { canary } = requirePackage(state, name);
  const next = canary && nextStep(canary);
  if (!canary || next === undefined) throw new Refused(`${name} has no further step.`);
  if (next >= 100) return promote(state, name, canary.version, context, loadFailures);
  return startCanary(state, name, { version: canary.version, share: next, salt: canary.salt }, context);
}

export const nextStep = ({ share, steps }: Canary): number | undefined => steps.find((step) => step > share);

/** Makes the version live for everybody; the guard then watches it for an hour. */
export function promote(
  state: RolloutState,
  name: string,
  version: string,
  { now, revision }: TransitionContext,
  loadFailures: number,
): RolloutState {
  const before = requirePackage(state, name);
  if (before.live === version && !before.canary) throw new Refused(`${name} ${version} is live for everybody already.`);
  const next = goLive(before, version);
  return {
    ...state,
    [name]: { ...next, watch: { version, before: before.live, since: now, window: revision, loadFailures } },
  };
}

/** Replaces the live version, which becomes the last good one. Ends a running canary. */
function goLive({ live, good, withdrawn }: PackageState, version: string): PackageState {
  const isLive = live === version;
  const earlier = [...(isLive ? [] : [live]), ...good].filter((one) => one !== version);
  return { live: version, good: earlier.slice(0, maxGood), withdrawn: withdrawn.filter((one) => one !== version) };
}

export function pause(state: RolloutState, name: string): RolloutState {
  const before = requirePackage(state, name);
  if (!before.canary) throw new Refused(`${name} has no canary to pause.`);
  return { ...state, [name]: { ...before, canary: { ...before.canary, paused: true } } };
}

/** Withdraws the canary if there is one, else the live release, which the last good one replaces. */
export function rollBack(state: RolloutState, name: string): { state: RolloutState; version: string; to: string } {
  const { canary, watch: _, ...before } = requirePackage(state, name);
  if (canary) {
    const withdrawn = [...new Set([canary.version, ...before.withdrawn])];
    return { state: { ...state, [name]: { ...before, withdrawn } }, version: canary.version, to: before.live };
  }
  const to = lastGood(before);
  if (!to)
    throw new Refused(`${name} has no earlier good release to go back to. Publish a fixed version and promote it.`);
  const good = before.good.filter((one) => one !== to);
  const withdrawn = [...new Set([before.live, ...before.withdrawn])];
  return { state: { ...state, [name]: { live: to, good, withdrawn } }, version: before.live, to };
}

/** Ends the watch of a live release. */
export function settle(state: RolloutState, name: string): RolloutState {
  const { watch: _, ...rest } = requirePackage(state, name);
  return { ...state, [name]: rest };
}

export const lastGood = ({ good, withdrawn }: PackageState): string | undefined =>
  good.find((version) => !withdrawn.includes(version));

function requirePackage(state: RolloutState, name: string): PackageState {
  const found = state[name];
  if (!found) throw new Refused(`There is no package ${name} here yet. Publish its first release.`, 404);
  return found;
}
