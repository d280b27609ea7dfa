import { call } from '@bookfront/shared/api-client';
import { sessionStore } from '@bookfront/shared/session';
import { keepFocus } from '../navigation';

/**
 * SES-03, ERR-32: whatever the api says, the shopper is logged out; the page is loaded anew so that nothing personal
 * stays in it.
 */
export async function logOut(home: string): Promise<void> {
  const answer = await call('account/logout', {});
  const session = sessionStore.get();
  if (answer.ok) sessionStore.set(answer.value);
  else if (session)
    sessionStore.set({ ...session, logged_in: false, user: null, wishlist: { rows: [] }, wishlist_id: '' });
  keepFocus('heading');
  location.assign(home);
}
