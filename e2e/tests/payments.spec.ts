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
  // the browser logs refused calls, the sandbox's in its frames included
  watch.messages = watch.messages.filter(
    (message) => !/Failed to load resource: the server responded with a status of (409|422)/.test(message),
  );
});

test('a declined, wrong-amount or reused card places no order; a captured one without an answer places one [PAY-23] [GAP-81]', async ({
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
  expect(paid.payments('cancelled')).toHaveLength(1);
  // a payment pays for one order only
  await startAt(page, 8, 'credit_card', 'credit_card');
  await enterCard(page, cards.usedBefore);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(
    page.getByText('This payment has already paid for another order. Nothing more was taken: please pay again.'),
  ).toBeVisible();
  await paid.refresh();
  expect(paid.payments('captured')).toHaveLength(1);
  expect(paid.orders()).toHaveLength(1);
});

test('a late payment result: the page asks the shopper to wait, lets them check again, and they pay once [CHK-62]', async ({
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
  await paid.refresh();
  expect(paid.payments()).toHaveLength(1);
  expect(paid.orders()).toEqual([]);
  await page.goto('about:blank');
});

test('PayPal: a cancelled, declined or wrong-amount payment places no order; one approved without an answer places one [PAY-24] [PAY-27] [ERR-55] [ERR-56] [ERR-57]', async ({
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

test('Global Payments: its form in a dialog declines, then takes a payment [PAY-28] [PAY-30] [ERR-58]', async ({
  page,
}) => {
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

test('Clearent: its widget in the page declines, then takes a payment [PAY-29] [PAY-30] [ERR-58]', async ({ page }) => {
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

test('Chase: its frame shows a decline, a foreign message is ignored, then it takes a payment [PAY-05] [PAY-31] [PAY-32]', async ({
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
  // a frame with a decline can't be used again
  await openStep(page, 'chase', shop.address);
  await pay(cards.good);
  await expectOnePaidOrder(page, paid, summary.total, 'Credit card');
});

async function startAt(page: Page, slot: number, payment_choice: string, step: string): Promise<Cart> {
  await startPickup(page, slot, shop.address);
  const { cart } = await callShop(page, 'checkout/setPaymentChoice', { payment_choice });
  await openStep(page, step, shop.address);
  return cart;
}

async function fillFrame(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry (MM/YY)').fill('12/34');
  await frame.getByLabel('CVV').fill('123');
}
