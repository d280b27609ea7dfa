import type { Order } from '@bookfront/shared/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { issueGiftCards } from '../gift-card/issue-gift-cards';
import { giftCardsOf, makeGiftCards } from '../gift-card/make-gift-cards';
import { orderByNumber, readOrder } from '../order/order-repository';
import type { PaymentProvider, PaymentRow } from '../payment-provider/contract/provider';
import { markCaptured, movePayment, paymentById } from '../payment-record/payment-repository';
import type { Shop } from '../shop/shop';

export interface PaymentContext {
  db: Db;
  shop: Shop;
  now: number;
  log: FastifyBaseLogger;
}

/** Captures an order's payment, then issues the gift cards that were bought. The reconciler retries failures. */
export async function settlePayment(
  context: PaymentContext,
  provider: PaymentProvider,
  paymentId: string,
): Promise<void> {
  const { db, shop, now, log } = context;
  const payment = await paymentById(db, paymentId);
  try {
    const { status } = await provider.capture(payment);
    if (status !== 'captured') return log.warn({ payment: paymentId, status }, 'a payment is not captured yet');
    const made = await makeGiftCards(giftCardsOf(await orderOf(db, payment)));
    await write(db, async (tx) => {
      if (await markCaptured(tx, payment, now))
        await issueGiftCards(tx, { shop, order: await orderOf(tx, payment), now, made });
    });
  } catch (err) {
    log.warn({ err, payment: paymentId }, 'a payment could not be captured yet');
  }
}

async function orderOf(db: Db, { shop_id, order_number }: PaymentRow): Promise<Order> {
  const row = await orderByNumber(db, shop_id, order_number);
  if (!row) throw new Error('A paid order is gone.');
  return readOrder(row);
}

/**
 * Refunds a payment without an order. The payment is marked first, so that no order can use it any more; if the
 * provider doesn't answer, the reconciler retries. Returns whether the money was refunded.
 */
export async function cancelPayment(
  { db, now, log }: PaymentContext,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<boolean> {
  try {
    const { reference } = payment;
    const marked = { status: 'authorised', reference, updated: now };
    if (payment.status !== 'authorised' && !(await write(db, (tx) => movePayment(tx, payment, marked)))) return false;
    const state = await provider.cancel({ ...payment, ...marked });
    if (state.status !== 'cancelled') return false;
    return await write(db, (tx) =>
      movePayment(tx, { ...payment, status: 'authorised' }, { status: 'voided', updated: now }),
    );
  } catch (err) {
    log.warn({ err, payment: payment.payment_id }, 'a payment could not be refunded yet');
    return false;
  }
}
