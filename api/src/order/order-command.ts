import type { Order } from '@bookfront/shared/schemas';
import type { Output } from '../command-line/output';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { issueGiftCards } from '../gift-card/issue-gift-cards';
import { giftCardsOf, type MadeCard, makeGiftCards } from '../gift-card/make-gift-cards';
import { type Shop, shopByName } from '../shop/shop';
import { orderByNumber, readOrder, saveOrder } from './order-repository';

export const orderUsage = 'orders paid SHOP NUMBER';

/**
 * `orders paid SHOP NUMBER`: what was owed has been paid at the counter; the gift cards that were bought are good from
 * here on.
 */
export async function orderCommand(
  db: Db,
  [verb, name, number]: readonly string[],
  { say, complain }: Output,
): Promise<number> {
  if (verb !== 'paid' || !name || !number) return complain(`Usage: ${orderUsage}`);
  const shop = await shopByName(db, name);
  if (!shop) return complain(`There is no shop '${name}'.`);
  const row = await orderByNumber(db, shop.store_id, number);
  const made = await makeGiftCards(row ? giftCardsOf(readOrder(row)) : 0);
  const problem = await write(db, (tx) => payOrder(tx, shop, number, made));
  if (problem) return complain(problem);
  say(`Order ${number} is paid.`);
  return 0;
}

async function payOrder(tx: Db, shop: Shop, number: string, made: readonly MadeCard[]): Promise<string | undefined> {
  const row = await orderByNumber(tx, shop.store_id, number);
  if (!row) return `${shop.webstore_name} has no order ${number}.`;
  const order = readOrder(row);
  const { total_owing } = order.summary;
  if (total_owing === 0) return `Nothing is owed for order ${number}.`;
  const paid: Order = {
    ...order,
    payments: [...order.payments, { type: order.payment_type, amount: total_owing }],
    summary: { ...order.summary, total_owing: 0 },
  };
  await saveOrder(tx, shop.store_id, paid);
  await issueGiftCards(tx, { shop, order: paid, now: Math.floor(Date.now() / 1000), made });
  return undefined;
}
