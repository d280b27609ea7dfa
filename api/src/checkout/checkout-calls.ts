import { accountById } from '../account/account-repository';
import { defineCall } from '../call';
import { buildCart, checkoutOf } from '../cart/cart-service';
import { priceCart } from '../cart/priced-cart';
import { write } from '../database/write';
import { refused } from '../failure';
import { changeCheckout, contactOf } from './checkout-state';
import { requireGuestContact } from './guest-rules';
import { choicesFor } from './payment-choices';
import { requestQuote } from './request-quote';
import { submit } from './submit-service';

export const checkoutCalls = [
  /**
   * The client drops what is empty on the way: no instructions, no Purchase Order number means that the shopper took
   * them out.
   */
  defineCall('checkout/setExtras', async (context, extras) => {
    const account = context.session?.account_id ? await accountById(context.db, context.session.account_id) : undefined;
    const given = { ...extras, promo_code: extras.promo_code ?? '', instructions: extras.instructions ?? '' };
    const contact = contactOf(context, { given, saved: (await checkoutOf(context.db, context)).contact, account });
    requireGuestContact(contact);
    await write(context.db, (tx) => changeCheckout(tx, context, { contact }));
    return { cart: await buildCart(context.db, context) };
  }),

  defineCall('checkout/getPaymentChoices', async (context) => {
    const cart = await priceCart(context.db, context);
    return { pickup: choicesFor(context, cart, 'pickup'), ship: choicesFor(context, cart, 'ship') };
  }),

  defineCall('checkout/setPaymentChoice', async (context, { payment_choice }) => {
    const cart = await priceCart(context.db, context);
    if (!choicesFor(context, cart, cart.checkout.delivery).includes(payment_choice))
      throw refused('payment', 'Please choose how you would like to pay.');
    const card = payment_choice === 'credit_card' ? cart.checkout.card : null;
    await write(context.db, (tx) => changeCheckout(tx, context, { payment_choice, card }));
    return { cart: await buildCart(context.db, context) };
  }),

  defineCall('checkout/submit', submit),
  defineCall('checkout/requestQuote', requestQuote),
];
