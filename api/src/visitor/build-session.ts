import { limits, type Session } from '@bookfront/shared/schemas';
import { type AccountRow, accountById, toUser } from '../account/account-repository';
import { corpInUse, corpsOf } from '../account/corps';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { newestOfList } from '../list/item-repository';
import { toCart } from '../pricing/build-cart';
import { type PricedCart, priceCart } from '../pricing/priced-cart';
import type { SessionRow } from '../session/session-repository';
import { altAddresses } from '../shipping/address-choice';
import { locationOf } from '../shop/location';

/** P1 §3 Session. Guests without a row share one constant document. */
export async function buildSession(db: Db, context: CallContext): Promise<Session> {
  const { session, shop } = context;
  const account = session?.account_id ? await accountById(db, session.account_id) : undefined;
  const cart = await priceCart(db, context);
  return {
    session_id: session?.session_id ?? '',
    logged_in: account !== undefined,
    user: account && session ? await userOf(context, { db, account, session, cart }) : null,
    wishlist: account ? await wishlistOf(db, account) : { rows: [] },
    wishlist_id: account?.wishlist_id ?? '',
    cart: await toCart(db, context, cart),
    pick_location: shop.locations.length > 1 && !session?.location_id,
    location_id: locationOf(context),
  };
}

/** The newest favourites, and whether there are more: the query reads one extra. */
async function wishlistOf(db: Db, { wishlist_id }: AccountRow): Promise<Session['wishlist']> {
  const { wishlist: most } = limits.list;
  const rows = await newestOfList(db, wishlist_id, most + 1);
  return rows.length > most ? { rows: rows.slice(0, most), has_more: true } : { rows };
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
