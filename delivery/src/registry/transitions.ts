import { Refused } from './refused';
import type { Audience, Canary, PackageState, RolloutState, Watch } from './state';

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
  deadlineMs?: number | undefined;
}
/** How often the release before failed, against which its successor is judged. */
export type FailuresBefore = Pick<Watch, 'loadFailures' | 'failures'>;

/** `version`: the release that was withdrawn; `to`: the one that is live now. */
export interface RolledBack {
  state: RolloutState;
  version: string;
  to: string;
}

const maxGood = 20;
const defaultSoakMs = 10 * 60_000;
export const defaultDeadlineMs = 7 * 24 * 3600_000;

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
    deadlineMs: request.deadlineMs ?? running?.deadlineMs ?? defaultDeadlineMs,
    since: now,
    window: revision,
    paused: false,
  };
}

/**
 * Advances the canary to its next step; at 100 % it becomes live. A canary for one audience stays a canary then: the
 * others never saw it.
 */
export function advance(
  state: RolloutState,
  name: string,
  context: TransitionContext,
  before: FailuresBefore,
): RolloutState {
  const { canary } = requirePackage(state, name);
  const next = canary && nextStep(canary);
  if (!canary || next === undefined) throw new Refused(`${name} has no further step.`);
  if (next >= 100 && !canary.only) return promote(state, name, canary.version, context, before);
  return startCanary(state, name, { version: canary.version, share: next, salt: canary.salt }, context);
}

export const nextStep = ({ share, steps }: Canary): number | undefined => steps.find((step) => step > share);

/** Makes the version live for everybody; the guard then watches it for an hour. */
export function promote(
  state: RolloutState,
  name: string,
  version: string,
  { now, revision }: TransitionContext,
  failed: FailuresBefore,
): RolloutState {
  const before = requirePackage(state, name);
  if (before.live === version && !before.canary) throw new Refused(`${name} ${version} is live for everybody already.`);
  const next = goLive(before, version);
  return {
    ...state,
    [name]: { ...next, watch: { version, before: before.live, since: now, window: revision, ...failed } },
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

/** Ends a canary that too few visitors met. It isn't withdrawn: nothing is known against it. */
export function expire(state: RolloutState, name: string): RolloutState {
  const { canary: _, ...rest } = requirePackage(state, name);
  return { ...state, [name]: rest };
}

/** Lets a paused canary go on; its step and what was seen of it stay. */
export function resume(state: RolloutState, name: string): RolloutState {
  const before = requirePackage(state, name);
  if (!before.canary?.paused) throw new Refused(`${name} has no paused canary to resume.`);
  return { ...state, [name]: { ...before, canary: { ...before.canary, paused: false } } };
}

/**
 * Withdraws the canary, or the live release, which the last good one replaces. Without `version` the canary alone: the
 * second of two equal commands must not take the live release back.
 */
export function rollBack(state: RolloutState, name: string, wanted?: string): RolledBack {
  const before = requirePackage(state, name);
  const version = wanted ?? before.canary?.version;
  if (version === undefined)
    throw new Refused(`${name} has no canary. To take the live release back, name it: rollback ${name} ${before.live}`);
  if (version === before.canary?.version) return withdrawCanary(state, name, before, version);
  if (version === before.live) return withdrawLive(state, name, before);
  throw new Refused(`${name} ${version} is neither live nor a canary, so there is nothing to take back.`);
}

function withdrawCanary(state: RolloutState, name: string, own: PackageState, version: string): RolledBack {
  const { canary: _canary, watch: _watch, ...rest } = own;
  const withdrawn = withdrawnWith(own, version);
  return { state: { ...state, [name]: { ...rest, withdrawn } }, version, to: own.live };
}

function withdrawLive(state: RolloutState, name: string, { watch: _, ...own }: PackageState): RolledBack {
  const to = lastGood(own);
  if (!to)
    throw new Refused(`${name} has no earlier good release to go back to. Publish a fixed version and promote it.`);
  const good = own.good.filter((one) => one !== to);
  const next = { ...own, live: to, good, withdrawn: withdrawnWith(own, own.live) };
  return { state: { ...state, [name]: next }, version: own.live, to };
}

const withdrawnWith = ({ withdrawn }: PackageState, version: string) => [...new Set([version, ...withdrawn])];

/** Ends the watch of a live release. */
export function settle(state: RolloutState, name: string): RolloutState {
  const { watch: _, ...rest } = requirePackage(state, name);
  return { ...state, [name]: rest };
}

export const lastGood = ({ good, withdrawn }: PackageState): string | undefined =>
  good.find((version) => !withdrawn.includes(version));

export function requirePackage(state: RolloutState, name: string): PackageState {
  const found = state[name];
  if (!found) throw new Refused(`There is no package ${name} here yet. Publish its first release.`, 404);
  return found;
}
