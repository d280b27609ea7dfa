import type { Page, Route } from '@playwright/test';
import { callShop, enterCard, guestOf, openStep, orderNumber, pressAgain, startPickup } from '../support/checkout';
import { outboxAt } from '../support/mail';
import { cards, expectOnePaidOrder, type PaymentWatch, watchPayments } from '../support/payments';
import { type OwnShop, openShop } from '../support/shop';
import { expect, phone, test } from '../support/test';
import type { Trouble } from '../support/troubled-api';

const submit = '**/customer/checkout/submit';
const lost = 'We couldn’t reach the shop. Nothing is lost: please try again. Your order is placed only once.';
/** Texts that show a failure to the shopper. */
const failureText = /Nothing is lost|There was an error|try again/i;

let shop: OwnShop;
test.use({ viewport: phone });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  shop = await openShop({ name: 'checkout-trouble', takesPayments: true });
});
test.afterAll(() => shop.close());
test.afterEach(async ({ page, watch }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await shop.trouble('none');
  // the browser logs failed calls
  watch.messages = watch.messages.filter((message) => !/Failed to load resource/.test(message));
});

for (const [slot, way] of ['Try again', 'a reload'].entries())
  test(`a paid order whose answer is lost on its way to the browser is found by ${way}`, async ({ page }) => {
    const visit = await openReview(page, 26 + slot);
    await page.route(submit, loseAnswer, { times: 1 });
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText(lost)).toBeVisible();
    if (way === 'a reload') {
      await page.reload();
      await expect(page.getByText('Your order was placed.')).toBeVisible();
      await page.getByRole('link', { name: /^See order #/ }).click();
    } else await pressAgain(page);
    await expectOneOrder(visit);
  });

test('a paid order whose answer is lost between api and edge is found', async ({ page }) => {
  const visit = await openReview(page, 28);
  await page.route(submit, (route) => shop.trouble('mute').then(() => route.continue()), { times: 1 });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await shop.trouble('none');
  await pressAgain(page);
  await expectOneOrder(visit);
});

test('a submit that never arrives leaves cart and card; one that arrives after the order places no other', async ({
  page,
}) => {
  const visit = await openReview(page, 29);
  await page.route(submit, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await expectNothingTaken(visit);
  const late = new Promise<Route>((resolve) => void page.route(submit, resolve, { times: 1 }));
  await pressAgain(page);
  await expect(page.getByRole('button', { name: 'Placing your order…' })).toBeVisible();
  await page.reload();
  await expect(
    page.getByText('We don’t know yet whether your order was placed. Please try again: it won’t be placed twice.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeHidden();
  await expectNothingTaken(visit);
  await pressAgain(page);
  const order = await expectOneOrder(visit);
  expect(await (await (await late).fetch()).json()).toMatchObject({ order_number: order });
  await expectOneOrder(visit);
});

test('an api that fails in each way during an order: the page shows each failure, the cart stays, and one order is paid', async ({
  page,
}) => {
  const visit = await openReview(page, 30);
  const button = page.getByRole('button', { name: /^(Place order|Try again)$/ });
  for (const trouble of ['broken', 'dropped', 'down'] satisfies Trouble[]) {
    await shop.trouble('none');
    await page.route(submit, (route) => shop.trouble(trouble).then(() => route.continue()), { times: 1 });
    const failed = page.waitForResponse(submit);
    await expect(async () => {
      await button.click();
      await expect(page.getByRole('button', { name: 'Placing your order…' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await failed;
    await expect(page.locator('main').getByRole('alert').getByText(failureText)).toBeVisible();
    await expect(button).toBeEnabled();
  }
  await page.reload();
  await expect(
    page
      .locator('main')
      .getByText(/try again/i)
      .first(),
  ).toBeVisible();
  await shop.trouble('none');
  await openStep(page, 'review', shop.address);
  await expectNothingTaken(visit);
  await button.click();
  await expectOneOrder(visit);
});

test('an api that answers after 8 s: the page shows that the order is being placed, whatever is pressed', async ({
  page,
}) => {
  const visit = await openReview(page, 31);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(...(/checkout\/submit$/.exec(request.url()) ?? [])));
  await page.route(submit, (route) => shop.trouble('slow').then(() => route.continue()), { times: 1 });
  await page.getByRole('button', { name: 'Place order' }).click();
  const waiting = page.getByRole('button', { name: 'Placing your order…' });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await waiting.click({ force: true });
  await waiting.press('Enter');
  await page.waitForURL('**/account/order/**', { timeout: 20_000 });
  await shop.trouble('none');
  await expectOneOrder(visit);
  expect(sent).toHaveLength(1);
});

test('a tab that orders while another tab’s payment is pending says so, and both show the one order', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const visit = await openReview(page, 32, cards.late);
  const other = await context.newPage();
  await openStep(other, 'review', shop.address);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Place order' }).click();
    await expect(tab.getByText('We’re checking with your bank. Please don’t pay again.')).toBeVisible({
      timeout: 15_000,
    });
    await expect(tab.getByText(/^We’ll ask again in a moment/)).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Place order' })).toBeHidden();
  }
  await Promise.all([page, other].map((tab) => tab.waitForURL('**/account/order/**', { timeout: 60_000 })));
  const order = await expectOneOrder(visit);
  expect(await orderNumber(other)).toBe(order);
});

interface Visit {
  page: Page;
  paid: PaymentWatch;
  /** In cents. */
  total: number;
  /** This guest's orders before, counted by their emails. */
  before: number;
  email: string;
}

/** A guest with a book and a card, on the review. */
async function openReview(page: Page, slot: number, card = cards.good): Promise<Visit> {
  const paid = await watchPayments(page, shop.address);
  const { summary } = await startPickup(page, slot, shop.address);
  await callShop(page, 'checkout/setPaymentChoice', { payment_choice: 'credit_card' });
  await openStep(page, 'credit_card', shop.address);
  await enterCard(page, card);
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  const { email } = guestOf(slot);
  return { page, paid, total: summary.total, email, before: await countEmails(email) };
}

async function countEmails(email: string): Promise<number> {
  return (await outboxAt(shop.address)).filter(({ recipient }) => recipient === email).length;
}

/** The api answers, but the answer never reaches the page. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** Expects the page to show the one order, paid once. Returns its number. */
async function expectOneOrder({ page, paid, total, before, email }: Visit): Promise<string> {
  const order = await expectOnePaidOrder(page, paid, total, 'Credit card');
  expect(await countEmails(email)).toBe(before + 1);
  // calls made while the api was slow take 8 s
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' })).toBeVisible({ timeout: 15_000 });
  return order;
}

async function expectNothingTaken({ page, paid, before, email }: Visit): Promise<void> {
  await paid.refresh();
  expect(paid.payments('captured')).toEqual([]);
  expect(await countEmails(email)).toBe(before);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
}
