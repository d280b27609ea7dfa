import type { Cart, CartItem, CheckoutState, Summary } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { PricedLine } from '../cart/cart-lines';
import { cartByKey } from '../cart/cart-repository';
import { priceBefore } from '../cart/seen-prices';
import type { Db } from '../database/open';
import { dateText } from '../dates/dates';
import { lastOrderOf } from '../order/order-repository';
import type { RegistryRow } from '../registry/registry-repository';
import { withoutPrivate } from '../shipping/address-choice';
import { toOffer } from '../title/offers';
import { showsPrices, toCard } from '../title/title-cards';
import { type PricedCart, priceCart, savedCheckout, subtotalOf } from './priced-cart';

/** The visitor's cart (P2 §3) with current prices and stock. */
export const buildCart = async (db: Db, context: CallContext): Promise<Cart> =>
  toCart(db, context, await priceCart(db, context));

export async function toCart(
  db: Db,
  context: CallContext,
  { lines, checkout, giftCards, summary, promoLapse, checksum }: PricedCart,
): Promise<Cart> {
  const { order_min, pickup_enabled } = context.shop.settings.checkout_info;
  return {
    items: await Promise.all(lines.map((line) => toItem(db, context, line))),
    gift_cards: giftCards,
    checksum,
    can_click_collect: pickup_enabled,
    contains_unavailable: lines.some((line) => !line.isOrderable),
    contains_giftcard: lines.some((line) => line.title.is_giftcard === 1),
    meets_order_min: subtotalOf(lines) >= order_min,
    summary: shownSummary(summary, context),
    promo_lapse: showsPrices(context) ? promoLapse : null,
    checkout: checkoutForBuyer(checkout),
  };
}

const checkoutForBuyer = (checkout: CheckoutState): CheckoutState =>
  checkout.shipping && checkout.shipping.gift_registry_id !== ''
    ? { ...checkout, shipping: withoutPrivate(checkout.shipping) }
    : checkout;

/** The saved checkout, not refreshed. */
export async function checkoutOf(db: Db, { session }: CallContext): Promise<CheckoutState> {
  return savedCheckout(session ? await cartByKey(db, session.cart_key) : undefined);
}

/** Without amounts where the visitor may not see prices. */
export function shownSummary(summary: Summary, context: CallContext): Summary {
  if (showsPrices(context)) return summary;
  const money = {
    original_price: 0,
    discounts: 0,
    subtotal: 0,
    post_subtotal_discount: 0,
    shipping: 0,
    total_gift_card_amount_used: 0,
    total: 0,
  };
  return { ...summary, ...money, promo_codes: [], taxes: [] };
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
      price_before: showsPrices(context) ? priceBefore(priced) : null,
      discount: priced.notes ? 0 : (shown?.discount ?? 0),
      line_total: money.sold_price * line.quantity,
      backorder_quantity: priced.backordered,
      backorder_sub_message: priced.backordered > 0 ? backorderText(priced) : '',
      is_giftcard: title.is_giftcard === 1,
      cart_notes: priced.notes,
      gift_registry_id: line.gift_registry_id,
      gift_registry_info: priced.registry ? registryInfo(priced.registry) : null,
      last_ordered: await lastOrdered(db, context, line.eisbn),
    },
  };
}

/** Guests may order only books on hand, and no gift cards (P2 §1). */
export const needsAccount = (priced: PricedLine): boolean => priced.backordered > 0 || priced.title.is_giftcard === 1;

const backorderText = ({ backordered, line }: PricedLine): string =>
  backordered === line.quantity
    ? m.cart_backordered({ count: backordered })
    : m.cart_backordered_partly({ onhand: line.quantity - backordered, backordered });

async function lastOrdered(
  db: Db,
  { session, shop }: CallContext,
  eisbn: string,
): Promise<CartItem['cart_info']['last_ordered']> {
  if (!session?.account_id) return null;
  const row = await lastOrderOf(db, session.account_id, eisbn);
  return row ? { date_ordered: row.placed, date_ordered_text: dateText(row.placed, shop.settings.time_zone) } : null;
}

const registryInfo = ({
  occasion,
  name,
  shipping_encouraged,
}: RegistryRow): CartItem['cart_info']['gift_registry_info'] => ({
  occasion,
  name,
  shipping_encouraged: shipping_encouraged === 1,
});
