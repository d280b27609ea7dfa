import { createHash } from 'node:crypto';
import type { Cart, CartItem, CheckoutState, Summary } from '@bookfront/shared/schemas';
import moment from 'moment-timezone';
import type { CallContext } from '../call';
import type { Db } from '../database/open';
import { dateText } from '../dates';
import { lastOrderOf } from '../order/order-repository';
import { toOffer } from '../title/offers';
import { showsPrices, toCard } from '../title/title-cards';
import type { ProductClass } from '../title/title-record';
import { type PricedLine, pricedLines } from './cart-lines';
import { cartByKey, deleteLines, saveCheckout } from './cart-repository';
import { summaryOf } from './summary';

const emptyCheckout: CheckoutState = { delivery: null, contact: null, payment_choice: null };

/** P2§3 Cart of the visitor, every price and stock number as it stands now. */
export async function buildCart(db: Db, context: CallContext): Promise<Cart> {
  const lines = context.session ? await pricedLines(db, context, context.session.cart_key) : [];
  const summary = shownSummary(summaryOfLines(lines, context), context);
  const { order_min, pickup_enabled } = context.shop.settings.checkout_info;
  return {
    items: await Promise.all(lines.map((line) => toItem(db, context, line))),
    checksum: checksumOf(lines),
    can_click_collect: pickup_enabled,
    contains_unavailable: lines.some((line) => !line.isOrderable),
    contains_giftcard: lines.some((line) => line.title.is_giftcard === 1),
    meets_order_min: subtotalOf(lines) >= order_min,
    summary,
    checkout: await checkoutOf(db, context),
  };
}

/** Changes whenever a line, a quantity or a price does; of an empty cart it is always the same (GAP-65). */
export function checksumOf(lines: readonly PricedLine[]): string {
  const parts = lines.map(({ line, sold_price }) => [line.eisbn, line.condition, line.quantity, sold_price].join(':'));
  return createHash('sha256').update(parts.toSorted().join('|')).digest('hex').slice(0, 32);
}

export async function cartChecksum(db: Db, context: CallContext): Promise<string> {
  return checksumOf(context.session ? await pricedLines(db, context, context.session.cart_key) : []);
}

export async function checkoutOf(db: Db, { session }: CallContext): Promise<CheckoutState> {
  const cart = session ? await cartByKey(db, session.cart_key) : undefined;
  return { ...emptyCheckout, ...(cart ? JSON.parse(cart.checkout) : {}) };
}

export async function emptyCartOf(tx: Db, cartKey: string): Promise<void> {
  await deleteLines(tx, cartKey);
  await saveCheckout(tx, cartKey, {});
}

export const summaryOfLines = (lines: readonly PricedLine[], { shop, now }: CallContext): Summary =>
  summaryOf(
    lines.map((line) => ({
      quantity: line.line.quantity,
      sold_price: line.sold_price,
      original_price: line.original_price,
      product_class: line.title.product_class as ProductClass,
    })),
    shop.tax_place,
    moment.unix(now).tz(shop.settings.time_zone).format('YYYY-MM-DD'),
  );

export const subtotalOf = (lines: readonly PricedLine[]): number => lines.reduce((sum, line) => sum + line.sold_price * line.line.quantity, 0);

function shownSummary(summary: Summary, context: CallContext): Summary {
  if (showsPrices(context)) return summary;
  return { ...summary, original_price: 0, discounts: 0, subtotal: 0, taxes: [], shipping: 0, total: 0 };
}

async function toItem(db: Db, context: CallContext, priced: PricedLine): Promise<CartItem> {
  const { line, title, offer } = priced;
  const offers = offer ? [offer] : [];
  const money = showsPrices(context) ? priced : { sold_price: 0, original_price: 0 };
  const shown = offer ? toOffer(offer, title, context.now, showsPrices(context)) : undefined;
  return {
    title_info: toCard(title, offers, context),
    cart_info: {
      cart_id: line.cart_id,
      condition: line.condition,
      quantity: line.quantity,
      cartable: priced.isOrderable,
      cartable_logged_in: needsAccount(priced) && !context.session?.account_id,
      sold_price: money.sold_price,
      original_price: money.original_price,
      discount: shown?.discount ?? 0,
      line_total: money.sold_price * line.quantity,
      backorder_quantity: priced.backordered,
      backorder_sub_message: priced.backordered > 0 ? backorderText(priced) : '',
      is_giftcard: title.is_giftcard === 1,
      last_ordered: await lastOrdered(db, context, line.eisbn),
    },
  };
}

/** Guests may order only what stands on the shelf, and no gift cards (P2§1). */
export const needsAccount = (priced: PricedLine): boolean => priced.backordered > 0 || priced.title.is_giftcard === 1;

const backorderText = ({ backordered, line }: PricedLine): string =>
  backordered === line.quantity
    ? `We order ${backordered === 1 ? 'it' : 'them'} for you`
    : `${line.quantity - backordered} from the shelf, ${backordered} ordered for you`;

async function lastOrdered(db: Db, { session, shop }: CallContext, eisbn: string): Promise<CartItem['cart_info']['last_ordered']> {
  if (!session?.account_id) return null;
  const row = await lastOrderOf(db, session.account_id, eisbn);
  return row ? { date_ordered: row.placed, date_ordered_text: dateText(row.placed, shop.settings.time_zone) } : null;
}
