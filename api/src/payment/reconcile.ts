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
/** In seconds. */
const delays = {
  /** Before the reconciler touches a payment: longer than a submit can take to claim, authorise and find it. */
  underWay: 180,
  /** For the browser to report a payment that the shopper has made at the provider. */
  grace: 10 * 60,
  /** Before a payment that the shopper walked away from is closed. */
  abandoned: 3 * 60 * 60,
  /** Before a payment that the provider has no record of is given up. */
  unknownToProvider: 3 * 60,
  /** Before a payment that the provider still calls open is given up: until then it may take the money. */
  open: daySeconds,
};

export interface Reconciliation {
  db: Db;
  clock: () => number;
  environment: PaymentEnvironment;
  log: FastifyBaseLogger;
}

/**
 * Settles what a crash or an unavailable provider has left open: at the start and every minute, one round at a time.
 */
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
 * Asks the provider for each open payment: money for an order is taken, money without one is given back and its owner
 * told. One that nothing came of is cancelled at the provider. It has ended when the provider says so; without that it
 * is given up, which frees the cart, and asked about once a day for thirty days: what it has taken by then is given
 * back.
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

/** Other payments only wait to be closed, and can wait until the provider is available again. */
const mayHoldMoney = ({ status }: PaymentRow): boolean => status === 'started' || status === 'authorised';

async function settle(context: PaymentContext, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  if (payment.order_number !== '') return settlePayment(context, provider, payment.payment_id);
  const state = await provider.find(payment);
  if (state.status === 'authorised' || state.status === 'captured') {
    if (await isWaitedFor(context, payment)) return;
    return giveBack(context, provider, payment, state);
  }
  if (hasEnded(state)) return close(context, payment, state);
  if (context.now - payment.updated >= limitOf(payment, state)) await giveUp(context, provider, payment);
}

const hasEnded = ({ status }: MoneyState): boolean => status === 'cancelled' || status === 'declined';

function limitOf({ status }: PaymentRow, state: MoneyState): number {
  if (status === 'created') return delays.abandoned;
  return state.status === 'open' ? delays.open : delays.unknownToProvider;
}

/**
 * It is closed at the provider first, so that nobody can pay any more; what was paid meanwhile waits for the next
 * round.
 */
async function giveUp(context: PaymentContext, provider: PaymentProvider, payment: PaymentRow): Promise<void> {
  const state = await provider.cancel(payment);
  if (state.status === 'authorised' || state.status === 'captured') return;
  await close(context, payment, state);
}

/** A browser that has just paid at the provider is about to report it. */
async function isWaitedFor({ db, now }: PaymentContext, payment: PaymentRow): Promise<boolean> {
  if (payment.status !== 'created') return false;
  if (payment.money_seen !== null) return now - payment.money_seen < delays.grace;
  await write(db, (tx) => movePayment(tx, payment, { money_seen: now }));
  return true;
}

async function giveBack(
  context: PaymentContext,
  provider: PaymentProvider,
  payment: PaymentRow,
  { reference }: MoneyState,
): Promise<void> {
  const back = payment.status === 'failed' ? cancelLate : cancelPayment;
  if (!(await back(context, provider, { ...payment, reference }))) return;
  if (payment.is_test === 1) return;
  if (payment.email !== '') return emailOwner(context, payment);
  const { payment_id, shop_id, amount, currency } = payment;
  context.log.warn(
    { payment: payment_id, shop: shop_id, amount, currency },
    'a payment without an order was given back; whose it was is not known',
  );
}

/** No order can take one that was given up, and its cart may have another that is open: it needs no mark before. */
async function cancelLate(
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
