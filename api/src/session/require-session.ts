import type { Db } from '../database/open';
import type { Shop } from '../shop/shop';
import { deleteSession, insertCart, insertSession, newSecret, type SessionRow } from './session-repository';

/** What finding or creating a session needs from a call. `session` undefined: a guest without a row. */
export interface SessionContext {
  shop: Shop;
  session: SessionRow | undefined;
  /** Unix seconds. */
  now: number;
  /** Sets the visitor's session cookie. */
  setSecret: (secret: string) => void;
}

/** Returns the visitor's session row, creating it and its cookie on the first call that writes. */
export async function requireSession(tx: Db, context: SessionContext): Promise<SessionRow> {
  return context.session ?? replaceSession(tx, context, { cart_key: await insertCart(tx, context.shop, null) });
}

/** Replaces the visitor's session by a new one with a new secret (SPEC-D1); the old secret stops working. */
export async function replaceSession(
  tx: Db,
  context: SessionContext,
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
