import type { ClientConfig } from '@bookfront/shared/api-client';
import { sessionStore } from '@bookfront/shared/session';
import { writeCookie } from './cookies';

/** Handles every answer of the api: stores a version-1 site's handle, and reacts to a session that ended or changed. */
export const followResponse: NonNullable<ClientConfig['onResponse']> = (request, result) => {
  if (result.ok) {
    storeTransfer(result.value);
    return undefined;
  }
  const { code } = result.failure;
  const isStale = code === 'session_changed' || (code === 'login_required' && sessionStore.get()?.logged_in);
  return isStale
    ? import('./handle-stale-session')
        .then(({ handleStaleSession }) => handleStaleSession(request))
        .catch(() => undefined)
    : undefined;
};

/** SES-11: account/login and v1/transfer may carry it. */
function storeTransfer(reply: unknown): void {
  const handle: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'STG') : undefined;
  if (typeof handle === 'string' && handle) writeCookie('STG', handle, 365);
}
