import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Order } from '@bookfront/shared/schemas';
import type { Db } from '../database/open';
import { secretKey, secretKeyIn } from '../database/secret-key';
import { daySeconds } from '../dates/dates';

const lifeSeconds = 7 * daySeconds;
const keyName = 'order-link-key';

/** A link's token: it opens this order of this shop, as long as it belongs to this email, for seven days. */
interface OrderGrant {
  shopId: string;
  order: Pick<Order, 'order_number' | 'purchaser_email'>;
  now: number;
}

export async function signOrderLink(tx: Db, { now, ...grant }: OrderGrant): Promise<string> {
  const until = now + lifeSeconds;
  return `${until}.${signatureOf(await secretKeyIn(tx, keyName), grant, until).toString('base64url')}`;
}

/** Whether `token` was signed for this order and has not expired. */
export async function isOrderLink(db: Db, { now, ...grant }: OrderGrant, token: string): Promise<boolean> {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  if (until === undefined || signature === undefined || Number(until) <= now) return false;
  const key = await secretKey(db, keyName);
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(key, grant, Number(until)));
}

function signatureOf(key: string, { shopId, order }: Omit<OrderGrant, 'now'>, until: number): Buffer {
  const granted = [shopId, order.order_number, order.purchaser_email.toLowerCase(), until];
  return createHmac('sha256', key).update(JSON.stringify(granted)).digest();
}
