import type { Db } from '../database/open';
import type { Shop } from '../shop/shop';
import { deleteSession, insertCart, insertSession, newSecret, type SessionRow } from './session-repository';

/** What of a call a session hangs on. `session`: undefined for a guest without a row. */
export interface SessionHolder {
  shop: Shop;
  session: SessionRow | undefined;
  /** Unix seconds. */
  now: number;
  /** Makes `secret` the visitor's cookie. */
  setSecret: (secret: string) => void;
}

/** The visitor's session row, made with its cookie at the first call that writes. */
export async function requireSession(tx: Db, context: SessionHolder): Promise<SessionRow> {
  return context.session ?? replaceSession(tx, context, { cart_key: await insertCart(tx, context.shop, null) });
}

/**
 * A new session with a new secret in place of the visitor's (SPEC-D1): the old secret is worth nothing from here on.
 */
export async function replaceSession(
  tx: Db,
  context: SessionHolder,
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
