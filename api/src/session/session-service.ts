import type { Session } from '@bookfront/shared/schemas';
import { accountById, toUser } from '../account/account-repository';
import type { CallContext } from '../call';
import { buildCart } from '../cart/cart-service';
import type { Db } from '../database/open';
import { wishlistOf } from '../titlelist/list-repository';
import { insertCart, insertSession, newSecret, type SessionRow } from './session-repository';

/** The visitor's session row, made with its cookie at the first call that writes. */
export async function requireSession(tx: Db, context: CallContext): Promise<SessionRow> {
  if (context.session) return context.session;
  const { shop, now } = context;
  const secret = newSecret();
  const session = await insertSession(tx, {
    shop,
    secret,
    account_id: null,
    cart_key: await insertCart(tx, shop, null),
    location_id: shop.locations[0]?.id ?? '',
    now,
  });
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
    user: account ? toUser(account) : null,
    wishlist: { rows: account ? await wishlistOf(db, account.wishlist_id) : [] },
    wishlist_id: account?.wishlist_id ?? '',
    cart: await buildCart(db, context),
    pick_location: false,
    location_id: session?.location_id ?? shop.locations[0]?.id ?? '',
  };
}
