import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectDialogByKeyboard,
  expectKeyboardReachesAll,
  expectNoWiderThanWindow,
} from '../support/accessible';
import {
  booksOnShelf,
  callShop,
  enterAs,
  enterCard,
  fillCart,
  forthcomingBook,
  largePrint,
  lastCopies,
  openStep,
} from '../support/checkout';
import { cards } from '../support/payments';
import { addressOf } from '../support/shop-address';
import { expect, hydrated, phone, test } from '../support/test';

/** Used by no other test: an account has one cart in all its windows. */
const teacher = 'teacher@example.com';
const sizes = [
  { width: 320, height: 700 },
  { width: 1280, height: 800 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('every step of shipping and payment is accessible, fits the window and works by keyboard', async ({
      page,
      watch,
    }) => {
      test.setTimeout(90_000);
      await enterAs(page, teacher);
      await fillCart(page, await booksOnShelf(page, 22 + viewport.width / 320, 2));
      await deleteAddresses(page);
      await openStep(page, 'cart');
      await page.getByRole('button', { name: 'Ship my order' }).click();
      await page.waitForURL('**/checkout/delivery');
      await addAddress(page);
      await page.waitForURL('**/checkout/provider');
      await expectAccessiblePage(page, page.getByRole('radio', { name: /Regular parcel/ }));
      await page.getByRole('link', { name: 'Address', exact: true }).click();
      await page.waitForURL('**/checkout/delivery');
      await expectAccessiblePage(page, page.getByRole('button', { name: /Tomas Okafor/ }).first());
      await expectDialog(
        page,
        page.getByRole('button', { name: 'Edit the address of Tomas Okafor' }),
        'Change this address',
      );
      await page.getByRole('button', { name: /^Ship to Tomas Okafor/ }).click();
      await page.route('**/customer/checkout/setShipping', (route) => route.abort(), { times: 1 });
      await expectDialog(page, page.getByRole('button', { name: 'Continue to contact' }), 'There was an error.');
      watch.messages = watch.messages.filter((message) => !/Failed to load resource.*setShipping/.test(message));
      await page.getByRole('button', { name: 'Continue to contact' }).click();
      await expectAccessiblePage(page, page.getByRole('button', { name: 'Continue to payment' }));
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.getByLabel('Gift card number').fill('4000123412341234');
      await page.getByLabel('PIN').fill('1234');
      await page.getByRole('button', { name: 'Add gift card' }).click();
      await expectAccessiblePage(page, page.getByRole('button', { name: 'Edit Gift card ending in 1234' }));
      await expectDialog(page, page.getByRole('button', { name: 'Edit Gift card ending in 1234' }), 'Gift card');
      await callShop(page, 'checkout/editGiftCard', { gift_card_number: '4000123412341234', amount: '100' });
      await callShop(page, 'checkout/setPaymentChoice', { payment_choice: 'credit_card' });
      await openStep(page, 'credit_card');
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await expect(page.getByLabel('Name on the card')).toBeFocused();
      await expectAccessiblePage(page, page.getByText('Please input your name.'));
      await enterCard(page, cards.good);
      await expectAccessiblePage(page, page.getByRole('button', { name: 'Place order' }));
    });

    test('the cart, its dialogs and the gift cards are accessible, fit the window and work by keyboard', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await enterAs(page, teacher);
      await fillCart(page, await booksOnShelf(page, 24 + viewport.width / 320, 2));
      await page.goto('/gift-cards');
      await hydrated(page);
      await expectAccessiblePage(page, page.getByRole('button', { name: /^Choose/ }).first());
      await expectDialog(page, page.getByRole('button', { name: /^Choose/ }).first(), /^Gift card/);
      await callShop(page, 'cart/add', {
        eisbn: 'GIFTCARD-25',
        price: '2500',
        personalized: 'true',
        from: 'Tomas',
        to: 'Lena',
        message: 'For the new room.',
      });
      await openStep(page, 'cart');
      await expectAccessiblePage(page, page.getByRole('button', { name: /^Edit Gift card/ }));
      await expectDialog(page, page.getByRole('button', { name: /^Edit Gift card/ }), /^Gift card/);
      for (const [opener, title] of [
        ['Email cart', 'Email your cart'],
        ['Import', 'Import to cart'],
        ['Remove all', 'Remove everything from your cart?'],
        ['Request a quote', 'Request a school or bulk quote'],
      ] as const)
        await expectDialog(page, page.getByRole('button', { name: opener }), title);
    });
  });
}

test.describe(`at ${phone.width} px`, () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  test('a guest’s dialogs work by keyboard: blocked order, quantity, login, pickup location, emptying the cart', async ({
    page,
  }) => {
    await page.goto('/checkout/cart');
    await fillCart(page, [await forthcomingBook(page)]);
    await openStep(page, 'cart');
    await expectDialog(page, page.getByRole('button', { name: 'Check out as guest' }), 'Guest checkout');
    await page.goto(`/item/${(await lastCopies(page)).eisbn}`);
    await hydrated(page);
    await page.locator('main').getByRole('textbox', { name: 'Quantity' }).first().fill('9');
    await expectDialog(page, addToCart(page), /^We only have \d in stock/);
    await page.goto(`/item/${(await largePrint(page)).eisbn}`);
    await hydrated(page);
    await expectDialog(page, addToCart(page), 'A Large Print edition has been selected');
    const rivers = addressOf('threerivers');
    await page.goto(`${rivers}/checkout/cart`);
    await callShop(page, 'webstore/setMultistoreLocation', { location_id: 'elora' });
    await fillCart(page, await booksOnShelf(page, 0));
    await openStep(page, 'cart', rivers);
    await expectDialog(page, page.getByRole('link', { name: 'Log in to check out' }), 'Log in to check out');
    const opener = page.getByRole('button', { name: 'Change location' });
    await expectDialog(page, opener, 'Where would you like to pick up?');
    await opener.click();
    await page
      .getByRole('dialog')
      .getByRole('listitem')
      .getByRole('button')
      .and(page.locator(':not([aria-current])'))
      .first()
      .click();
    const question = page.getByRole('dialog', { name: /^Pick up at/ });
    await expect(question).toContainText('your cart will be emptied');
    await expectAccessible(page, 'dialog[open]');
    await expectDialogByKeyboard(question);
    await question.getByRole('button', { name: 'Keep my cart' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
});

const addToCart = (page: Page): Locator =>
  page
    .locator('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first();

/** `ready`: visible once the page has loaded. */
async function expectAccessiblePage(page: Page, ready: Locator): Promise<void> {
  await expect(ready).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoWiderThanWindow(page);
  await expectKeyboardReachesAll(page);
  // after the last stop the focus leaves the window (CHK-53)
  const overlay = page.getByRole('button', { name: 'Click anywhere to continue.' });
  if (await overlay.isVisible()) await overlay.click();
}

/** Opens a dialog: it is accessible, traps the focus, and returns it on Escape. */
async function expectDialog(page: Page, opener: Locator, name: string | RegExp): Promise<void> {
  await opener.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page, 'dialog[open]');
  await expectNoWiderThanWindow(page);
  await expectDialogByKeyboard(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

async function deleteAddresses(page: Page): Promise<void> {
  const { addresses } = await callShop<{ addresses: { address_id: string }[] }>(page, 'address/getList');
  for (const { address_id } of addresses.toReversed()) await callShop(page, 'address/delete', { address_id });
}

async function addAddress(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Add an address' });
  await expectDialog(page, opener, 'Add an address');
  await opener.click();
  const form = page.getByRole('dialog', { name: 'Add an address' });
  await form.getByLabel('Full Name').fill('Tomas Okafor');
  await form.getByLabel('Country').selectOption('CA');
  await form.getByLabel('Street address', { exact: true }).fill('4 Harbour Road');
  await form.getByLabel('City').fill('Gibsons');
  await form.getByLabel('State / Province').selectOption('BC');
  await form.getByLabel('Postal').fill('V0N 1V0');
  await form.getByLabel('Phone number').fill('(604) 555-0113');
  await form.getByRole('button', { name: 'Save address' }).click();
}
