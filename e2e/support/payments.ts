import { expect, type Page } from '@playwright/test';
import { callShop, moneyIn, orderNumber } from './checkout';

/**
 * What the sandbox does by card (its own index page lists them). The good one is a number that stands nowhere else:
 * written-card.spec.ts looks for it.
 */
export const cards = {
  good: '4716903288115522',
  declined: '4000000000000002',
  unanswered: '4000000000000119',
  otherAmount: '4000000000000127',
  late: '4000000000000069',
  usedBefore: '4000000000000101',
};

export interface Deal {
  reference: string;
  /** '12.00 CAD' */
  amount: string;
  status: string;
}
export interface Payments {
  /** Numbers of the orders that this page was told of. */
  orders: () => string[];
  /** Reads the sandbox's payments again. */
  look: () => Promise<void>;
  /** Those made since, as last read. */
  deals: (status?: string) => Deal[];
}

/** Payments since now in the sandbox of the shop at `origin`, whoever makes them: it has to be the test's own shop. */
export async function watchPayments(page: Page, origin: string): Promise<Payments> {
  await page.goto(`${origin}/checkout/cart`);
  const { address } = await callShop<{ address: string }>(page, 'checkout/getPaymentModule', {
    payment_choice: 'paypal',
  });
  const numbers = new Set<string>();
  page.on('response', async (answer) => {
    if (!/checkout\/(submit|paypalSuccess|cardPayment|chaseSuccess)$/.test(answer.url()) || !answer.ok()) return;
    numbers.add((await answer.json()).order_number);
  });
  const read = async () => readDeals(await (await page.request.get(new URL(address).origin)).text());
  const before = new Set((await read()).map(({ reference }) => reference));
  let made: Deal[] = [];
  return {
    orders: () => [...numbers],
    look: async () => {
      made = (await read()).filter(({ reference }) => !before.has(reference));
    },
    deals: (status) => made.filter((deal) => status === undefined || deal.status === status),
  };
}

const readDeals = (html: string): Deal[] =>
  [...html.matchAll(/<tr><td>[^<]*<\/td><td>([^<]*)<\/td><td>([^<]*)<\/td><td>([^<]*)<\/td><\/tr>/g)].map(
    ([, reference = '', amount = '', status = '']) => ({
      reference,
      amount,
      status,
    }),
  );

/**
 * One order, its page says that it is paid, and of all that was tried one payment of its sum is taken. Gives its
 * number.
 */
export async function expectOnePaidOrder(page: Page, paid: Payments, total: number, way: string): Promise<string> {
  const order = await orderNumber(page);
  const sum = (total / 100).toFixed(2);
  expect(await moneyIn(page, 'Payments')).toEqual({ [way]: `$${sum}`, Owing: '$0.00' });
  expect(paid.orders()).toEqual([order]);
  await expect
    .poll(() => paid.look().then(() => paid.deals('captured').map(({ amount }) => amount)))
    .toEqual([`${sum} CAD`]);
  expect(paid.deals('authorised')).toEqual([]);
  return order;
}
