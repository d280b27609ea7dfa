import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import {
  booksOnShelf,
  callShop,
  emailsOf,
  enterAs,
  enterCard,
  fillCart,
  forthcomingBook,
  moneyIn,
  openStep,
  orderNumber,
  startPickup,
} from '../support/checkout';
import { cards } from '../support/payments';
import { addressOf } from '../support/shop-address';
import { desktop, expect, phone, test } from '../support/test';

/** Used only by these tests: an account has one cart in all its windows. */
const librarian = 'librarian@example.com';
const library = /Lena Brandt[\s\S]*1 Harbour Road/;
/** An address outside the area of local delivery. */
const elsewhere = {
  name: 'Reading Room West',
  phone_number: '6045550177',
  street_address: '350 West Georgia Street',
  city: 'Vancouver',
  country: 'CA',
  province: 'BC',
  postal_code: 'V6B 6B1',
};

for (const [slot, size] of [phone, desktop].entries()) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('a customer ships in two parcels and pays by card [CHK-09] [CHK-12] [CHK-23] [CHK-24] [CHK-26] [CHK-33] [CHK-37] [CHK-48] [CHK-66] [PAY-04] [ORD-27]', async ({
      page,
    }) => {
      await enterAs(page, librarian);
      const books = [...(await booksOnShelf(page, 2 + slot, 2)), await forthcomingBook(page)];
      await fillCart(page, books);
      await openStep(page, 'cart');
      await page.getByRole('button', { name: 'Ship my order' }).click();
      await page.waitForURL('**/checkout/delivery');
      await page.getByRole('button', { name: library }).click();
      await page.waitForURL('**/checkout/provider');
      // the bicycle is cheaper, but not preselected
      await expect(page.getByRole('radio', { name: /Regular parcel/ })).toBeChecked();
      const ways = await page.getByRole('group', { name: 'Shipping options' }).getByRole('radio').evaluateAll(labelsOf);
      expect(ways.map((way) => way.replace(/(\$|Free).*/, ''))).toEqual([
        'Local delivery by bicycle',
        'Regular parcel',
        'Courier',
      ]);
      await page.getByRole('radio', { name: /Ship what is in stock now/ }).check();
      await page.getByRole('button', { name: 'Continue to contact' }).click();
      await continueToPayment(page);
      await page
        .getByRole('button', { name: /^Credit card/ })
        .first()
        .click();
      await page.waitForURL('**/checkout/credit_card');
      await enterCard(page, cards.good);
      for (const chosen of ['Regular parcel', '1 Harbour Road', 'In two shipments', 'Visa ending in 5522', librarian])
        await expect(page.locator('main')).toContainText(chosen);
      const order = await placeAndCompare(page);
      expect(await moneyIn(page, 'Payments')).toEqual({ 'Credit card': order.total, Owing: '$0.00' });
      for (const { title } of books) await expect(page.locator('main').getByText(title).first()).toBeVisible();
      expect(order.email).toContain(`Credit card: -${order.total}`);
    });
  });
}

test('local delivery is offered only to addresses in its area [CHK-18] [CHK-51] [CHK-65] [GAP-61]', async ({
  page,
}) => {
  await enterAs(page, librarian);
  const { addresses } = await callShop<{ addresses: { name: string }[] }>(page, 'address/getList');
  if (!addresses.some(({ name }) => name === elsewhere.name)) await callShop(page, 'address/create', elsewhere);
  await fillCart(page, await booksOnShelf(page, 4, 2));
  await openStep(page, 'cart');
  await page.getByRole('button', { name: 'Ship my order' }).click();
  await page.waitForURL('**/checkout/delivery');
  await page.getByRole('button', { name: elsewhere.name }).and(page.locator('[aria-pressed]')).click();
  await page.waitForURL('**/checkout/provider');
  await expect(page.getByText(/^Parcels leave the wharf/)).toBeVisible();
  await expect(page.getByText('Your order / address does not qualify for local delivery.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /bicycle/ })).toBeDisabled();
  await page.getByRole('link', { name: 'Change shipping address' }).click();
  await page.getByRole('button', { name: library }).click();
  await page.waitForURL('**/checkout/provider');
  await page.getByRole('radio', { name: /bicycle/ }).check();
  await page.getByRole('button', { name: 'Continue to contact' }).click();
  await continueToPayment(page);
  await page.getByRole('button', { name: /^Contact me for payment/ }).click();
  await page.waitForURL('**/checkout/review');
  await expect(page.getByRole('navigation', { name: 'Checkout steps' })).toContainText('Local Delivery');
  const { email } = await placeAndCompare(page);
  expect(email).toContain('Local delivery by bicycle');
});

test('gifts ship to their registry’s address, and the shopper chooses between two [CHK-19] [CHK-20] [CHK-21] [CHK-22] [CRT-31]', async ({
  page,
}) => {
  const rivers = addressOf('threerivers');
  await enterAs(page, librarian, rivers);
  await callShop(page, 'webstore/setMultistoreLocation', { location_id: 'elora' });
  await callShop(page, 'cart/removeAll');
  await addGift(page, 'threerivers-brandt');
  await openStep(page, 'cart', rivers);
  await expect(page.getByText(/We recommend shipping them/)).toBeVisible();
  await page.getByRole('button', { name: 'Ship my order' }).click();
  await page.waitForURL('**/checkout/provider');
  await addGift(page, 'threerivers-moreau');
  await openStep(page, 'cart', rivers);
  await page.getByRole('button', { name: 'Ship my order' }).click();
  const question = page.getByRole('dialog', { name: 'Which registry should we ship to?' });
  const abroad = question.getByRole('button', { name: /Camille Moreau/ });
  await expect(abroad).toBeDisabled();
  await expect(abroad).toContainText(/Can't ship to \S/);
  await expectAccessible(page, 'dialog[open]');
  await question.getByRole('button', { name: /Lena Brandt/ }).click();
  await page.waitForURL('**/checkout/provider');
  await page.getByRole('button', { name: 'Continue to contact' }).click();
  await continueToPayment(page);
  await page.getByRole('button', { name: /^Contact me for payment/ }).click();
  await page.waitForURL('**/checkout/review');
  await expect(page.locator('main')).toContainText('Gift registry: Lena Brandt');
  await placeAndCompare(page);
  await expect(page.locator('main')).toContainText('Gift registry: Lena Brandt');
  await expect(page.locator('main')).toContainText('Toronto');
  await expect(page.locator('main')).not.toContainText('Bloor');
});

test('a promo code lowers the goods, another one takes off shipping [CRT-33] [CRT-35] [ORD-26]', async ({
  page,
  watch,
}) => {
  await enterAs(page, librarian);
  const { summary } = await fillCart(page, await booksOnShelf(page, 5, 2));
  await openStep(page, 'cart');
  await page.getByLabel('Promo code').fill('NO-SUCH-CODE-AT-ALL');
  await expect(page.getByLabel('Promo code')).toHaveValue('NO-SUCH-CODE-AT');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This promo code is not valid.')).toBeVisible();
  watch.messages = watch.messages.filter((message) => !/422.*addPromocode/.test(message));
  await page.getByLabel('Promo code').fill('tide10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Remove promo code TIDE10' })).toBeFocused();
  const lowered = await moneyIn(page, 'Summary');
  expect(cents(lowered['Promo discount'])).toBe(-Math.round(summary.subtotal / 10));
  await page.getByRole('button', { name: 'Remove promo code TIDE10' }).click();
  await page.getByLabel('Promo code').fill('FREESHIP');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Ship my order' }).click();
  await page.waitForURL('**/checkout/delivery');
  await page.getByRole('button', { name: library }).click();
  await page.getByRole('button', { name: 'Continue to contact' }).click();
  await continueToPayment(page);
  await page.getByRole('button', { name: /^Contact me for payment/ }).click();
  await page.waitForURL('**/checkout/review');
  const toPay = await moneyIn(page, 'To pay');
  expect(cents(toPay['Total CAD'])).toBe(sumOf(toPay, ['Subtotal', 'GST', 'PST']));
  const order = await placeAndCompare(page);
  expect(cents(order.money.Shipping)).toBe(-cents(order.money['Free shipping Free shipping']));
});

test('a cart becomes a request for a quote [CRT-40] [ORD-15] [SEC-14]', async ({ page }) => {
  await enterAs(page, librarian);
  await fillCart(page, await booksOnShelf(page, 6), 2);
  await openStep(page, 'cart');
  await page.getByRole('button', { name: 'Request a quote' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Request a quote' }).click();
  await expect(dialog.getByText('Please enter a message.')).toBeVisible();
  await dialog.getByLabel('Your message').fill('Sixty copies for the reading week, by March.');
  await dialog.getByRole('button', { name: 'Request a quote' }).click();
  const order = await orderNumber(page);
  await expect(page.getByText('We’ve received it and will be in touch with a quote.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).not.toContainText('2');
  expect((await emailsOf(page, order)).join()).toContain('Your request for a quote');
});

test.describe(`at ${phone.width} px`, () => {
  test.use({ viewport: phone });

  test('an order that a gift card covers is free [PAY-07] [GFT-18] [GFT-24]', async ({ page }) => {
    const { summary } = await startPickup(page, 7);
    await openStep(page, 'payment');
    await page.getByLabel('Gift card number').fill('4000 1234 1234 5000');
    // this card has no PIN
    await page.getByRole('button', { name: 'Add gift card' }).click();
    await page.getByRole('button', { name: "Continue (it's free!)" }).click();
    await page.waitForURL('**/checkout/review');
    expect((await moneyIn(page, 'To pay'))['Total after gift cards']).toBe('$0.00');
    const order = await placeAndCompare(page);
    expect(cents((await moneyIn(page, 'Payments'))['Gift card ending in 5000'])).toBe(summary.total);
    expect(order.email).toContain('Total owing: $0.00');
  });

  test('an institution orders with a Purchase Order and an inscription [CHK-42] [CHK-44] [ORD-22]', async ({
    page,
  }) => {
    const school = addressOf('stmargarets');
    // the login gate has no frame
    await page.goto(`${school}/account/login`);
    await page.getByRole('textbox', { name: /^Email/ }).fill(librarian);
    await page.getByLabel('Password', { exact: true }).fill('bookfront-demo');
    await page.locator('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await fillCart(page, await booksOnShelf(page, 0));
    await openStep(page, 'cart', school);
    await page.getByRole('button', { name: 'Pick up in store' }).click();
    await page.waitForURL('**/checkout/contact');
    await page.getByLabel('Inscription').fill('For the winter prize');
    await page.getByLabel('Purchase Order number').fill('PO-2027-00123');
    await continueToPayment(page);
    await page.getByRole('button', { name: /^Contact me for payment/ }).click();
    await page.waitForURL('**/checkout/review');
    await page.getByRole('button', { name: 'Place order' }).click();
    await orderNumber(page);
    await expect(page.getByText('PO-2027-00', { exact: true })).toBeVisible();
    await expect(page.getByText('For the winter prize')).toBeVisible();
  });
});

interface Placed {
  total: string;
  money: Record<string, string>;
  email: string;
}

/** Places the order, then compares the order page, a reload of it and its one email with the review, to the cent. */
async function placeAndCompare(page: Page): Promise<Placed> {
  const seen = await moneyIn(page, 'To pay');
  for (const line of ['Subtotal', 'Total CAD']) expect(seen[line], line).toBeDefined();
  const total = seen['Total after gift cards'] ?? seen['Total CAD'] ?? '';
  await page.getByRole('button', { name: 'Place order' }).click();
  const order = await orderNumber(page);
  const money = await moneyIn(page, 'Order summary');
  for (const line of ['Subtotal', 'GST', 'PST', 'HST', 'Total CAD', 'Gift cards', 'Total after gift cards'])
    expect({ [line]: money[line] }).toEqual({ [line]: seen[line] });
  const emails = await emailsOf(page, order);
  expect(emails).toHaveLength(1);
  const email = emails[0] ?? '';
  for (const tax of ['GST', 'PST', 'HST']) if (seen[tax]) expect(email).toContain(`${tax}: ${seen[tax]}`);
  if (seen.Shipping) expect(email).toContain(`Shipping: ${seen.Shipping}`);
  return { total, money, email };
}

async function continueToPayment(page: Page): Promise<void> {
  await page.waitForURL('**/checkout/contact');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/checkout/payment');
}

/** Adds the first item of a registry to the cart. */
async function addGift(page: Page, gift_registry_id: string): Promise<void> {
  const { items } = await callShop<{ items: { title: { eisbn: string } }[] }>(page, 'giftregistry/get', {
    gift_registry_id,
  });
  await callShop(page, 'cart/add', { eisbn: items[0]?.title.eisbn ?? '', gift_registry_id, backorder: 'true' });
}

const labelsOf = (radios: (HTMLElement | SVGElement)[]) =>
  radios.map((radio) => (radio.closest('label')?.textContent ?? '').trim());
const cents = (text = '') => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
const sumOf = (money: Record<string, string>, lines: string[]) =>
  lines.reduce((sum, line) => sum + cents(money[line]), 0);
