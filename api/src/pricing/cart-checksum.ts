import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { priceCart } from './priced-cart';

interface CachedChecksum {
  /**
   * The database's revision and the minute in which the cart was priced: promo codes expire and titles are released by
   * the clock.
   */
  moment: string;
  checksum: string;
}
const caches = new WeakMap<Db, LRUCache<string, CachedChecksum>>();
const maxCarts = 5000;

/**
 * Returns the checksum that a page asks for whenever it gains or loses focus. SQLite's data_version changes with each
 * commit of another connection, and all writes use their own connection, so a cart is priced again only after a write.
 */
export async function cartChecksum(db: Db, context: CallContext): Promise<string> {
  const carts = caches.get(db) ?? new LRUCache<string, CachedChecksum>({ max: maxCarts });
  caches.set(db, carts);
  const { session, shop, now } = context;
  const key = `${shop.store_id} ${session?.session_id ?? ''}`;
  const moment = `${await revisionOf(db)} ${Math.floor(now / 60)}`;
  const before = carts.get(key);
  if (before?.moment === moment) return before.checksum;
  const { checksum } = await priceCart(db, context);
  carts.set(key, { moment, checksum });
  return checksum;
}

async function revisionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
  return rows[0]?.data_version ?? 0;
}
