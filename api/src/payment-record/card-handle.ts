import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database/open';

const lifeSeconds = 30 * 60;
const hashOf = (handle: string): string => createHash('sha256').update(handle).digest('base64url');

interface Owner {
  shop_id: string;
  cart_key: string;
}

/**
 * SPEC-D6: creates a random handle for the provider's token, valid once, for half an hour, for this cart. This table
 * stores only its hash. The handle itself is saved with the cart's checkout, since review needs it after a reload
 * (CHK-49), until the order is placed or payment or delivery changes.
 */
export async function issueHandle(tx: Db, owner: Owner, token: string, now: number): Promise<string> {
  const handle = randomBytes(32).toString('base64url');
  await tx
    .deleteFrom('card_handle')
    .where(({ or, eb }) => or([eb('until', '<=', now), eb('cart_key', '=', owner.cart_key)]))
    .execute();
  await tx
    .insertInto('card_handle')
    .values({ ...owner, handle_hash: hashOf(handle), token, until: now + lifeSeconds })
    .execute();
  return handle;
}

/**
 * Returns the provider's token and uses up the handle. Undefined if the handle is unknown, used, expired or another
 * cart's.
 */
export async function takeHandle(
  tx: Db,
  { shop_id, cart_key }: Owner,
  handle: string,
  now: number,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('card_handle')
    .where('handle_hash', '=', hashOf(handle))
    .where('cart_key', '=', cart_key)
    .returningAll()
    .executeTakeFirst();
  return row && row.shop_id === shop_id && row.until > now ? row.token : undefined;
}
