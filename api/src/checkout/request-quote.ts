import * as m from '#messages';
import { accountById } from '../account/account-repository';
import type { CallContext, Input } from '../call-context/call-context';
import { clearCart } from '../cart/cart-repository';
import { refuseClosedCart, requireLogin } from '../cart/cart-rules';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { invalid, refused, throttled } from '../http/failure';
import { queueOrderEmail } from '../mail/order-email';
import { queueEmail } from '../mail/outbox-repository';
import { quoteEmail } from '../mail/quote-email';
import { buildQuote } from '../order/build-order';
import { insertOrder, takeOrderNumber } from '../order/order-repository';
import { refuseOpenPayment } from '../payment-record/open-payment';
import { priceCart } from '../pricing/priced-cart';
import { newId } from '../random/new-id';
import { createRateLimit } from '../rate-limit/rate-limit';
import type { SessionRow } from '../session/session-repository';
import { contactOf } from './checkout-state';
import type { Placed } from './place-order';

/** SEC-14: turns the cart into a quote request and empties it. Stock is unchanged. */
export async function requestQuote(context: CallContext, { message }: Input<'checkout/requestQuote'>): Promise<Placed> {
  refuseClosedCart(context);
  const accountId = requireLogin(context);
  if (!context.shop.settings.checkout_info.quote_enabled) throw refused('delivery', m.quote_not_offered());
  if (message === '') throw invalid(m.quote_message_needed(), { message: m.quote_message_needed() });
  if (!quoteLimit.take(accountId, context.now) || !quoteLimit.take(context.address, context.now))
    throw throttled(m.quote_too_many());
  const { session } = context;
  if (!session) throw refused('empty_cart', m.cart_empty());
  return write(context.db, (tx) => placeQuote(tx, context, { session, accountId, message }), { durable: true });
}

/** Each request sends two emails. */
const quoteLimit = createRateLimit(10);

interface QuoteRequest {
  session: SessionRow;
  accountId: string;
  message: string;
}

async function placeQuote(
  tx: Db,
  context: CallContext,
  { session, accountId, message }: QuoteRequest,
): Promise<Placed> {
  const { shop, isTest, now } = context;
  const cart = await priceCart(tx, context);
  if (cart.lines.length === 0) throw refused('empty_cart', m.cart_empty());
  await refuseOpenPayment(tx, session);
  const account = await accountById(tx, accountId);
  const contact = contactOf(context, { given: { instructions: message }, saved: cart.checkout.contact, account });
  const order_number = isTest ? `TEST-${newId().slice(0, 8)}` : await takeOrderNumber(tx, shop.store_id);
  const order = buildQuote({ context, order_number, cart: { ...cart, contact } });
  await insertOrder(tx, {
    order,
    lines: cart.lines,
    session,
    now,
    isUncounted: true,
    zone: shop.settings.time_zone,
  });
  await clearCart(tx, session.cart_key);
  if (!isTest && account?.email)
    await queueOrderEmail(tx, context, order, { recipient: account.email, isOwn: true, accountId });
  if (!isTest && shop.settings.store_info.email !== '')
    await queueEmail(tx, { ...quoteEmail(shop, order), created: now });
  return { order_number, order };
}
