import { call, type Result } from '@bookfront/shared/api-client';
import type { Cart, Reply, Session } from '@bookfront/shared/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { type OrderPayload, submitPayload } from './order-payload';
import { identityOf, readStoredOrder, removeStoredOrder, type StoredOrder, storeOrder } from './stored-order';

/** How an order is sent: by checkout/submit, or with what a payment provider gave. */
export type Send = (payload: OrderPayload) => Promise<Result<Reply<'checkout/submit'>>>;

/** An order that was sent and has no answer yet: how, and with what. */
export interface OpenOrder {
  payload: OrderPayload;
  send: Send;
  /** The last answer was that the bank is asked about the payment. */
  isPending?: boolean | undefined;
}

type CartIdentity = ReturnType<typeof identityOf>;

/**
 * The page's memory holds the whole order, session storage a trace of it for a reload: whoever comes back to the review
 * asks about the same order (SPEC-D13).
 */
const open = new WeakMap<QueryClient, OpenOrder & CartIdentity>();

export function keepOpenOrder(client: QueryClient, cart: Cart, order: OpenOrder, reference?: string): void {
  const identity = identityOf(cart);
  open.set(client, { ...order, ...identity });
  storeOrder({ ...identity, idempotency_key: order.payload.idempotency_key, reference });
}

/** Notes that the bank is asked about the order, for whoever comes back to it or loads the page anew. */
export function keepPending(client: QueryClient): void {
  const kept = open.get(client);
  if (kept) open.set(client, { ...kept, isPending: true });
  const trace = readStoredOrder();
  if (trace) storeOrder({ ...trace, isPending: true });
}

export function forgetOpenOrder(client: QueryClient): void {
  open.delete(client);
  removeStoredOrder();
}

export function getOpenOrder(client: QueryClient, session: Session, cart: Cart): OpenOrder | undefined {
  const identity = identityOf(cart);
  const isOfCart = ({ checksum, lines }: CartIdentity) => checksum === identity.checksum && lines === identity.lines;
  const kept = open.get(client);
  if (kept && isOfCart(kept)) return kept;
  const trace = readStoredOrder();
  return trace && isOfCart(trace) ? orderOfTrace(session, cart, trace) : undefined;
}

/** The checksum of the cart that was sent, also where the cart is no longer there. */
export const sentCartChecksum = (client: QueryClient): string | undefined =>
  (open.get(client) ?? readStoredOrder())?.checksum;

function orderOfTrace(
  session: Session,
  cart: Cart,
  { idempotency_key, reference, isPending }: StoredOrder,
): OpenOrder | undefined {
  const payload = submitPayload(session, cart, idempotency_key);
  return payload && { payload, send: sendAgain(reference), isPending };
}

/**
 * The result of a provider's card form is not kept across a reload (SPEC-D6): the api answers what became of the
 * payment, or that it still has to be made.
 */
const sendAgain =
  (reference = ''): Send =>
  (payload) => {
    const { payment_choice: choice } = payload;
    if (choice === 'paypal') return call('checkout/paypalSuccess', { ...payload, order_id: reference });
    if (choice === 'chase') return call('checkout/chaseSuccess', { ...payload, uid: reference });
    if (choice === 'global' || choice === 'clearent')
      return call('checkout/cardPayment', { ...payload, provider: choice, transaction_data: '{}' });
    return call('checkout/submit', payload);
  };
