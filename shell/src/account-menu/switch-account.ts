import { type CallFailure, call } from '@bookfront/shared/api-client';
import type { Corp } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { writeCookie } from '../session';

/**
 * Switches the account (SES-04, SES-05, GAP-48, GAP-49). An account that isn't a customer is changed and transferred in
 * one call. A customer's is set, then transferred on a version-1 shop; on others the session is read again. The caller
 * reloads the page. Returns the failure, if any.
 */
export async function switchAccount(corp: Pick<Corp, 'id' | 'type'>, isV1: boolean): Promise<CallFailure | undefined> {
  const failure = corp.type === 'customer' ? await switchCustomer(corp.id, isV1) : await switchOther(corp.id);
  if (!failure) writeCookie('login-switch', corp.id, 7);
  return failure;
}

async function switchOther(corp_id: string): Promise<CallFailure | undefined> {
  const answer = await call('v1/changeCorpAndTransfer', { corp_id });
  if (!answer.ok) return answer.failure;
  writeCookie('want_v1', '1', 365);
  return undefined;
}

async function switchCustomer(corp_id: string, isV1: boolean): Promise<CallFailure | undefined> {
  const set = await call('account/setCorp', { corp_id });
  if (!set.ok) return set.failure;
  forgetHandle();
  const next = isV1 ? await call('v1/transfer', {}) : await call('session/get', {});
  if (!next.ok) return next.failure;
  if ('cart' in next.value) sessionStore.set(next.value);
  return undefined;
}

/** Clears the page's handle, which belongs to the session before the switch. */
function forgetHandle(): void {
  const session = sessionStore.get();
  if (session) sessionStore.set({ ...session, session_id: '' });
}
