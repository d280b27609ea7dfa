import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleWithFrames } from '../support/accessible';
import { type Cart, callShop, enterCard, openStep, startPickup } from '../support/checkout';
import { cards, expectOnePaidOrder, watchPayments } from '../support/payments';
import { type OwnShop, openShop } from '../support/shop';
import { expect, test } from '../support/test';

const declined = 'Your payment was declined. Please choose another way to pay.';
const asking = 'We’re checking with your bank. Please don’t pay again.';

let shop: OwnShop;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  shop = await openShop({ name: 'payments', takesPayments: true });
});
test.afterAll(() => shop.close());
test.afterEach(({ watch }) => {
  // the browser itself tells of refused calls, and of the sandbox's refusals in its frames
  watch.messages = watch.messages.filter(
    (message) => !/Failed to load resource: the server responded with a status of (409|422)/.test(message),
  );
});

test('a card: declined, for another amount, used before; the one that is taken without an answer places one order [PAY-23] [GAP-81]', async ({
  page,
}) => {
  const paid = await watchPayments(page, shop.address);
  const { summary } = await startAt(page, 8, 'credit_card', 'credit_card');
  await enterCard(page, cards.declined);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(declined)).toBeVisible();
  await page.getByRole('link', { name: 'Enter your card again' }).click();
  await enterCard(page, cards.otherAmount);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(
    page.getByText('What was paid isn’t what this order costs. Nothing was taken: please pay again.'),
  ).toBeVisible();
  expect(paid.orders()).toEqual([]);
  await page.getByRole('link', { name: 'Enter your card again' }).click();
  await enterCard(page, cards.unanswered);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expectOnePaidOrder(page, paid, summary.total, 'Credit card');
  expect(paid.deals('cancelled')).toHaveLength(1);
  // what paid for this order pays for no other
  await startAt(page, 8, 'credit_card', 'credit_card');
  await enterCard(page, cards.usedBefore);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(
    page.getByText('This payment has already paid for another order. Nothing more was taken: please pay again.'),
  ).toBeVisible();
  await paid.look();
  expect(paid.deals('captured')).toHaveLength(1);
  expect(paid.orders()).toHaveLength(1);
});

test('a payment whose result comes late: the shopper is told to wait, may ask again, and does not pay twice [CHK-62]', async ({
  page,
}) => {
  const paid = await watchPayments(page, shop.address);
  await startAt(page, 9, 'credit_card', 'credit_card');
  await enterCard(page, cards.late);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(asking)).toBeVisible({ timeout: 15_000 });
  const again = page.waitForResponse(/checkout\/submit$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await again;
  await expect(page.getByText(asking)).toBeVisible();
  await paid.look();
  expect(paid.deals()).toHaveLength(1);
  expect(paid.orders()).toEqual([]);
  await page.goto('about:blank');
});

test('PayPal: cancelled, declined, of another amount, and approved without an answer [PAY-24] [PAY-27] [ERR-55] [ERR-56] [ERR-57]', async ({
  page,
}) => {
  const paid = await watchPayments(page, shop.address);
  const { summary } = await startAt(page, 10, 'paypal', 'review');
  const answer = async (button: string) => {
    await page.getByRole('button', { name: 'PayPal' }).click();
    await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: button, exact: true }).click();
  };
  const script = page.locator('script[src*="client-id=saltwater-sandbox"][src*="currency=CAD"]');
  await expect(script).toHaveCount(1);
  await page.getByRole('button', { name: 'PayPal' }).click();
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'Cancel' }).waitFor();
  await expectAccessibleWithFrames(page);
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'Cancel' }).click();
  for (const button of ['Approve, then decline', 'Approve another amount']) {
    await answer(button);
    await expect(page.getByText('There was an error processing your order.')).toBeVisible();
    await expect(
      page.getByText(
        'No funds were removed from your PayPal account - Please ensure you start and complete your checkout in a single browser tab.',
      ),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Start Over' }).click();
    await page.waitForURL('**/checkout/cart');
    await openStep(page, 'review', shop.address);
  }
  expect(paid.orders()).toEqual([]);
  await answer('Approve, then do not answer');
  await expect(page.getByText('Processing your payment…')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await expectOnePaidOrder(page, paid, summary.total, 'PayPal');
});

test('Global Payments: a dialog with its form; declined, then paid [PAY-28] [PAY-30] [ERR-58]', async ({ page }) => {
  const paid = await watchPayments(page, shop.address);
  const { summary } = await startAt(page, 11, 'global', 'review');
  const pay = async (number: string) => {
    await page.getByRole('button', { name: 'Pay by card' }).click();
    const form = page.getByRole('dialog', { name: 'Pay by card' }).frameLocator('iframe');
    await fillFrame(form, number);
    if (number === cards.declined) await expectAccessibleWithFrames(page);
    await form.getByRole('button', { name: 'Pay' }).click();
  };
  await pay(cards.declined);
  await expect(page.getByRole('dialog', { name: 'There was an error' })).toContainText(declined);
  await expectAccessible(page, 'dialog[open]');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await pay(cards.good);
  await expectOnePaidOrder(page, paid, summary.total, 'Credit card');
});

test('Clearent: its widget in the page; declined, then paid [PAY-29] [PAY-30] [ERR-58]', async ({ page }) => {
  const paid = await watchPayments(page, shop.address);
  const { summary } = await startAt(page, 12, 'clearent', 'clearent');
  const pay = async (number: string) => {
    await fillFrame(page.frameLocator('#payment-form iframe'), number);
    if (number === cards.declined) await expectAccessibleWithFrames(page);
    await page.getByRole('button', { name: 'Pay by card' }).click();
  };
  await pay(cards.declined);
  await expect(page.getByRole('dialog', { name: 'There was an error' })).toContainText(declined);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await pay(cards.good);
  await expectOnePaidOrder(page, paid, summary.total, 'Credit card');
});

test('Chase: its hosted frame; a decline stays in it, another message is not heard, then paid [PAY-05] [PAY-31] [PAY-32]', async ({
  page,
}) => {
  const paid = await watchPayments(page, shop.address);
  const { summary } = await startAt(page, 13, 'chase', 'chase');
  const frame = page.frameLocator('iframe[title="Card payment"]');
  const pay = async (number: string) => {
    await fillFrame(frame, number);
    await frame.getByRole('button', { name: 'Complete payment' }).click();
  };
  await pay(cards.declined);
  await expect(frame.getByText('The card was declined.')).toBeVisible();
  await expectAccessibleWithFrames(page);
  await page.evaluate(() => window.postMessage({ subject: 'completePayment' }, '*'));
  expect(paid.orders()).toEqual([]);
  // a declined frame has come to its end
  await openStep(page, 'chase', shop.address);
  await pay(cards.good);
  await expectOnePaidOrder(page, paid, summary.total, 'Credit card');
});

async function startAt(page: Page, place: number, payment_choice: string, step: string): Promise<Cart> {
  await startPickup(page, place, shop.address);
  const { cart } = await callShop(page, 'checkout/setPaymentChoice', { payment_choice });
  await openStep(page, step, shop.address);
  return cart;
}

async function fillFrame(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry (MM/YY)').fill('12/34');
  await frame.getByLabel('CVV').fill('123');
}
