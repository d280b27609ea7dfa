import { createHash } from 'node:crypto';
import type { Order, OrderRequest } from '@paypal/paypal-server-sdk';
import { fromDecimal, toDecimal } from '../../money/decimal';
import { type MoneyState, noMoney, type PaymentProvider, type PaymentRow, ProviderUnsure } from '../contract/provider';
import { breakdownOf } from './paypal-breakdown';
import { openPaypalClient, type PaypalClient } from './paypal-client';
import type { ProviderAccess } from './provider-access';

/**
 * PayPal's Orders API, version 2, by PayPal's own package: an order is made here, approved by the shopper, then its
 * money is held, then taken.
 */
export function paypalProvider(access: ProviderAccess): PaymentProvider {
  let opened: Promise<PaypalClient> | undefined;
  const client = () => {
    opened ??= openPaypalClient(access);
    return opened;
  };
  const order = async ({ reference }: PaymentRow): Promise<Order> => {
    const { ask, orders } = await client();
    const answer = await ask(orders.getOrder({ id: reference }));
    return 'result' in answer ? answer.result : {};
  };
  const find = async (payment: PaymentRow) => (payment.reference === '' ? noMoney : toState(await order(payment)));

  return {
    account: 'paypal',
    maxAmount: 999_999_999,
    module: { address: access.script, key: access.key },
    start: async (payment, summary) => {
      const { ask, orders, sdk } = await client();
      const body = newOrder(sdk, payment, breakdownOf(summary));
      const answer = await ask(
        orders.createOrder({ body, paypalRequestId: requestId(payment, '/v2/checkout/orders') }),
      );
      return 'result' in answer ? (answer.result.id ?? '') : '';
    },
    authorise: async (payment) => {
      const { ask, orders } = await client();
      const { reference: id } = payment;
      const answer = await ask(
        orders.authorizeOrder({
          id,
          body: {},
          paypalRequestId: requestId(payment, `/v2/checkout/orders/${id}/authorize`),
        }),
      );
      if ('issues' in answer && answer.issues.includes('INSTRUMENT_DECLINED'))
        return { ...noMoney, status: 'declined' };
      return find(payment);
    },
    find,
    capture: async (payment) => {
      const { ask, payments } = await client();
      const now = await order(payment);
      const held = authorisationOf(now);
      if (held?.id && held.status === 'CREATED')
        await ask(
          payments.captureAuthorizedPayment({
            authorizationId: held.id,
            body: { finalCapture: true },
            paypalRequestId: captureId(payment, held.id, now),
          }),
        );
      return find(payment);
    },
    cancel: async (payment) => {
      const now = await order(payment);
      const taken = capturesOf(now).find(({ status }) => status === 'COMPLETED')?.id;
      const held = authorisationOf(now);
      if (taken) await refund(await client(), payment, taken);
      else if (held?.id && held.status === 'CREATED') await giveUp(await client(), payment, held.id);
      return find(payment);
    },
  };
}

const refund = ({ ask, payments }: PaypalClient, payment: PaymentRow, captureId: string) =>
  ask(
    payments.refundCapturedPayment({
      captureId,
      body: {},
      paypalRequestId: requestId(payment, `/v2/payments/captures/${captureId}/refund`),
    }),
  );

const giveUp = ({ ask, payments }: PaypalClient, payment: PaymentRow, authorizationId: string) =>
  ask(
    payments.voidPayment({
      authorizationId,
      paypalRequestId: requestId(payment, `/v2/payments/authorizations/${authorizationId}/void`),
    }),
  );

/** The same request twice is one to PayPal. */
const requestId = ({ payment_id }: PaymentRow, path: string): string =>
  createHash('sha256').update(`${payment_id} ${path}`).digest('hex').slice(0, 36);

/** PayPal answers the same request with the same answer: after one that failed another is made. */
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
 * By PayPal's names. A capture that failed leaves what the authorisation says. Throws ProviderUnsure for what PayPal
 * has not decided, or what only a person can.
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

/** CAPTURED, PARTIALLY_CAPTURED and PENDING are missing: without a good capture beside them they decide nothing. */
const authorisationStates = new Map<string, MoneyState['status']>([
  ['CREATED', 'authorised'],
  ['VOIDED', 'cancelled'],
  ['EXPIRED', 'cancelled'],
  ['DENIED', 'declined'],
]);
