import { type Order, type OrderShipment, orderStatusSchema } from '@bookfront/shared/schemas';
import type { Output } from '../command-line/output';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { dateText } from '../dates/dates';
import { issueGiftCards } from '../gift-card/issue-gift-cards';
import { giftCardsOf, type MadeCard, makeGiftCards } from '../gift-card/make-gift-cards';
import { queueEmail } from '../mail/outbox-repository';
import { shipmentEmail } from '../mail/shipment-email';
import { type Shop, shopByName } from '../shop/shop';
import { orderByNumber, readOrder, saveOrder } from './order-repository';

export const orderUsage = 'orders paid|status|shipped SHOP NUMBER [STATUS | CARRIER TRACKING [ADDRESS]]';

/**
 * `orders paid SHOP NUMBER`: records that an order was paid at the counter, and issues the gift cards that were bought.
 * `orders status SHOP NUMBER STATUS`: how far it is. `orders shipped SHOP NUMBER CARRIER TRACKING [ADDRESS]`: a parcel
 * has left, which the buyer is told by email.
 */
export async function orderCommand(
  db: Db,
  [verb = '', name, number, ...details]: readonly string[],
  { info, error }: Output,
): Promise<number> {
  const change = Object.hasOwn(changes, verb) ? changes[verb] : undefined;
  if (!change || !name || !number) return error(`Usage: ${orderUsage}`);
  const shop = await shopByName(db, name);
  if (!shop) return error(`There is no shop '${name}'.`);
  const row = await orderByNumber(db, shop.store_id, number);
  const made = verb === 'paid' && row ? await makeGiftCards(giftCardsOf(readOrder(row))) : [];
  const now = Math.floor(Date.now() / 1000);
  const done = await write(db, (tx) => changeOrder(tx, { shop, number, change, details, made, now }));
  if ('problem' in done) return error(done.problem);
  info(done.text);
  return 0;
}

interface Changing {
  shop: Shop;
  details: readonly string[];
  made: readonly MadeCard[];
  now: number;
}
type Outcome = { problem: string } | { text: string };
type Change = (tx: Db, order: Order, changing: Changing) => Promise<Outcome>;

const changes: Readonly<Record<string, Change>> = { paid: payOrder, status: setStatus, shipped: addShipment };

async function changeOrder(
  tx: Db,
  { number, change, ...changing }: Changing & { number: string; change: Change },
): Promise<Outcome> {
  const { shop } = changing;
  const row = await orderByNumber(tx, shop.store_id, number);
  if (!row) return { problem: `${shop.webstore_name} has no order ${number}.` };
  return change(tx, readOrder(row), changing);
}

async function payOrder(tx: Db, order: Order, { shop, made, now }: Changing): Promise<Outcome> {
  const { total_owing } = order.summary;
  if (total_owing === 0) return { problem: `Nothing is owed for order ${order.order_number}.` };
  const paid: Order = {
    ...order,
    payments: [...order.payments, { type: order.payment_type, amount: total_owing }],
    summary: { ...order.summary, total_owing: 0 },
  };
  await saveOrder(tx, shop.store_id, paid);
  await issueGiftCards(tx, { shop, order: paid, now, made });
  return { text: `Order ${order.order_number} is paid.` };
}

async function setStatus(tx: Db, order: Order, { shop, details: [text] }: Changing): Promise<Outcome> {
  const { data: status } = orderStatusSchema.safeParse(text);
  if (!status) return { problem: `A status is one of: ${orderStatusSchema.options.join(', ')}.` };
  await saveOrder(tx, shop.store_id, { ...order, status });
  return { text: `Order ${order.order_number} is ${status}.` };
}

async function addShipment(tx: Db, order: Order, { shop, details, now }: Changing): Promise<Outcome> {
  const [carrier, tracking_number, tracking_url = ''] = details;
  if (!carrier || !tracking_number) return { problem: `Usage: ${orderUsage}` };
  if (tracking_url !== '' && !/^https:\/\/\S+$/.test(tracking_url))
    return { problem: 'The address of a parcel begins with https://.' };
  const shipped_date_text = dateText(now, shop.settings.time_zone);
  const shipment: OrderShipment = { carrier, tracking_number, tracking_url, shipped_date_text };
  await saveOrder(tx, shop.store_id, {
    ...order,
    status: 'shipped',
    shipments: [...(order.shipments ?? []), shipment],
  });
  await queueEmail(tx, shipmentEmail(shop, order, shipment, now));
  return { text: `Order ${order.order_number} has left by ${carrier}.` };
}
