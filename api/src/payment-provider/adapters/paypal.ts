import { createHash } from 'node:crypto';
import type { Summary } from '@bookfront/shared/schemas';
import type { Order, OrderRequest } from '@paypal/paypal-server-sdk';
import { fromDecimal, toDecimal } from '../../money/decimal';
import { type MoneyState, noMoney, type PaymentProvider, type PaymentRow, ProviderUnsure } from '../contract/provider';
import { breakdownOf } from './paypal-breakdown';
import { openPaypalClient, type PaypalClient } from './paypal-client';
import type { ProviderAccess } from './provider-access';

/**
 * PayPal's Orders API, version 2, through PayPal's own package: the api creates an order, the shopper approves it, then
 * the api authorises and captures the money.
 */
export function paypalProvider(access: ProviderAccess): PaymentProvider {
  let opened: Promise<PaypalClient> | undefined;
  const client = () => {
    opened ??= openPaypalClient(access);
    return opened;
  };
  const find = async (payment: PaymentRow) =>
    payment.reference === '' ? noMoney : toState(await getOrder(await client(), payment));
  return {
    account: 'paypal',
    maxAmount: 999_999_999,
    module: { address: access.script, key: access.key },
    start: async (payment, summary) => createOrder(await client(), payment, summary),
    authorise: async (payment) =>
      (await authoriseOrder(await client(), payment)) ? find(payment) : { ...noMoney, status: 'declined' },
    find,
    capture: async (payment) => {
      await captureOrder(await client(), payment);
      return find(payment);
    },
    cancel: async (payment) => {
      await cancelOrder(await client(), payment);
      return find(payment);
    },
  };
}

async function getOrder({ ask, orders }: PaypalClient, { reference }: PaymentRow): Promise<Order> {
  const answer = await ask(orders.getOrder({ id: reference }));
  return 'result' in answer ? answer.result : {};
}

/** Returns the order's id. */
async function createOrder({ ask, orders, sdk }: PaypalClient, payment: PaymentRow, summary: Summary): Promise<string> {
  const body = newOrder(sdk, payment, breakdownOf(summary));
  const answer = await ask(orders.createOrder({ body, paypalRequestId: requestId(payment, '/v2/checkout/orders') }));
  return 'result' in answer ? (answer.result.id ?? '') : '';
}

/** Returns false if PayPal declines the card. */
async function authoriseOrder({ ask, orders }: PaypalClient, payment: PaymentRow): Promise<boolean> {
  const { reference: id } = payment;
  const paypalRequestId = requestId(payment, `/v2/checkout/orders/${id}/authorize`);
  const answer = await ask(orders.authorizeOrder({ id, body: {}, paypalRequestId }));
  return !('issues' in answer && answer.issues.includes('INSTRUMENT_DECLINED'));
}

async function captureOrder(client: PaypalClient, payment: PaymentRow): Promise<void> {
  const order = await getOrder(client, payment);
  const held = authorisationOf(order);
  if (!held?.id || held.status !== 'CREATED') return;
  await client.ask(
    client.payments.captureAuthorizedPayment({
      authorizationId: held.id,
      body: { finalCapture: true },
      paypalRequestId: captureId(payment, held.id, order),
    }),
  );
}

async function cancelOrder(client: PaypalClient, payment: PaymentRow): Promise<void> {
  const order = await getOrder(client, payment);
  const taken = capturesOf(order).find(({ status }) => status === 'COMPLETED')?.id;
  const held = authorisationOf(order);
  if (taken) await refund(client, payment, taken);
  else if (held?.id && held.status === 'CREATED') await voidAuthorization(client, payment, held.id);
}

const refund = ({ ask, payments }: PaypalClient, payment: PaymentRow, captureId: string) =>
  ask(
    payments.refundCapturedPayment({
      captureId,
      body: {},
      paypalRequestId: requestId(payment, `/v2/payments/captures/${captureId}/refund`),
    }),
  );

const voidAuthorization = ({ ask, payments }: PaypalClient, payment: PaymentRow, authorizationId: string) =>
  ask(
    payments.voidPayment({
      authorizationId,
      paypalRequestId: requestId(payment, `/v2/payments/authorizations/${authorizationId}/void`),
    }),
  );

/** Makes a repeated request idempotent at PayPal. */
const requestId = ({ payment_id }: PaymentRow, path: string): string =>
  createHash('sha256').update(`${payment_id} ${path}`).digest('hex').slice(0, 36);

/** PayPal answers a repeated request with the same reply, so a retry after a failed capture needs another id. */
function captureId(payment: PaymentRow, heldId: string, order: Order): string {
  const path = `/v2/payments/authorizations/${heldId}/capture`;
  const attempts = capturesOf(order).length;
  return requestId(payment, attempts === 0 ? path : `${path} ${attempts}`);
}

/** PAY-25, PAY-26 */
function newOrder(
  sdk: PaypalClient['sdk'],
  { payment_id, amount, currency }: PaymentRow,
  breakdown: ReturnType<typeof breakdownOf>,
): OrderRequest {
  const money = (cents: number) => ({ currencyCode: currency, value: toDecimal(cents) });
  const { item_total, tax_total, shipping, discount } = breakdown;
  const parts = {
    itemTotal: money(item_total),
    taxTotal: money(tax_total),
    shipping: money(shipping),
    discount: money(discount),
  };
  return {
    intent: sdk.CheckoutPaymentIntent.Authorize,
    purchaseUnits: [{ referenceId: payment_id, customId: payment_id, amount: { ...money(amount), breakdown: parts } }],
    applicationContext: {
      shippingPreference: sdk.OrderApplicationContextShippingPreference.NoShipping,
      userAction: sdk.OrderApplicationContextUserAction.PayNow,
    },
  };
}

const authorisationOf = ({ purchaseUnits = [] }: Order) =>
  purchaseUnits.flatMap(({ payments }) => payments?.authorizations ?? [])[0];
const capturesOf = ({ purchaseUnits = [] }: Order) => purchaseUnits.flatMap(({ payments }) => payments?.captures ?? []);

function toState(order: Order): MoneyState {
  const [unit] = order.purchaseUnits ?? [];
  if (!order.id || !unit) return noMoney;
  const amount = authorisationOf(order)?.amount ?? unit.amount;
  const money = { amount: fromDecimal(amount?.value ?? ''), currency: amount?.currencyCode ?? '' };
  return { status: statusOf(order), reference: order.id, merchantReference: unit.customId ?? '', ...money };
}

/**
 * Maps PayPal's states. After a failed capture the authorisation's state counts. Throws ProviderUnsure for states that
 * PayPal has not decided or that need a person.
 */
function statusOf(order: Order): MoneyState['status'] {
  const captures = capturesOf(order);
  const has = (status: string) => captures.some((one) => one.status === status);
  if (has('COMPLETED')) return 'captured';
  if (has('REFUNDED')) return 'cancelled';
  if (has('PENDING') || has('PARTIALLY_REFUNDED'))
    throw new ProviderUnsure('PayPal has a capture that is not settled.');
  const held = authorisationOf(order);
  if (!held) return 'open';
  const status = authorisationStates.get(held.status ?? '');
  if (!status) throw new ProviderUnsure(`PayPal has an authorisation that is ${held.status}.`);
  return status;
}

/** CAPTURED, PARTIALLY_CAPTURED and PENDING are missing: without a successful capture they are inconclusive. */
const authorisationStates = new Map<string, MoneyState['status']>([
  ['CREATED', 'authorised'],
  ['VOIDED', 'cancelled'],
  ['EXPIRED', 'cancelled'],
  ['DENIED', 'declined'],
]);
