import { expectAccessible } from '../support/accessible';
import {
  dialog,
  expectGoodPage,
  fillInDetails,
  newAddress,
  newPassword,
  open,
  password,
  signUp,
} from '../support/accounts';
import { guestOf, openStep, orderNumber, startPickup } from '../support/checkout';
import { linkInEmail } from '../support/mail';
import { logIn, placeOrder } from '../support/orders';
import { addressOf } from '../support/shop-address';
import { desktop, expect, hydrated, phone, test } from '../support/test';

/** The browser logs refusals that the tests want: of a wrong login, a used link, and many sign-ups without a check. */
test.afterEach(({ watch }) => {
  watch.messages = watch.messages.filter(
    (message) => !/status of 4(01|03|22) .*\/customer\/account\/(check|login|modify)\)/.test(message),
  );
});

for (const { size, slot } of [
  { size: phone, slot: 28 },
  { size: desktop, slot: 35 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('a reader signs up, changes details, password and email, and deletes the account [ACC-05] [ACC-08] [ACC-14] [ACC-15] [ACC-23] [ACC-24] [ACC-25] [ACC-26] [ERR-73] [ERR-74] [ERR-75] [ERR-76]', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const email = newAddress('ida');
      await open(page, '/account/signup');
      await expectGoodPage(page);
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.waitForURL('**/account/create**');
      await expectGoodPage(page, 'Account Details');
      await fillInDetails(page);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL('**/account/finished');
      await expect(page.locator('main')).toContainText(email);
      await expectGoodPage(page);

      await open(page, '/account/details');
      await expectGoodPage(page);
      await page.getByLabel('City').fill('Sechelt');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      const save = dialog(page, 'Save Changes');
      await expectAccessible(page, 'dialog[open]');
      await save.getByLabel('Password', { exact: true }).fill(password);
      await save.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Account updated.')).toBeVisible();

      await page.getByRole('button', { name: 'Change Password' }).click();
      const change = dialog(page, 'Change Password');
      await expectAccessible(page, 'dialog[open]');
      await change.getByLabel('Current password').fill(password);
      await change.getByLabel('New password', { exact: true }).fill(newPassword);
      await change.getByLabel('Confirm password').fill(newPassword);
      await change.getByRole('button', { name: 'Change Password' }).click();
      await expect(page.getByText('Password updated.')).toBeVisible();

      const next = newAddress('ida-new');
      await page.getByRole('button', { name: 'Change Email Address' }).click();
      const changeEmail = dialog(page, 'Change Email Address');
      await changeEmail.getByLabel('New email address').fill(next);
      await changeEmail.getByLabel('Password', { exact: true }).fill(newPassword);
      await changeEmail.getByRole('button', { name: 'Change Email Address' }).click();
      await expect(page.getByText('Email updated.')).toBeVisible();
      await expect(page.locator('main')).toContainText(next);

      await page.getByRole('button', { name: 'Delete Account' }).click();
      const remove = dialog(page, 'Delete Account');
      await expectAccessible(page, 'dialog[open]');
      await remove.getByLabel('Password', { exact: true }).fill(newPassword);
      await remove.getByRole('button', { name: 'Delete Account' }).click();
      await expect(page.getByText('Account Deleted.')).toBeVisible();
      await open(page, '/account/login');
      await page.getByRole('textbox', { name: /^Email/ }).fill(next);
      await page.getByLabel('Password', { exact: true }).fill(newPassword);
      await page.locator('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Invalid Login')).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    });

    test('an institution’s owner links a person, who accepts by email; the owner removes the link [LNK-01] [LNK-04] [LNK-05] [LNK-07] [ERR-81] [ERR-85]', async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      const email = newAddress('pupil');
      const person = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
      await signUp(person, email);
      await logIn(page, 'librarian@example.com', '/account/link');
      await hydrated(page);
      await expectGoodPage(page, 'Linked Accounts');
      await page.getByLabel('Email address of the person').fill(email);
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByText('Link request sent.')).toBeVisible();
      const row = page.getByRole('listitem').filter({ hasText: email });
      await expect(row).toContainText('Pending');
      await open(person, await linkInEmail(person, email, '/account/link'));
      await expect(person.getByText('Account authorized successfully.')).toBeVisible();
      await expectGoodPage(person);
      await person.context().close();
      await page.reload();
      await expect(row).toContainText('Authorized');
      await row.getByRole('button', { name: /^Remove/ }).click();
      await dialog(page, 'Remove link').getByRole('button', { name: 'Remove' }).click();
      await expect(row).toHaveCount(0);
    });

    test('a forgotten password is changed by the emailed link, which works once and ends other sessions [ACC-17] [ACC-18] [ACC-19] [ACC-20] [ERR-69]', async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      const email = newAddress('forgetful');
      await signUp(page, email);
      const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
      await open(other, '/account/forgot');
      await expectGoodPage(other);
      await other.getByLabel(/Email/).fill(email);
      await other.getByRole('button', { name: 'Retrieve' }).click();
      await expect(other.getByText(/Please check your email/)).toBeVisible();
      const link = await linkInEmail(other, email, '/account/forgot');
      await open(other, link);
      await expectGoodPage(other);
      await other.getByLabel('New password', { exact: true }).fill(newPassword);
      await other.getByLabel('Confirm password').fill(newPassword);
      await other.getByRole('button', { name: 'Change password' }).click();
      await expect(other.getByText('Your password has been successfully changed.')).toBeVisible();
      await open(other, link);
      await other.getByLabel('New password', { exact: true }).fill(password);
      await other.getByLabel('Confirm password').fill(password);
      await other.getByRole('button', { name: 'Change password' }).click();
      await expect(other.getByText(/may have expired/)).toBeVisible();
      await other.context().close();
      await page.goto('/account/details');
      await page.waitForURL('**/account/login**');
    });

    test('a guest finds an order by its number and email, by a link that is emailed', async ({ page, browser }) => {
      test.setTimeout(120_000);
      await startPickup(page, slot + 1);
      const guest = guestOf(slot + 1);
      await openStep(page, 'payment');
      await page.getByText('Pay at pickup').first().click();
      await page.waitForURL('**/checkout/review');
      await placeOrder(page);
      const number = await orderNumber(page);
      const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
      await open(other, '/account/find-order');
      await expectGoodPage(other);
      for (const address of ['somebody-else@example.com', guest.email]) {
        await open(other, '/account/find-order');
        await other.getByLabel('Order number').fill(number);
        await other.getByLabel(/Email/).fill(address);
        await other.getByRole('button', { name: 'Email me the link' }).click();
        await expect(other.getByText(/If there’s an order with this number/)).toBeVisible();
      }
      await open(other, await linkInEmail(other, guest.email, `/account/order/${number}`, number));
      await expect(other.getByText(`#${number}`).first()).toBeVisible();
      await expectGoodPage(other);
      await other.context().close();
    });

    test('a member pages and searches the orders, opens one and orders it again [ORD-01] [ORD-02] [ORD-03] [ORD-08]', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await logIn(page);
      await startPickup(page, slot);
      await openStep(page, 'payment');
      await page.getByText('Pay at pickup').first().click();
      await page.waitForURL('**/checkout/review');
      await placeOrder(page);
      await open(page, '/account/orders');
      await expectGoodPage(page);
      await page.getByLabel('Search your orders').fill('no such book anywhere');
      await page.getByRole('button', { name: 'Search' }).last().click();
      await expect(page.locator('main').getByText('No results')).toBeVisible();
      await page.getByRole('link', { name: 'Show all your orders' }).click();
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click();
      await page.waitForURL('**/account/order/**');
      await expectGoodPage(page, /^Order/);
      await page.getByRole('button', { name: /^Reorder everything/ }).click();
      await expect(page.getByText(/^Added \d+ cop|couldn’t be added/).first()).toBeVisible();
    });

    test('the address book keeps one default through adding, changing and deleting [ADR-01] [ADR-03] [ADR-04] [ADR-05] [ERR-77] [ERR-78] [ERR-80]', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await signUp(page, newAddress('mover'));
      await open(page, '/account/addresses');
      await expectGoodPage(page);
      await page.getByRole('button', { name: 'Add Address' }).click();
      const form = page.getByRole('dialog');
      await expectAccessible(page, 'dialog[open]');
      await form.getByLabel('Full Name').fill('Ida Moreau');
      await form.getByLabel('Street address', { exact: true }).fill('2 Gower Point Road');
      await form.getByLabel('City').fill('Gibsons');
      await form.getByLabel('Country').selectOption('CA');
      await form.getByLabel('State / Province').selectOption('BC');
      await form.getByLabel('Postal Code').fill('V0N 1V0');
      await form.getByLabel('Phone number', { exact: true }).fill('604 555 0142');
      await form.getByRole('button', { name: 'Save address' }).click();
      await expect(page.getByText('Address saved successfully')).toBeVisible();
      await page
        .getByRole('button', { name: /^Make Ida Moreau the default/ })
        .last()
        .click();
      await expect(page.locator('main').getByText('Default', { exact: true })).toHaveCount(1);
      await page.getByRole('button', { name: /^Delete Ida Moreau/ }).click();
      await expect(page.getByText('Are you sure wish to delete this address?')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText('Address removed successfully')).toBeVisible();
      await expect(page.locator('main').getByText('Default', { exact: true })).toHaveCount(1);
    });

    test('a shop that verifies addresses opens an account by the emailed link, and changes its email by another, once [ACC-07] [ACC-09] [ACC-10] [ACC-51] [ACC-52] [ACC-53] [ACC-54]', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const shop = addressOf('threerivers');
      const email = newAddress('verified');
      await open(page, shop);
      await Promise.all([
        page.waitForEvent('load'),
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Elora/ })
          .click(),
      ]);
      await open(page, `${shop}/account/signup`);
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.waitForURL('**/account/verify');
      await expect(page.getByText(/A verification email was sent/)).toBeVisible();
      await expectGoodPage(page);
      await page.goto(shop + (await linkInEmail(page, email, '/account/verify')));
      await page.waitForURL('**/account/create**');
      await expect(page.locator('main')).toContainText(email);
      await fillInDetails(page);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL('**/account/finished');

      const next = newAddress('verified-new');
      await open(page, `${shop}/account/details`);
      await page.getByRole('button', { name: 'Change Email Address' }).click();
      await dialog(page, 'Change Email Address').getByLabel('New email address').fill(next);
      await dialog(page, 'Change Email Address').getByLabel('Password', { exact: true }).fill(password);
      await dialog(page, 'Change Email Address').getByRole('button', { name: 'Change Email Address' }).click();
      await expect(page.getByText('Verify your new email')).toBeVisible();
      await expect(page.locator('main')).toContainText(email);
      const link = await linkInEmail(page, next, '/account/details');
      await page.goto(shop + link);
      await expect(page.getByText('Email address updated successfully.')).toBeVisible();
      await expect(page.locator('main')).toContainText(next);
      await page.goto(shop + link);
      await expect(page.getByText('Confirmation link has expired')).toBeVisible();
    });
  });
}

test('a second tab that has logged out, or is somebody else, changes nothing of the first’s account', async ({
  page,
  watch,
}) => {
  test.setTimeout(90_000);
  const email = newAddress('tabs');
  await signUp(page, email);
  await open(page, '/account/details');
  const second = await page.context().newPage();
  await open(second, '/account/details');
  await second.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(second.getByText('You’re logged out everywhere.')).toBeVisible();
  await logIn(second, 'reader@example.com');
  await page.bringToFront();
  await expect(page.locator('main')).not.toContainText(email);
  await page.goto('/account/details');
  await hydrated(page);
  await expect(page.locator('main')).toContainText('reader@example.com');
  // the first tab may ask for its details in the moment between the two sessions
  watch.messages = watch.messages.filter((message) => !/401 .*account\/getDetails/.test(message));
});
