import { expect, type Page } from '@playwright/test';
import { callShop, moneyIn, orderNumber } from './checkout';

/**
 * Card numbers by the sandbox's behaviour, as its index page lists them. The good one is used nowhere else, since
 * card-secrecy.spec.ts searches for it.
 */
export const cards = {
  good: '4716903288115522',
  declined: '4000000000000002',
  unanswered: '4000000000000119',
  otherAmount: '4000000000000127',
  late: '4000000000000069',
  usedBefore: '4000000000000101',
};

export interface Payment {
  reference: string;
  /** '12.00 CAD' */
  amount: string;
  status: string;
}
export interface PaymentWatch {
  /** Numbers of the orders in this page's answers. */
  orders: () => string[];
  /** Reads the sandbox's payments again. */
  refresh: () => Promise<void>;
  /** Payments since the start, as of the last refresh. */
  payments: (status?: string) => Payment[];
}

/** Watches all payments in the sandbox of the shop at `origin`, which must be the test's own. */
export async function watchPayments(page: Page, origin: string): Promise<PaymentWatch> {
  await page.goto(`${origin}/checkout/cart`);
  const { address } = await callShop<{ address: string }>(page, 'checkout/getPaymentModule', {
    payment_choice: 'paypal',
  });
  const numbers = new Set<string>();
  page.on('response', async (answer) => {
    if (!/checkout\/(submit|paypalSuccess|cardPayment|chaseSuccess)$/.test(answer.url()) || !answer.ok()) return;
    numbers.add((await answer.json()).order_number);
  });
  const read = async () => readPayments(await (await page.request.get(new URL(address).origin)).text());
  const before = new Set((await read()).map(({ reference }) => reference));
  let made: Payment[] = [];
  return {
    orders: () => [...numbers],
    refresh: async () => {
      made = (await read()).filter(({ reference }) => !before.has(reference));
    },
    payments: (status) => made.filter((deal) => status === undefined || deal.status === status),
  };
}

const readPayments = (html: string): Payment[] =>
  [...html.matchAll(/<tr><td>[^<]*<\/td><td>([^<]*)<\/td><td>([^<]*)<\/td><td>([^<]*)<\/td><\/tr>/g)].map(
    ([, reference = '', amount = '', status = '']) => ({
      reference,
      amount,
      status,
    }),
  );

/** Expects one order, shown as paid, and exactly one captured payment of its total. Returns the order number. */
export async function expectOnePaidOrder(page: Page, paid: PaymentWatch, total: number, way: string): Promise<string> {
  const order = await orderNumber(page);
  const sum = (total / 100).toFixed(2);
  expect(await moneyIn(page, 'Payments')).toEqual({ [way]: `$${sum}`, Owing: '$0.00' });
  expect(paid.orders()).toEqual([order]);
  await expect
    .poll(() => paid.refresh().then(() => paid.payments('captured').map(({ amount }) => amount)))
    .toEqual([`${sum} CAD`]);
  expect(paid.payments('authorised')).toEqual([]);
  return order;
}
