import type { Order, OrderShipment, OrderStatus } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { addressesOf } from '../src/address/address-repository';
import type { Db } from '../src/database/open';
import { write } from '../src/database/write';
import { dateText, dateTimeText, daySeconds } from '../src/dates/dates';
import { insertEntry } from '../src/order/order-entry';
import { countryName } from '../src/place/places';
import { type Shop, shopById } from '../src/shop/shop';
import { itemsOf } from './order-items';
import { demoShops } from './shops';

/** An order of a demo account, oldest first. */
interface DemoOrder {
  key: 'reader' | 'librarian';
  daysAgo: number;
  isShipped: boolean;
  /** How many of the shop's titles. */
  titles: number;
  /** Undefined as in an order of an earlier version. */
  status?: OrderStatus;
  hasGoneTitle?: boolean;
  purchaseorder?: string;
}
const orders: readonly DemoOrder[] = [
  { key: 'reader', daysAgo: 900, isShipped: false, titles: 1 },
  { key: 'librarian', daysAgo: 410, isShipped: true, titles: 5, status: 'shipped', purchaseorder: 'HR-0291' },
  { key: 'reader', daysAgo: 400, isShipped: false, titles: 1, status: 'completed', hasGoneTitle: true },
  { key: 'reader', daysAgo: 120, isShipped: true, titles: 5, status: 'shipped' },
  { key: 'librarian', daysAgo: 20, isShipped: false, titles: 2, status: 'ready', purchaseorder: 'HR-0344' },
  { key: 'reader', daysAgo: 9, isShipped: false, titles: 1, status: 'ready' },
  { key: 'reader', daysAgo: 2, isShipped: true, titles: 2, status: 'processing' },
];
const firstNumber = 90_001;

/**
 * Gives the demo accounts orders of several years, once per shop. They count in no statistics and took no stock. An
 * account that has ordered itself gets none, since its history shows orders as they were entered.
 */
export async function addOrders(db: Db, now: number): Promise<void> {
  for (const { settings, tax_place } of demoShops) {
    const key = `demo-orders ${settings.webstore_name}`;
    if (await db.selectFrom('meta').select('key').where('key', '=', key).executeTakeFirst()) continue;
    const shop = await shopById(db, settings.store_id);
    if (!shop) continue;
    await write(db, async (tx) => {
      const busy = await accountsWithOrders(tx, settings.store_id);
      for (const [at, order] of orders.entries())
        if (!busy.has(`${settings.store_id}-${order.key}`)) await addOrder(tx, { shop, tax_place, now, at, order });
      await tx.insertInto('meta').values({ key, value: '1' }).execute();
    });
  }
}

async function accountsWithOrders(tx: Db, shopId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('book_order')
    .select('account_id')
    .distinct()
    .where('shop_id', '=', shopId)
    .execute();
  return new Set(rows.flatMap(({ account_id }) => account_id ?? []));
}

interface Adding {
  shop: Shop;
  tax_place: string;
  now: number;
  at: number;
  order: DemoOrder;
}

async function addOrder(tx: Db, { at, order, ...adding }: Adding): Promise<void> {
  const { shop, now } = adding;
  const account_id = `${shop.store_id}-${order.key}`;
  const placed = now - order.daysAgo * daySeconds;
  const { items, summary } = await itemsOf(tx, { ...adding, placed, first: at, ...order });
  const document: Order = {
    ...(await buyerOf(tx, account_id)),
    ...(await deliveryOf(tx, account_id, order)),
    order_number: String(firstNumber + at),
    order_date: placed,
    order_date_text: dateTimeText(placed, shop.settings.time_zone),
    order_location_id: shop.locations[0]?.id ?? '',
    order_location_name: shop.locations[0]?.name ?? '',
    notes: '',
    purchaseorder: order.purchaseorder ?? '',
    shipping_batches: [],
    items,
    summary,
    payments: summary.total_owing === 0 ? [{ type: paymentOf(order), amount: summary.total }] : [],
    ...(order.status ? { status: order.status } : {}),
    ...(order.status === 'shipped' ? { shipments: [parcelOf(shop, placed, at)] } : {}),
  };
  const { order_number } = document;
  const owner = { shop_id: shop.store_id, account_id };
  await tx
    .insertInto('book_order')
    .values({ ...owner, order_number, cart_key: '', placed, document: JSON.stringify(document) })
    .execute();
  await insertEntry(tx, { ...owner, order: document, zone: shop.settings.time_zone });
}

async function buyerOf(tx: Db, accountId: string) {
  const buyer = await tx
    .selectFrom('account')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    purchaser_name: `${buyer.first_name} ${buyer.last_name}`,
    purchaser_email: buyer.email,
    purchaser_phone: buyer.phone_number,
    communication_preference: buyer.communication_preference,
  };
}

const paymentOf = ({ isShipped }: DemoOrder): string =>
  isShipped ? m.payment_choice_credit_card() : m.payment_choice_pickup();

async function deliveryOf(tx: Db, accountId: string, order: DemoOrder) {
  const payment = { payment_type: paymentOf(order), payment_message: '' };
  const [home] = await addressesOf(tx, accountId);
  if (!order.isShipped || !home)
    return { ...payment, delivery_key: 'pickup', delivery_type: m.order_pickup(), shipping: null } as const;
  const shipping = {
    orgname: home.company_name,
    name: home.name,
    email: home.email_address,
    addr1: home.street_address,
    addr2: home.street_address_2,
    city: home.city,
    prov: home.province,
    postal: home.postal_code,
    country: countryName(home.country),
    phone: home.phone_number,
    provider: 'Regular parcel',
    gift_registry_name: '',
    gift_registry_id: '',
  };
  return { ...payment, delivery_key: 'ship', delivery_type: m.order_ship(), shipping } as const;
}

const parcelOf = ({ settings }: Shop, placed: number, at: number): OrderShipment => ({
  carrier: 'Coast Parcel',
  tracking_number: `CP${7_023_000 + at}`,
  tracking_url: '',
  shipped_date_text: dateText(placed + 2 * daySeconds, settings.time_zone),
});
