import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';
import { newId } from '../random/new-id';
import type { Shop } from '../shop/shop';

/** P1 §9: a session lasts 365 days, the cookie and the row alike. */
export const sessionSeconds = 365 * 24 * 60 * 60;

export type SessionRow = Selectable<Database['session']>;

/** A new secret of 256 bits; the database stores only its hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export async function sessionBySecret(
  db: Db,
  shop: Shop,
  secret: string | undefined,
  now: number,
): Promise<SessionRow | undefined> {
  if (!secret) return undefined;
  const live = db
    .selectFrom('session')
    .selectAll()
    .where('created', '>', now - sessionSeconds);
  return live.where('secret_hash', '=', hashOf(secret)).where('shop_id', '=', shop.store_id).executeTakeFirst();
}

export interface NewSession {
  shop: Shop;
  secret: string;
  account_id: string | null;
  cart_key: string;
  location_id: string;
  corp_id: string;
  now: number;
}

export async function insertSession(tx: Db, { shop, secret, now, ...rest }: NewSession): Promise<SessionRow> {
  const row = { session_id: newId(), secret_hash: hashOf(secret), shop_id: shop.store_id, created: now, ...rest };
  await tx.insertInto('session').values(row).execute();
  return row;
}

export async function setLocation(tx: Db, sessionId: string, location_id: string): Promise<void> {
  await tx.updateTable('session').set({ location_id }).where('session_id', '=', sessionId).execute();
}

export async function deleteSession(tx: Db, sessionId: string): Promise<void> {
  await tx.deleteFrom('session').where('session_id', '=', sessionId).execute();
}

/** Ends the account's sessions in every browser, but for the one named. */
export async function deleteSessionsOf(tx: Db, accountId: string, exceptId = ''): Promise<void> {
  const ended = tx.deleteFrom('session').where('account_id', '=', accountId).where('session_id', '<>', exceptId);
  await ended.execute();
}

export async function insertCart(tx: Db, shop: Shop, account_id: string | null): Promise<string> {
  const cart_key = newId();
  await tx
    .insertInto('cart')
    .values({ cart_key, shop_id: shop.store_id, account_id, checkout: '{}', last_order: '', last_checksum: '' })
    .execute();
  return cart_key;
}
