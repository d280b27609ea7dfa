import { createHash } from 'node:crypto';
import { type CheckoutState, checkoutStateSchema, type Summary, type UsedGiftCard } from '@bookfront/shared/schemas';
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
 * A cart with everything that follows from it as things stand: `checkout` has the address as it reads now and the
 * provider at its present cost, null where they can't be had any more.
 */
export interface PricedCart {
  lines: PricedLine[];
  checkout: CheckoutState;
  /** '' where none was entered; it may be one that does not work now. */
  promoCode: string;
  giftCards: UsedGiftCard[];
  summary: Summary;
  checksum: string;
}

const emptyCheckout: CheckoutState = {
  delivery: null,
  shipping: null,
  provider: null,
  batch: null,
  contact: null,
  payment_choice: null,
  card: null,
};

/** Read through `db`: inside a transaction it stays true. */
export async function priceCart(db: Db, context: CallContext): Promise<PricedCart> {
  const { session } = context;
  const cart = session ? await cartByKey(db, session.cart_key) : undefined;
  const lines = session ? await pricedLines(db, context, session.cart_key) : [];
  const checkout = await refreshed(db, context, lines, savedCheckout(cart));
  const promoCode = cart?.promo_code ?? '';
  const offered = session ? await offeredGiftCards(db, context.shop.store_id, session.cart_key) : [];
  const { summary, giftCards } = summaryOf(lines.map(toSold), {
    ...placeAndDay(context, checkout),
    ...shippingCost(context, lines, checkout),
    promos: await promosOf(db, context, promoCode, goodsOf(lines)),
    giftCards: offered,
    registry: registryFacts(lines),
  });
  return {
    lines,
    checkout,
    promoCode,
    giftCards,
    summary,
    checksum: checksumOf(lines, summary, giftCards) + addressSum(lines, checkout),
  };
}

const savedSchema = z.record(z.string(), z.unknown());

/** What can't be read any more counts as not saved: the shopper is asked again. */
export function savedCheckout(cart: CartRow | undefined): CheckoutState {
  if (!cart) return emptyCheckout;
  const saved = checkoutStateSchema.safeParse({ ...emptyCheckout, ...parseColumn(savedSchema, cart.checkout) });
  return saved.success ? saved.data : emptyCheckout;
}

/** What all but gift cards cost, cents. */
export const goodsOf = (lines: readonly PricedLine[]): number =>
  lines.reduce(
    (sum, { line, title, sold_price }) => sum + (title.is_giftcard === 1 ? 0 : line.quantity * sold_price),
    0,
  );

export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + line.sold_price * line.line.quantity, 0);

/** An address that is gone counts as not chosen, with what was chosen for it. */
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

const registryFacts = (lines: readonly PricedLine[]) => ({
  hasItem: lines.some(({ registry }) => registry),
  hasShipping: lines.some(({ registry }) => registry && addressOfRegistry(registry) !== undefined),
});

/**
 * Changes whenever a line, whether it can be had, a price, a code, a gift card or the sum does; of an empty cart it is
 * always the same (GAP-65).
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

/** Of a checksum: so many of its characters are of the cart, what follows is of the address that a parcel goes to. */
const cartPart = 32;

function addressSum(lines: readonly PricedLine[], { delivery, shipping }: CheckoutState): string {
  if (lines.length === 0 || !isShipped(delivery) || !shipping) return '';
  const { registry } = lines.find(({ line }) => line.gift_registry_id === shipping.gift_registry_id) ?? {};
  // whoever has the checksum could try addresses against it until one fits
  const words = registry ? { ...withoutPrivate(shipping), revision: registry.revision } : shipping;
  return hashOf(JSON.stringify(Object.entries(words).toSorted()), 16);
}

/** Whether a parcel went to the same address, in the same words, when both checksums were made. */
export const isSameAddress = (one: string, other: string): boolean => one.slice(cartPart) === other.slice(cartPart);

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
