import { type CallFailure, call } from '@bookfront/shared/api-client';
import type { Corp } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { keepCookie } from '../session';

/**
 * SES-04, SES-05, GAP-48, GAP-49: three paths. Not a customer: changed and transferred in one. A customer: set, then
 * transferred on a version-1 shop, else the session is read anew. Whoever calls reloads the page. Gives the failure, if
 * there was one.
 */
export async function switchAccount(corp: Pick<Corp, 'id' | 'type'>, isV1: boolean): Promise<CallFailure | undefined> {
  const failure = corp.type === 'customer' ? await switchCustomer(corp.id, isV1) : await switchOther(corp.id);
  if (!failure) keepCookie('login-switch', corp.id, 7);
  return failure;
}

async function switchOther(corp_id: string): Promise<CallFailure | undefined> {
  const answer = await call('v1/changeCorpAndTransfer', { corp_id });
  if (!answer.ok) return answer.failure;
  keepCookie('want_v1', '1', 365);
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

/** The switch has made another session: the page's handle is worth nothing now. */
function forgetHandle(): void {
  const session = sessionStore.get();
  if (session) sessionStore.set({ ...session, session_id: '' });
}
