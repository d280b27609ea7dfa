import type { ResponseAction } from '@bookfront/shared/api-client';
import { bus } from '@bookfront/shared/events';
import { isSameVisitor, sessionStore } from '@bookfront/shared/session';
import { isResumable } from './intent';
import { refreshSession } from './keep-session-fresh';

/**
 * Runs when the api answers that the page shows an old session. Same visitor, new handle: has the call repeated. A
 * member whose session ended: asks for a login, and resumes a resumable call after it.
 */
export async function handleStaleSession({
  name,
  payload,
}: {
  name: string;
  payload: object;
}): Promise<ResponseAction> {
  const before = sessionStore.get();
  await refreshSession();
  const now = sessionStore.get();
  if (!before || !now) return undefined;
  if (isSameVisitor(before, now)) return before.session_id !== now.session_id ? 'retry' : undefined;
  if (!before.logged_in || now.logged_in) return undefined;
  const resume = isResumable(name) ? { resume: { call: name, payload: asText(payload) } } : {};
  bus.emit('login:wanted', { expired: true, ...resume });
  return 'login';
}

const asText = (payload: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(payload).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
