import { createHash } from 'node:crypto';
import {
  type Cart,
  type CheckoutState,
  checkoutStateSchema,
  type Summary,
  type UsedGiftCard,
} from '@bookfront/shared/schemas';
import { emptyCart } from '@bookfront/shared/schemas/empty-cart';
import moment from 'moment-timezone';
import { z } from 'zod';
import type { CallContext } from '../call-context/call-context';
import { type PricedLine, pricedLines } from '../cart/cart-lines';
import { type CartRow, cartByKey } from '../cart/cart-repository';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { offeredGiftCards } from '../gift-card/gift-card-repository';
import { promosOf } from '../promo/promo-service';
import { addressOfRegistry } from '../registry/registry-repository';
import { refreshAddress, withoutPrivate } from '../shipping/address-choice';
import { batchCost, refreshProvider } from '../shipping/parcel';
import { taxPlaceOf } from '../tax/tax-place';
import { productClassSchema } from '../title/title-record';
import { summaryOf } from './summary';

/**
 * A cart and everything computed from it now. `checkout` holds the address as it is now and the provider at its current
 * cost, or null if either is no longer available.
 */
export interface PricedCart {
  lines: PricedLine[];
  checkout: CheckoutState;
  /** The promo code as entered, '' for none; it may no longer be valid. */
  promoCode: string;
  promoLapse: Cart['promo_lapse'];
  giftCards: UsedGiftCard[];
  summary: Summary;
  checksum: string;
}

const { checkout: emptyCheckout } = emptyCart;

/**
 * Prices the visitor's cart. Inside a transaction the result can't change until it ends. `choice`: priced as if it were
 * saved.
 */
export async function priceCart(
  db: Db,
  context: CallContext,
  choice: Partial<CheckoutState> = {},
): Promise<PricedCart> {
  const { session } = context;
  const cart = session ? await cartByKey(db, session.cart_key) : undefined;
  const lines = session ? await pricedLines(db, context, session.cart_key) : [];
  const checkout = await refreshed(db, context, lines, { ...savedCheckout(cart), ...choice });
  const promoCode = cart?.promo_code ?? '';
  const offered = session ? await offeredGiftCards(db, context.shop.store_id, session.cart_key) : [];
  const { promos, problem } = await promosOf(db, context, promoCode, goodsOf(lines));
  const { summary, giftCards } = summaryOf(lines.map(toSold), {
    ...placeAndDay(context, checkout),
    ...shippingCost(context, lines, checkout),
    promos,
    giftCards: offered,
    registry: registryFlags(lines),
  });
  return {
    lines,
    checkout,
    promoCode,
    promoLapse: problem === undefined || lines.length === 0 ? null : { code: promoCode, reason: problem },
    giftCards,
    summary,
    checksum: checksumOf(lines, summary, giftCards) + addressSum(lines, checkout),
  };
}

const savedSchema = z.record(z.string(), z.unknown());

/** Reads the saved checkout. One that can't be parsed counts as not saved, so the shopper is asked again. */
export function savedCheckout(cart: CartRow | undefined): CheckoutState {
  if (!cart) return emptyCheckout;
  const saved = checkoutStateSchema.safeParse({ ...emptyCheckout, ...parseColumn(savedSchema, cart.checkout) });
  return saved.success ? saved.data : emptyCheckout;
}

/** The cost of everything but gift cards, in cents. */
export const goodsOf = (lines: readonly PricedLine[]): number =>
  lines.reduce(
    (sum, { line, title, sold_price }) => sum + (title.is_giftcard === 1 ? 0 : line.quantity * sold_price),
    0,
  );

export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + line.sold_price * line.line.quantity, 0);

/** Reads the address and provider again. If the address is gone, everything chosen for it is cleared. */
async function refreshed(
  db: Db,
  context: CallContext,
  lines: readonly PricedLine[],
  saved: CheckoutState,
): Promise<CheckoutState> {
  if (!saved.shipping) return saved;
  const shipping = await refreshAddress(db, context, lines, saved.shipping.address_id);
  if (!shipping) return { ...saved, shipping: null, provider: null, batch: null };
  const provider = saved.provider && (refreshProvider(context, lines, saved.provider.provider, shipping) ?? null);
  return { ...saved, shipping, provider };
}

const toSold = ({ line, title, sold_price, original_price }: PricedLine) => ({
  quantity: line.quantity,
  sold_price,
  original_price,
  product_class: productClassSchema.parse(title.product_class),
});

function placeAndDay(
  { shop, now }: CallContext,
  { delivery, shipping }: CheckoutState,
): { place: string | null; day: string } {
  const day = moment.unix(now).tz(shop.settings.time_zone).format('YYYY-MM-DD');
  const to = isShipped(delivery) && shipping ? shipping : undefined;
  return { place: taxPlaceOf(shop, to), day };
}

const isShipped = (delivery: CheckoutState['delivery']): boolean =>
  delivery === 'ship' || delivery === 'local_delivery';

function shippingCost(
  context: CallContext,
  lines: readonly PricedLine[],
  { delivery, provider, batch }: CheckoutState,
) {
  if (!isShipped(delivery) || lines.length === 0) return { shipping: 0, isShippingOpen: false };
  if (!provider) return { shipping: 0, isShippingOpen: true };
  return { shipping: provider.cost + batchCost(context, lines, provider.provider, batch), isShippingOpen: false };
}

const registryFlags = (lines: readonly PricedLine[]) => ({
  hasItem: lines.some(({ registry }) => registry),
  hasShipping: lines.some(({ registry }) => registry && addressOfRegistry(registry) !== undefined),
});

/**
 * Changes with every line, its availability, prices, codes, gift cards and the total. All empty carts have the same
 * checksum (GAP-65).
 */
function checksumOf(lines: readonly PricedLine[], summary: Summary, giftCards: readonly UsedGiftCard[]): string {
  const parts = lines.map(({ line, sold_price, isOrderable, backordered }) =>
    [
      line.eisbn,
      line.condition,
      line.quantity,
      sold_price,
      line.gift_registry_id,
      line.notes,
      isOrderable,
      backordered,
    ].join(':'),
  );
  const money = [
    summary.shipping,
    summary.total,
    ...summary.promo_codes.map(({ code, amount }) => `${code}=${amount}`),
    ...giftCards.map(({ number, amount }) => `${number}=${amount}`),
  ];
  const whole = lines.length === 0 ? '' : `${parts.toSorted().join('|')} ${money.join('|')}`;
  return hashOf(whole, cartPart);
}

/** Length of the checksum's first part, which covers the cart; the rest covers the delivery address. */
const cartPart = 32;

function addressSum(lines: readonly PricedLine[], { delivery, shipping }: CheckoutState): string {
  if (lines.length === 0 || !isShipped(delivery) || !shipping) return '';
  const { registry } = lines.find(({ line }) => line.gift_registry_id === shipping.gift_registry_id) ?? {};
  // leave out private fields: whoever has the checksum could guess addresses until one matches
  const words = registry ? { ...withoutPrivate(shipping), revision: registry.revision } : shipping;
  return hashOf(JSON.stringify(Object.entries(words).toSorted()), 16);
}

/** Whether both checksums were computed for the same delivery address. */
export const isSameAddress = (one: string, other: string): boolean => one.slice(cartPart) === other.slice(cartPart);

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
