import * as m from '#messages';
import { accountById } from '../../account/account-repository';
import type { Handlers } from '../../call-context/call-context';
import { changeCheckout, contactOf } from '../../checkout/checkout-state';
import { requireGuestContact } from '../../checkout/guest-rules';
import { choicesFor } from '../../checkout/payment-choices';
import { requestQuote } from '../../checkout/request-quote';
import { write } from '../../database/write';
import { refused } from '../../http/failure';
import { submit } from '../../payment/submit-order';
import { buildCart, checkoutOf } from '../../pricing/build-cart';
import { priceCart } from '../../pricing/priced-cart';

export const checkoutCalls = {
  /** Clients omit empty fields, so missing instructions or a missing Purchase Order number clear the saved ones. */
  'checkout/setExtras': async (context, extras) => {
    const account = context.session?.account_id ? await accountById(context.db, context.session.account_id) : undefined;
    const given = { ...extras, promo_code: extras.promo_code ?? '', instructions: extras.instructions ?? '' };
    const contact = contactOf(context, { given, saved: (await checkoutOf(context.db, context)).contact, account });
    requireGuestContact(contact);
    await write(context.db, (tx) => changeCheckout(tx, context, { contact }));
    return { cart: await buildCart(context.db, context) };
  },

  'checkout/getPaymentChoices': async (context) => {
    const cart = await priceCart(context.db, context);
    return { pickup: choicesFor(context, cart, 'pickup'), ship: choicesFor(context, cart, 'ship') };
  },

  'checkout/setPaymentChoice': async (context, { payment_choice }) => {
    const cart = await priceCart(context.db, context);
    if (!choicesFor(context, cart, cart.checkout.delivery).includes(payment_choice))
      throw refused('payment', m.payment_choice_needed());
    const card = payment_choice === 'credit_card' ? cart.checkout.card : null;
    await write(context.db, (tx) => changeCheckout(tx, context, { payment_choice, card }));
    return { cart: await buildCart(context.db, context) };
  },

  'checkout/submit': submit,
  'checkout/requestQuote': requestQuote,
} satisfies Partial<Handlers>;
