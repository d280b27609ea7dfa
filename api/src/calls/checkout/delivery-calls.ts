import type { PricedBatch, ShippingAddress, ShippingBatch, ShippingProvider } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { refuseClosedCart } from '../../cart/cart-rules';
import { changeCheckout } from '../../checkout/checkout-state';
import { refuseDelivery } from '../../checkout/delivery-rules';
import { refuseGuest } from '../../checkout/guest-rules';
import { write } from '../../database/write';
import { loginRequired, refused } from '../../http/failure';
import { buildCart, shownSummary } from '../../pricing/build-cart';
import { type PricedCart, priceCart, subtotalOf } from '../../pricing/priced-cart';
import { chosenAddress } from '../../shipping/address-choice';
import { parcelOf, serviceOf } from '../../shipping/parcel';
import { offeredProviders, requireShippingProvider } from '../../shipping/provider-choice';
import { batchesOf } from '../../shipping/services';

export const deliveryCalls = {
  'checkout/setDelivery': async (context, { delivery_preference }) => {
    refuseClosedCart(context);
    refuseDelivery(context, delivery_preference);
    const { checkout } = await requireOrderable(context);
    const isSame = checkout.delivery === delivery_preference;
    const resets = isSame ? {} : { provider: null, batch: null, payment_choice: null, card: null };
    await write(context.db, (tx) => changeCheckout(tx, context, { delivery: delivery_preference, ...resets }));
    return { cart: await buildCart(context.db, context) };
  },

  'checkout/getShippingProviders': async (context, { address_id, delivery_preference }) => {
    const { lines } = await requireShipping(context);
    const to = await chosenAddress(context.db, context, lines, address_id);
    return { providers: offeredProviders(context, parcelOf(lines), to, delivery_preference) };
  },

  'checkout/getShippingBatch': async (context, { address_id, provider }) => {
    const { lines } = await requireShipping(context);
    const shipping = await chosenAddress(context.db, context, lines, address_id);
    const chosen = requireShippingProvider(context, lines, provider, shipping);
    const service = serviceOf(context, provider);
    const batches = service ? batchesOf(service, parcelOf(lines)) : [];
    return { batches: await Promise.all(batches.map((batch) => priceBatch(context, batch, shipping, chosen))) };
  },

  /** Sets address, provider and shipments together, since the provider's cost depends on the address. */
  'checkout/setShipping': async (context, { address_id, provider: code, multiship_method }) => {
    const { lines } = await requireShipping(context);
    const shipping = await chosenAddress(context.db, context, lines, address_id);
    const provider = requireShippingProvider(context, lines, code, shipping);
    const service = serviceOf(context, code);
    const batch = multiship_method ?? 'all';
    if (service && !batchesOf(service, parcelOf(lines)).some((one) => one.multiship_method === batch))
      throw refused('shipping', m.order_shipped_at_once());
    await write(context.db, (tx) =>
      changeCheckout(tx, context, { delivery: provider.delivery_preference, shipping, provider, batch }),
    );
    return { cart: await buildCart(context.db, context) };
  },
} satisfies Partial<Handlers>;

async function priceBatch(
  context: CallContext,
  batch: ShippingBatch,
  shipping: ShippingAddress,
  provider: ShippingProvider,
): Promise<PricedBatch> {
  const choice = { delivery: provider.delivery_preference, shipping, provider, batch: batch.multiship_method };
  const { summary } = await priceCart(context.db, context, choice);
  return { ...batch, summary: shownSummary(summary, context) };
}

async function requireOrderable(context: CallContext): Promise<PricedCart> {
  const cart = await priceCart(context.db, context);
  if (cart.lines.length === 0) throw refused('empty_cart', m.cart_empty());
  refuseGuest(context, cart.lines);
  if (subtotalOf(cart.lines) < context.shop.settings.checkout_info.order_min)
    throw refused('order_min', m.order_below_minimum());
  return cart;
}

async function requireShipping(context: CallContext): Promise<PricedCart> {
  refuseClosedCart(context);
  if (!context.session?.account_id) throw loginRequired(m.login_needed());
  refuseDelivery(context, 'ship');
  return requireOrderable(context);
}
