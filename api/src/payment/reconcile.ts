import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { oneAtATime } from '../background/one-at-a-time';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { daySeconds } from '../dates/dates';
import { queueEmail } from '../mail/outbox-repository';
import { paymentReturnedEmail } from '../mail/payment-returned-email';
import {
  type MoneyState,
  type PaymentProvider,
  type PaymentRow,
  ProviderUnsure,
} from '../payment-provider/contract/provider';
import { type PaymentEnvironment, providerOf } from '../payment-provider/providers';
import { abandonedPayments, markAsked, movePayment, unsettledPayments } from '../payment-record/payment-repository';
import { type Shop, shopById } from '../shop/shop';
import { cancelPayment, type PaymentContext, settlePayment } from './end-payment';

const everyMs = 60_000;
/** Delays in seconds. */
const delays = {
  /** How long a submit may take to claim, authorise and find a payment; the reconciler leaves newer ones alone. */
  underWay: 180,
  /** How long the browser may take to report a payment that the shopper has made at the provider. */
  grace: 10 * 60,
  /** When to close a payment that the shopper has not made. */
  abandoned: 3 * 60 * 60,
  /** When to give up a payment that the provider has no record of. */
  unknownToProvider: 3 * 60,
  /** When to give up a payment that the provider still calls open: until then it may take the money. */
  open: daySeconds,
};

export interface Reconciliation {
  db: Db;
  clock: () => number;
  environment: PaymentEnvironment;
  log: FastifyBaseLogger;
}

/** Settles payments left open by a crash or an unavailable provider: at startup and every minute, one run at a time. */
export function reconcileInTheBackground(app: FastifyInstance, reconciliation: Omit<Reconciliation, 'log'>): void {
  const settle = oneAtATime(() =>
    reconcile({ ...reconciliation, log: app.log }).catch((err: unknown) =>
      app.log.warn({ err }, 'payments could not be settled'),
    ),
  );
  const timer = setInterval(settle, everyMs).unref();
  app.addHook('onListen', async () => void settle());
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Asks the provider about each open payment: captures money for an order, refunds money without one and emails the
 * shopper, and cancels a payment that was never made. A payment has ended when the provider says so. If it doesn't, the
 * payment is given up, which frees the cart, and checked daily for thirty days, to refund money that was taken after
 * all.
 */
export async function reconcile(
  { db, clock, environment, log }: Reconciliation,
  { underWay = delays.underWay } = {},
): Promise<void> {
  const now = clock();
  const unavailable = new Set<string>();
  const payments = [...(await unsettledPayments(db, now - underWay)), ...(await abandonedPayments(db, now))];
  for (const payment of payments) {
    const shop = await shopById(db, payment.shop_id);
    const provider =
      shop && providerOf({ shop, payments: environment, isTest: payment.is_test === 1 }, payment.provider);
    const account = `${payment.shop_id} ${payment.provider}`;
    if (!shop || !provider || (!mayHoldMoney(payment) && unavailable.has(account))) continue;
    await write(db, (tx) => markAsked(tx, payment, now));
    await settle({ db, shop, now, log }, provider, payment).catch((err: unknown) => {
      if (err instanceof ProviderUnsure) unavailable.add(account);
      log.warn({ err, payment: payment.payment_id }, 'a payment stays open');
    });
  }
}

/** Other payments only wait to be closed, which can wait until the provider is available again. */
const mayHoldMoney = ({ status }: PaymentRow): boolean => status === 'started' || status === 'authorised';

async function settle(context: PaymentContext, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  if (payment.order_number !== '') return settlePayment(context, provider, payment.payment_id);
  const state = await provider.find(payment);
  if (state.status === 'authorised' || state.status === 'captured') {
    if (await mayBeReported(context, payment)) return;
    return refund(context, provider, payment, state);
  }
  if (hasEnded(state)) return close(context, payment, state);
  if (context.now - payment.updated >= openSeconds(payment, state)) await giveUp(context, provider, payment);
}

const hasEnded = ({ status }: MoneyState): boolean => status === 'cancelled' || status === 'declined';

function openSeconds({ status }: PaymentRow, state: MoneyState): number {
  if (status === 'created') return delays.abandoned;
  return state.status === 'open' ? delays.open : delays.unknownToProvider;
}

/**
 * Cancels the payment at the provider first, so that nobody can pay it any more; if it was paid meanwhile, the next run
 * refunds it.
 */
async function giveUp(context: PaymentContext, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  const state = await provider.cancel(payment);
  if (state.status === 'authorised' || state.status === 'captured') return;
  await close(context, payment, state);
}

/** Whether a browser that has just paid at the provider may still report it. */
async function mayBeReported({ db, now }: PaymentContext, payment: PaymentRow): Promise<boolean> {
  if (payment.status !== 'created') return false;
  if (payment.money_seen !== null) return now - payment.money_seen < delays.grace;
  await write(db, (tx) => movePayment(tx, payment, { money_seen: now }));
  return true;
}

async function refund(
  context: PaymentContext,
  provider: PaymentProvider,
  payment: PaymentRow,
  { reference }: MoneyState,
): Promise<void> {
  const back = payment.status === 'failed' ? cancelAbandoned : cancelPayment;
  if (!(await back(context, provider, { ...payment, reference }))) return;
  if (payment.is_test === 1) return;
  if (payment.email !== '') return emailOwner(context, payment);
  const { payment_id, shop_id, amount, currency } = payment;
  context.log.warn(
    { payment: payment_id, shop: shop_id, amount, currency },
    'a payment without an order was refunded; its shopper is unknown',
  );
}

/**
 * Refunds a payment that was given up. No order can use it, and its cart may have another open payment, so it is not
 * marked first.
 */
async function cancelAbandoned(
  { db, now }: PaymentContext,
  provider: PaymentProvider,
  payment: PaymentRow,
): Promise<boolean> {
  const { status } = await provider.cancel(payment);
  return (
    status === 'cancelled' &&
    write(db, (tx) => movePayment(tx, payment, { status: 'voided', reference: payment.reference, updated: now }))
  );
}

async function close({ db, now }: PaymentContext, payment: PaymentRow, state: MoneyState): Promise<void> {
  const status = state.status === 'cancelled' ? 'voided' : 'failed';
  const abandoned = hasEnded(state) ? 0 : payment.abandoned || now;
  await write(db, (tx) => movePayment(tx, payment, { status, abandoned, closed_by: 'reconciler', updated: now }));
}

const emailOwner = ({ db, shop, now }: { db: Db; shop: Shop; now: number }, payment: PaymentRow): Promise<void> =>
  write(db, (tx) => queueEmail(tx, { ...paymentReturnedEmail(shop, payment), created: now }));
