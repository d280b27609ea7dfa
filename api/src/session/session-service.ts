import type { Session } from '@bookfront/shared/schemas';
import { type AccountRow, accountById, toUser } from '../account/account-repository';
import { corpInUse, corpsOf } from '../account/corps';
import type { CallContext } from '../call';
import { toCart } from '../cart/cart-service';
import { type PricedCart, priceCart } from '../cart/priced-cart';
import type { Db } from '../database/open';
import { altAddresses } from '../shipping/address-choice';
import { locationOf } from '../store/location';
import { wishlistOf } from '../titlelist/list-repository';
import { deleteSession, insertCart, insertSession, newSecret, type SessionRow } from './session-repository';

/** The visitor's session row, made with its cookie at the first call that writes. */
export async function requireSession(tx: Db, context: CallContext): Promise<SessionRow> {
  return context.session ?? replaceSession(tx, context, { cart_key: await insertCart(tx, context.shop, null) });
}

/**
 * A new session with a new secret in place of the visitor's (decision 1 of the specification): the old secret is worth
 * nothing from here on.
 */
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
  const cart = await priceCart(db, context);
  return {
    session_id: session?.session_id ?? '',
    logged_in: account !== undefined,
    user: account && session ? await userOf(context, { db, account, session, cart }) : null,
    wishlist: { rows: account ? await wishlistOf(db, account.wishlist_id) : [] },
    wishlist_id: account?.wishlist_id ?? '',
    cart: await toCart(db, context, cart),
    pick_location: shop.locations.length > 1 && !session?.location_id,
    location_id: locationOf(context),
  };
}

interface Member {
  db: Db;
  account: AccountRow;
  session: SessionRow;
  cart: PricedCart;
}

async function userOf(context: CallContext, { db, account, session, cart }: Member): Promise<Session['user']> {
  const corps = await corpsOf(db, account);
  return {
    ...toUser(account, corps, corpInUse(corps, account, session)),
    alt_addresses: altAddresses(context, cart.lines),
  };
}
