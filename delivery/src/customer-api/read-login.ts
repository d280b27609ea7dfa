import type { Session } from '@bookfront/shared/schemas';
import type { Current } from '../registry/current';
import type { Api, Caller } from './api';

/** Asks the api whether the caller is logged in, but only while a rollout depends on it; else undefined. */
export function createReadLogin(api: Api, current: Current) {
  const isWanted = () =>
    Object.values(current.get().state).some(({ canary }) => canary?.only === 'logged-in' || canary?.only === 'guests');
  return async (caller: Caller): Promise<boolean | undefined> => {
    if (!isWanted()) return undefined;
    if (!caller.secret) return false;
    const outcome = await api.call('session/get', {}, caller);
    return outcome.ok ? (outcome.reply as Session).logged_in : undefined;
  };
}
