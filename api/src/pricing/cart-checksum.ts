import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { priceCart } from './priced-cart';

interface Known {
  /** Of the database when the cart was priced, and the minute: codes end and titles come out by the clock. */
  moment: string;
  checksum: string;
}
const known = new WeakMap<Db, LRUCache<string, Known>>();
const maxCarts = 5000;

/**
 * What a page asks at every focus and blur: one read, of the number that SQLite moves with each commit of any other
 * connection. As all writes go by a connection of their own, a cart is priced again after a write of carts, stock,
 * prices or anything else, and not before.
 */
export async function cartChecksum(db: Db, context: CallContext): Promise<string> {
  const carts = known.get(db) ?? new LRUCache<string, Known>({ max: maxCarts });
  known.set(db, carts);
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
