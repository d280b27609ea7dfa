import { call, type Result } from '@bookfront/shared/api-client';
import type { Cart, Reply, Session } from '@bookfront/shared/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { type OrderPayload, submitPayload } from './order-payload';
import { cartMark, forgetTrace, keepTrace, type OrderTrace, readTrace } from './order-trace';

/** How an order is sent: by checkout/submit, or with what a payment provider gave. */
export type Send = (payload: OrderPayload) => Promise<Result<Reply<'checkout/submit'>>>;

/** An order that was sent and has no answer yet: how, and with what. */
export interface OpenOrder {
  payload: OrderPayload;
  send: Send;
  /** The last answer was that the bank is being asked. */
  isAsked?: boolean | undefined;
}

type Mark = ReturnType<typeof cartMark>;

/**
 * In the page's memory whole, behind a reload as a trace: whoever comes back to the review asks about the same order
 * (decision 13 of the specification).
 */
const open = new WeakMap<QueryClient, OpenOrder & Mark>();

export function keepOpenOrder(page: QueryClient, cart: Cart, order: OpenOrder, reference?: string): void {
  const mark = cartMark(cart);
  open.set(page, { ...order, ...mark });
  keepTrace({ ...mark, idempotency_key: order.payload.idempotency_key, reference });
}

/** What has been kept is one that the bank is being asked about, also to a page that comes to it anew. */
export function keepAsked(page: QueryClient): void {
  const known = open.get(page);
  if (known) open.set(page, { ...known, isAsked: true });
  const trace = readTrace();
  if (trace) keepTrace({ ...trace, isAsked: true });
}

export function forgetOpenOrder(page: QueryClient): void {
  open.delete(page);
  forgetTrace();
}

export function getOpenOrder(page: QueryClient, session: Session, cart: Cart): OpenOrder | undefined {
  const mark = cartMark(cart);
  const isOfCart = ({ checksum, lines }: Mark) => checksum === mark.checksum && lines === mark.lines;
  const known = open.get(page);
  if (known && isOfCart(known)) return known;
  const trace = readTrace();
  return trace && isOfCart(trace) ? orderOfTrace(session, cart, trace) : undefined;
}

/** The checksum of the cart that was sent, also where the cart is no longer there. */
export const sentChecksum = (page: QueryClient): string | undefined => (open.get(page) ?? readTrace())?.checksum;

function orderOfTrace(
  session: Session,
  cart: Cart,
  { idempotency_key, reference, isAsked }: OrderTrace,
): OpenOrder | undefined {
  const payload = submitPayload(session, cart, idempotency_key);
  return payload && { payload, send: sendAnew(reference), isAsked };
}

/**
 * What a provider's card form gave is gone with the page (decision 6 of the specification): the api says what became of
 * the payment, or that it has to be made.
 */
const sendAnew =
  (reference = ''): Send =>
  (payload) => {
    const { payment_choice: choice } = payload;
    if (choice === 'paypal') return call('checkout/paypalSuccess', { ...payload, order_id: reference });
    if (choice === 'chase') return call('checkout/chaseSuccess', { ...payload, uid: reference });
    if (choice === 'global' || choice === 'clearent')
      return call('checkout/cardPayment', { ...payload, provider: choice, transaction_data: '{}' });
    return call('checkout/submit', payload);
  };
