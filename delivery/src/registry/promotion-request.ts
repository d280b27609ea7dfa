import { Refused } from './refused';
import type { PackageState, RolloutState } from './state';
import { requirePackage } from './transitions';

interface Asking {
  version: string;
  /** The token's name. */
  by: string;
  now: number;
}

const requestMs = 24 * 3600_000;

/** Whether somebody else asked for this promotion within a day. */
export const hasRequestOfAnother = (own: PackageState | undefined, { version, by, now }: Asking): boolean =>
  own?.request?.version === version && own.request.by !== by && now - own.request.since < requestMs;

/** Records that somebody wants the version live for everybody. It replaces an older request. */
export function requestPromotion(state: RolloutState, name: string, { version, by, now }: Asking): RolloutState {
  const own = requirePackage(state, name);
  if (own.live === version && !own.canary) throw new Refused(`${name} ${version} is live for everybody already.`);
  const { request } = own;
  if (request?.version === version && request.by === by && now - request.since < requestMs)
    throw new Refused(`You asked for ${name} ${version} already. Somebody with another token must promote it too.`);
  return { ...state, [name]: { ...own, request: { version, by, since: now } } };
}
