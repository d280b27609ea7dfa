import type { FrameLocator, Page } from '@playwright/test';
import { type Cart, callShop, enterCard, moneyIn, openStep, orderNumber, startPickup } from '../support/checkout';
import { expect, test } from '../support/test';

/** What the sandbox does by card (its own index page lists them). */
const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  unanswered: '4000000000000119',
  otherAmount: '4000000000000127',
  late: '4000000000000069',
  usedBefore: '4000000000000101',
};
const declined = 'Your payment was declined. Please try another way to pay.';
const asking = 'We are asking your bank. Please do not pay again.';

test.afterEach(({ watch }) => {
  // the browser itself tells of refused calls, and of the sandbox's refusals in its frames
  watch.messages = watch.messages.filter((message) => !/Failed to load resource: the server responded with a status of (409|422)/.test(message));
});

test('[PAY-23] [GAP-81] a card: declined, for another amount, used before; the one that is taken without an answer places one order', async ({ page }) => {
  const paid = await watchPayments(page);
  const { summary } = await startAt(page, 8, 'credit_card', 'credit_card');
  await enterCard(page, cards.declined);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(declined)).toBeVisible();
  for (const [card, told] of [
    [cards.otherAmount, 'The payment is not for this order. Nothing was taken.'],
    [cards.usedBefore, 'This payment was already used. Please pay anew.'],
  ] as const) {
    await page.getByRole('link', { name: 'Enter your card again' }).click();
    await enterCard(page, card);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText(told)).toBeVisible();
  }
  expect(paid.orders()).toEqual([]);
  await page.getByRole('link', { name: 'Enter your card again' }).click();
  await enterCard(page, cards.unanswered);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expectOnePaidOrder(page, paid, summary.total, 'Credit card');
  expect(paid.deals('cancelled')).toHaveLength(1);
});

test('[CHK-62] a payment whose result comes late: the shopper is told to wait, may ask again, and does not pay twice', async ({ page }) => {
  const paid = await watchPayments(page);
  await startAt(page, 9, 'credit_card', 'credit_card');
  await enterCard(page, cards.late);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(asking)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Placing your order…' })).toBeVisible();
  await paid.look();
  expect(paid.deals()).toHaveLength(1);
  expect(paid.orders()).toEqual([]);
  await page.goto('about:blank');
});

test('[PAY-24] [PAY-27] [ERR-55] [ERR-56] [ERR-57] PayPal: cancelled, declined, of another amount, and approved without an answer', async ({ page }) => {
  const paid = await watchPayments(page);
  const { summary } = await startAt(page, 10, 'paypal', 'review');
  const answer = async (button: string) => {
    await page.getByRole('button', { name: 'PayPal' }).click();
    await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: button, exact: true }).click();
  };
  const script = page.locator('script[src*="client-id=saltwater-sandbox"][src*="currency=CAD"]');
  await expect(script).toHaveCount(1);
  await answer('Cancel');
  for (const button of ['Approve, then decline', 'Approve another amount']) {
    await answer(button);
    await expect(page.getByText('There was an error processing your order.')).toBeVisible();
    await expect(
      page.getByText('No funds were removed from your PayPal account - Please ensure you start and complete your checkout in a single browser tab.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Start Over' }).click();
    await page.waitForURL('**/checkout/cart');
    await openStep(page, 'review');
  }
  expect(paid.orders()).toEqual([]);
  await answer('Approve, then do not answer');
  await expect(page.getByText('Processing your payment…')).toBeVisible();
  await expectOnePaidOrder(page, paid, summary.total, 'PayPal');
});

test('[PAY-28] [PAY-30] [ERR-58] Global Payments: a dialog with its form; declined, then paid', async ({ page }) => {
  const paid = await watchPayments(page);
  const { summary } = await startAt(page, 11, 'global', 'review');
  const pay = async (number: string) => {
    await page.getByRole('button', { name: 'Pay by card' }).click();
    const form = page.getByRole('dialog', { name: 'Pay by card' }).frameLocator('iframe');
    await fillFrame(form, number);
    await form.getByRole('button', { name: 'Pay' }).click();
  };
  await pay(cards.declined);
  await expect(page.getByRole('dialog', { name: 'There was an error' })).toContainText(declined);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await pay(cards.good);
  await expectOnePaidOrder(page, paid, summary.total, 'Credit card');
});

test('[PAY-29] [PAY-30] [ERR-58] Clearent: its widget in the page; declined, then paid', async ({ page }) => {
  const paid = await watchPayments(page);
  const { summary } = await startAt(page, 12, 'clearent', 'clearent');
  const pay = async (number: string) => {
    await fillFrame(page.frameLocator('#payment-form iframe'), number);
    await page.getByRole('button', { name: 'Pay by card' }).click();
  };
  await pay(cards.declined);
  await expect(page.getByRole('dialog', { name: 'There was an error' })).toContainText(declined);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await pay(cards.good);
  await expectOnePaidOrder(page, paid, summary.total, 'Credit card');
});

test('[PAY-05] [PAY-31] [PAY-32] Chase: its hosted frame; a decline stays in it, another message is not heard, then paid', async ({ page }) => {
  const paid = await watchPayments(page);
  const { summary } = await startAt(page, 13, 'chase', 'chase');
  const frame = page.frameLocator('iframe[title="Card payment"]');
  const pay = async (number: string) => {
    await fillFrame(frame, number);
    await frame.getByRole('button', { name: 'Complete payment' }).click();
  };
  await pay(cards.declined);
  await expect(frame.getByText('The card was declined.')).toBeVisible();
  await page.evaluate(() => window.postMessage({ subject: 'completePayment' }, '*'));
  expect(paid.orders()).toEqual([]);
  // a declined frame has come to its end
  await openStep(page, 'chase');
  await pay(cards.good);
  await expectOnePaidOrder(page, paid, summary.total, 'Credit card');
});

async function startAt(page: Page, place: number, payment_choice: string, step: string): Promise<Cart> {
  await startPickup(page, place);
  const { cart } = await callShop(page, 'checkout/setPaymentChoice', { payment_choice });
  await openStep(page, step);
  return cart;
}

async function fillFrame(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry (MM/YY)').fill('12/34');
  await frame.getByLabel('CVV').fill('123');
}

interface Deal {
  reference: string;
  amount: string;
  status: string;
}
interface Payments {
  /** Numbers of the orders that this page was told of. */
  orders: () => string[];
  /** Reads the sandbox's payments anew. */
  look: () => Promise<void>;
  /** Those made since, as last read. */
  deals: (status?: string) => Deal[];
}

/** Payments of the sandbox since now. One page pays at a time in this file, and other files pay in other ways or amounts. */
async function watchPayments(page: Page): Promise<Payments> {
  await page.goto('/checkout/cart');
  const { address } = await callShop<{ address: string }>(page, 'checkout/getPaymentModule', { payment_choice: 'paypal' });
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
  [...html.matchAll(/<tr><td>[^<]*<\/td><td>([^<]*)<\/td><td>([^<]*)<\/td><td>([^<]*)<\/td><\/tr>/g)].map(([, reference = '', amount = '', status = '']) => ({
    reference,
    amount,
    status,
  }));

/** One order, its page says that it is paid, and of all that was tried one payment of its sum is taken. */
async function expectOnePaidOrder(page: Page, paid: Payments, total: number, way: string): Promise<void> {
  const order = await orderNumber(page);
  const sum = (total / 100).toFixed(2);
  expect(await moneyIn(page, 'Payments')).toEqual({ [way]: `$${sum}`, Owing: '$0.00' });
  expect(paid.orders()).toEqual([order]);
  await expect.poll(() => paid.look().then(() => paid.deals('captured').map(({ amount }) => amount))).toEqual([`${sum} CAD`]);
  expect(paid.deals('authorised')).toEqual([]);
}
