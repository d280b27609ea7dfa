import { Refused } from './refused';
import type { Audience, Canary, PackageState, RolloutState } from './state';

/** When a move is made: `now` in ms, `revision` the number that it will have. */
export interface Moment {
  now: number;
  revision: number;
}
export interface CanaryWish {
  version: string;
  share: number;
  salt: string;
  only?: Audience | undefined;
  steps?: number[] | undefined;
  soakMs?: number | undefined;
}

const maxGood = 20;
const defaultSoakMs = 10 * 60_000;

/** The package's first release is live at once. */
export const install = (state: RolloutState, name: string, version: string): RolloutState => {
  const before = state[name];
  return { ...state, [name]: before ? goLive(before, version) : { live: version, good: [], withdrawn: [] } };
};

/** Begins a rollout, or changes the share of the one that runs: then its visitors stay in it. */
export function startCanary(
  state: RolloutState,
  name: string,
  wish: CanaryWish,
  { now, revision }: Moment,
): RolloutState {
  const before = requirePackage(state, name);
  if (wish.version === before.live)
    throw new Refused(`${name} ${wish.version} is live for everybody already. Publish another version for a canary.`);
  if (before.canary && before.canary.version !== wish.version)
    throw new Refused(`${name} has a canary already: ${before.canary.version}. Promote it or roll it back first.`);
  const canary = canaryOf(wish, before.canary, { now, revision });
  const { watch: _, ...rest } = before;
  return {
    ...state,
    [name]: { ...rest, withdrawn: before.withdrawn.filter((version) => version !== wish.version), canary },
  };
}

function canaryOf(wish: CanaryWish, running: Canary | undefined, { now, revision }: Moment): Canary {
  const only = wish.only ?? running?.only;
  return {
    version: wish.version,
    share: wish.share,
    salt: running?.salt ?? wish.salt,
    ...(only ? { only } : {}),
    steps: wish.steps ?? running?.steps ?? [],
    soakMs: wish.soakMs ?? running?.soakMs ?? defaultSoakMs,
    since: now,
    window: revision,
    paused: false,
  };
}

/** The canary's next step; at 100 it is live. */
export function advance(state: RolloutState, name: string, moment: Moment, loadFailures: number): RolloutState {
  const { canary } = requirePackage(state, name);
  const next = canary && nextStep(canary);
  if (!canary || next === undefined) throw new Refused(`${name} has no further step.`);
  if (next >= 100) return promote(state, name, canary.version, moment, loadFailures);
  return startCanary(state, name, { version: canary.version, share: next, salt: canary.salt }, moment);
}

export const nextStep = ({ share, steps }: Canary): number | undefined => steps.find((step) => step > share);

/** Everybody gets the version, and it is watched for an hour. */
export function promote(
  state: RolloutState,
  name: string,
  version: string,
  { now, revision }: Moment,
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

/** The version takes the live one's place, which becomes the last good one. A running canary ends. */
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

/** Takes the canary back where there is one, else the live release: the last good one takes its place. */
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

/** The watched hour is over. */
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
