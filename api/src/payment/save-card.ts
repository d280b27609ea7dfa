import { cardDigits, cardTypeOf } from '@bookfront/shared/format/card-number';
import type { Reply } from '@bookfront/shared/schemas';
import moment from 'moment-timezone';
import * as m from '#messages';
import type { CallContext, Input } from '../call-context/call-context';
import { requireCartSession } from '../cart/cart-rules';
import { changeCheckout } from '../checkout/checkout-state';
import { choicesFor } from '../checkout/payment-choices';
import { write } from '../database/write';
import { CallError, invalid, refused, throttled } from '../http/failure';
import { type CardProvider, ProviderUnsure } from '../payment-provider/contract/provider';
import { cardProviderOf } from '../payment-provider/providers';
import { issueHandle } from '../payment-record/card-handle';
import { buildCart } from '../pricing/build-cart';
import { priceCart } from '../pricing/priced-cart';
import { createRateLimit } from '../rate-limit/rate-limit';
import { cardProblems } from './card-rules';

type Form = Input<'checkout/setCreditCard'>;
const cardLimit = createRateLimit(20);

/**
 * SPEC-D6: sends the card to the provider at once and stores only a handle, the card's type and its last four digits.
 */
export async function saveCard(context: CallContext, form: Form): Promise<Reply<'checkout/setCreditCard'>> {
  const { cart_key } = requireCartSession(context);
  if (!cardLimit.take(context.address, context.now)) throw throttled(m.payment_attempts());
  const provider = await requireCardProvider(context);
  refuseInvalidCard(context, form);
  const number = cardDigits(form.number);
  const token = await tokenise(provider, { ...form, number });
  const card_type = cardTypeOf(number) ?? 'visa';
  const cc_info = await write(context.db, async (tx) => {
    const handle = await issueHandle(tx, { shop_id: context.shop.store_id, cart_key }, token, context.now);
    await changeCheckout(tx, context, {
      payment_choice: 'credit_card',
      card: { cc_info: handle, card_type, last_four: number.slice(-4) },
    });
    return handle;
  });
  const cart = await buildCart(context.db, context);
  return { cc_info, cart, checksum: cart.checksum };
}

async function requireCardProvider(context: CallContext): Promise<CardProvider> {
  const cart = await priceCart(context.db, context);
  const provider = cardProviderOf(context);
  if (!provider || !choicesFor(context, cart, cart.checkout.delivery).includes('credit_card'))
    throw refused('payment', m.payment_choice_needed());
  return provider;
}

function refuseInvalidCard({ shop, now }: CallContext, form: Form): void {
  const { time_zone, checkout_info } = shop.settings;
  const wrong = cardProblems(
    form,
    checkout_info.accepted_credit_cards,
    moment.unix(now).tz(time_zone).format('YYYY-MM'),
  );
  if (Object.keys(wrong).length > 0) throw invalid(m.failure(), wrong);
}

async function tokenise(provider: CardProvider, card: Form): Promise<string> {
  const token = await provider.tokenise(card).catch((error: unknown) => {
    if (error instanceof ProviderUnsure) throw new CallError(502, 'unavailable', m.payment_service_silent());
    throw error;
  });
  if (token === undefined) throw invalid(m.card_number_invalid(), { number: m.card_number_invalid() });
  return token;
}
