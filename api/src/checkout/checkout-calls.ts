import { messages, type PaymentChoice } from '@bookfront/shared/schemas';
import { accountById } from '../account/account-repository';
import { type CallContext, defineCall } from '../call';
import { refuseClosedCart } from '../cart/cart-calls';
import { pricedLines } from '../cart/cart-lines';
import { buildCart, checkoutOf, subtotalOf } from '../cart/cart-service';
import { write } from '../database/write';
import { refused } from '../failure';
import { changeCheckout, contactOf } from './checkout-state';
import { refuseGuest, requireGuestContact } from './guest-rules';
import { submit } from './submit-service';

export const checkoutCalls = [
  defineCall('checkout/setDelivery', async (context, { delivery_preference }) => {
    refuseClosedCart(context);
    const { pickup_enabled } = context.shop.settings.checkout_info;
    if (delivery_preference !== 'pickup' || !pickup_enabled)
      throw refused('delivery', context.session?.account_id ? 'This shop does not offer that delivery here.' : messages.guestPickupOnly);
    await refuseUnready(context);
    await write(context.db, (tx) => changeCheckout(tx, context, { delivery: delivery_preference }));
    return { cart: await buildCart(context.db, context) };
  }),

  /** The client drops what is empty on the way: no instructions, no Purchase Order number means that the shopper took them out. */
  defineCall('checkout/setExtras', async (context, extras) => {
    const account = context.session?.account_id ? await accountById(context.db, context.session.account_id) : undefined;
    const contact = contactOf(
      { ...extras, promo_code: extras.promo_code ?? '', instructions: extras.instructions ?? '' },
      (await checkoutOf(context.db, context)).contact,
      account,
    );
    requireGuestContact(contact);
    await write(context.db, (tx) => changeCheckout(tx, context, { contact }));
    return { cart: await buildCart(context.db, context) };
  }),

  defineCall('checkout/getPaymentChoices', async (context) => ({ pickup: await choices(context), ship: [] })),

  defineCall('checkout/setPaymentChoice', async (context, { payment_choice }) => {
    if (!(await choices(context)).includes(payment_choice)) throw refused('payment', 'Please choose how you would like to pay.');
    await write(context.db, (tx) => changeCheckout(tx, context, { payment_choice }));
    return { cart: await buildCart(context.db, context) };
  }),

  defineCall('checkout/submit', submit),
];

/** A cart of nothing to pay needs no payment; anything else is paid at pickup. */
async function choices(context: CallContext): Promise<PaymentChoice[]> {
  const { summary } = await buildCart(context.db, context);
  return summary.item_count > 0 && summary.total === 0 ? ['not_required'] : ['pickup'];
}

async function refuseUnready(context: CallContext): Promise<void> {
  const lines = context.session ? await pricedLines(context.db, context, context.session.cart_key) : [];
  if (lines.length === 0) throw refused('empty_cart', messages.emptyCheckout);
  refuseGuest(context, lines);
  if (subtotalOf(lines) < context.shop.settings.checkout_info.order_min) throw refused('order_min', messages.belowMinimum);
}
