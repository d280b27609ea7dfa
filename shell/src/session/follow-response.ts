import type { ClientConfig } from '@bookfront/shared/api-client';
import { sessionStore } from '@bookfront/shared/session';
import { keepCookie } from './cookies';

/**
 * What the frame does about answers: keeps a version-1 site's handle, and minds a session that has ended or changed.
 */
export const followResponse: NonNullable<ClientConfig['onResponse']> = (asked, result) => {
  if (result.ok) {
    keepTransfer(result.value);
    return undefined;
  }
  const { code } = result.failure;
  const isLost = code === 'session_changed' || (code === 'login_required' && sessionStore.get()?.logged_in);
  return isLost
    ? import('./session-lost').then(({ sessionLost }) => sessionLost(asked)).catch(() => undefined)
    : undefined;
};

/** SES-11: account/login and v1/transfer may carry it. */
function keepTransfer(reply: unknown): void {
  const handle: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'STG') : undefined;
  if (typeof handle === 'string' && handle) keepCookie('STG', handle, 365);
}
