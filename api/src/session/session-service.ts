import type { Session } from '@bookfront/shared/schemas';
import { type AccountRow, accountById, toUser } from '../account/account-repository';
import { corpInUse, corpsOf } from '../account/corps';
import type { CallContext } from '../call';
import { buildCart } from '../cart/cart-service';
import type { Db } from '../database/open';
import { locationOf } from '../store/location';
import { wishlistOf } from '../titlelist/list-repository';
import { deleteSession, insertCart, insertSession, newSecret, type SessionRow } from './session-repository';

/** The visitor's session row, made with its cookie at the first call that writes. */
export async function requireSession(tx: Db, context: CallContext): Promise<SessionRow> {
  return context.session ?? replaceSession(tx, context, { cart_key: await insertCart(tx, context.shop, null) });
}

/** A new session with a new secret in place of the visitor's (decision 1): the old secret is worth nothing from here on. */
export async function replaceSession(
  tx: Db,
  context: CallContext,
  change: Partial<Pick<SessionRow, 'account_id' | 'cart_key' | 'corp_id'>>,
): Promise<SessionRow> {
  const { shop, session: old, now } = context;
  const secret = newSecret();
  if (old) await deleteSession(tx, old.session_id);
  const { account_id = null, cart_key = '', corp_id = '', location_id = '' } = old ?? {};
  const session = await insertSession(tx, { shop, secret, now, account_id, cart_key, corp_id, location_id, ...change });
  context.session = session;
  context.setSecret(secret);
  return session;
}

/** P1§3 Session. Guests without a row share one constant document. */
export async function buildSession(db: Db, context: CallContext): Promise<Session> {
  const { session, shop } = context;
  const account = session?.account_id ? await accountById(db, session.account_id) : undefined;
  return {
    session_id: session?.session_id ?? '',
    logged_in: account !== undefined,
    user: account && session ? await userOf(db, account, session) : null,
    wishlist: { rows: account ? await wishlistOf(db, account.wishlist_id) : [] },
    wishlist_id: account?.wishlist_id ?? '',
    cart: await buildCart(db, context),
    pick_location: shop.locations.length > 1 && !session?.location_id,
    location_id: locationOf(context),
  };
}

async function userOf(db: Db, account: AccountRow, session: SessionRow): Promise<Session['user']> {
  const corps = await corpsOf(db, account);
  return toUser(account, corps, corpInUse(corps, account, session));
}
