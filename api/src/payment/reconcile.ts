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
/**
 * Seconds: a payment under way is left alone for longer than its wait for another, authorise and find can take; money
 * in one that the shopper pays at the provider waits for their browser to say so; one that they walked away from is
 * closed; one that the provider never heard of is given up; one that it still calls open, which it may yet take the
 * money for, keeps its cart for a day.
 */
const delays = { underWay: 180, grace: 10 * 60, abandoned: 3 * 60 * 60, unheard: 3 * 60, open: daySeconds };

export interface Reconciliation {
  db: Db;
  clock: () => number;
  environment: PaymentEnvironment;
  log: FastifyBaseLogger;
}

/** Settles what a crash or a silent provider has left open: at the start and every minute, one round at a time. */
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
  const silent = new Set<string>();
  const payments = [...(await unsettledPayments(db, now - underWay)), ...(await abandonedPayments(db, now))];
  for (const payment of payments) {
    const shop = await shopById(db, payment.shop_id);
    const provider =
      shop && providerOf({ shop, payments: environment, isTest: payment.is_test === 1 }, payment.provider);
    const account = `${payment.shop_id} ${payment.provider}`;
    if (!shop || !provider || (!mayHoldMoney(payment) && silent.has(account))) continue;
    await write(db, (tx) => markAsked(tx, payment, now));
    await settle({ db, shop, now, log }, provider, payment).catch((err: unknown) => {
      if (err instanceof ProviderUnsure) silent.add(account);
      log.warn({ err, payment: payment.payment_id }, 'a payment stays open');
    });
  }
}

/** The others wait to be closed: where the provider is silent they wait on. */
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
  return state.status === 'open' ? delays.open : delays.unheard;
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

/** Who has just paid at the provider is about to say so. */
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
  if (payment.email !== '') return tell(context, payment);
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

const tell = ({ db, shop, now }: { db: Db; shop: Shop; now: number }, payment: PaymentRow): Promise<void> =>
  write(db, (tx) => queueEmail(tx, { ...paymentReturnedEmail(shop, payment), created: now }));
