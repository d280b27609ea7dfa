import { call } from '@bookfront/shared/api-client';
import { sessionStore } from '@bookfront/shared/session';
import { restoreFocusAfterReload } from '../navigation';

/**
 * Logs the shopper out even if the call fails (SES-03, ERR-32), and reloads so that nothing personal stays in the page.
 */
export async function logOut(home: string): Promise<void> {
  const answer = await call('account/logout', {});
  const session = sessionStore.get();
  if (answer.ok) sessionStore.set(answer.value);
  else if (session)
    sessionStore.set({ ...session, logged_in: false, user: null, wishlist: { rows: [] }, wishlist_id: '' });
  restoreFocusAfterReload('heading');
  location.assign(home);
}
