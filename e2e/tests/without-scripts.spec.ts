import type { Page } from '@playwright/test';
import { expectNoWiderThanWindow } from '../support/accessible';
import { fillInDetails, newAddress, newPassword, password } from '../support/accounts';
import { linkInEmail } from '../support/mail';
import { addressOf } from '../support/shop-address';
import { desktop, expect, phone, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('without scripts a book can be searched for, filtered, opened and added to the cart [SRC-02]', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Search', exact: true }))
    .first()
    .fill('dickens');
  await page.locator('form[role="search"] button[type="submit"]').click();
  await expect(page).toHaveURL(/\/browse\/filter\/t\/dickens\/k\/keyword$/);
  const book = page
    .locator('main article', { hasText: /\d in stock/ })
    .getByRole('heading')
    .getByRole('link')
    .first();
  const name = (await book.textContent()) ?? '';
  await book.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Description').first()).toBeVisible();
});

test('filters and paging are links [BRW-15] [BRW-18]', async ({ page }) => {
  await page.goto('/browse');
  // by keyboard, since rows that render while scrolling move it under the mouse
  await page.getByRole('navigation', { name: /page/i }).getByRole('link', { name: /next/i }).press('Enter');
  await expect(page).toHaveURL(/\/o\/26$/);
  await page.goto('/browse/filter/o/26');
  await page.locator('main summary', { hasText: 'Format' }).first().click();
  await page.locator('main a[href*="/f/"]:visible').first().click();
  await expect(page).toHaveURL(/\/f\//);
  await expect(page).not.toHaveURL(/\/o\//);
});

test('the cart shows that it needs scripts, without a loading state', async ({ page }) => {
  await page.goto('/checkout/cart');
  await expect(
    page.getByRole('alert').filter({ hasText: 'please ensure javascript and cookies are enabled' }),
  ).toBeVisible();
  for (const bars of await page.locator('main [aria-busy]').all()) await expect(bars).toBeHidden();
});

test('adding to the cart works as a plain form and returns to the page', async ({ page }) => {
  await page.goto('/browse/filter/t/austen/k/author/j/onhand');
  await page.locator('main article').getByRole('heading').getByRole('link').first().click();
  const item = page.url();
  await page.locator('form[action$="/do/cart/add"] button[type="submit"]').first().click();
  await expect(page).toHaveURL(item);
  await expect(page.getByRole('link', { name: /cart, 1 item/i })).toBeVisible();
});

test('a guest is led from a member’s page to the login, which leads back [GAP-53]', async ({ page }) => {
  await page.goto('/account/orders?year=2025');
  await expect(page).toHaveURL('/account/login?return_to=%2Faccount%2Forders%3Fyear%3D2025');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const address of ['/events/nope', '/events/20260230'])
  test(`${address} is no page, and its HTML says so [GAP-36]`, async ({ page, watch }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('main').getByText('We couldn’t find this event')).toBeVisible();
    watch.messages = watch.messages.filter((message) => !message.includes('404'));
  });

const notice = (page: Page) => page.locator('[data-tone] p');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.locator('main dialog');
/** A shop in which no other test signs up without the human check, which the eleventh in a quarter of an hour needs. */
const lamplight = addressOf('lamplight');

/** An account of Lamplight, which the page is logged in with. */
async function logInAsNew(page: Page, email: string, over: Record<string, string> = {}): Promise<void> {
  const form = {
    email_address: email,
    password,
    first_name: 'Ida',
    last_name: 'Moreau',
    street_address: '14 Government Wharf',
    city: 'Gibsons',
    country: 'CA',
    province: 'BC',
    phone_number: '604 555 0142',
    account_extra_fields: '{"reading_group":"Tuesdays"}',
    terms_consent: 'true',
    ...over,
  };
  // Node finds no address for names below localhost, which browsers do
  const answer = await page.request.post(`${addressOf()}/customer/account/create`, {
    form,
    headers: { host: new URL(lamplight).host, origin: lamplight },
  });
  const [, secret = ''] = /session_id=([^;]+)/.exec(answer.headers()['set-cookie'] ?? '') ?? [];
  expect(secret).not.toBe('');
  await page.context().addCookies([{ name: 'session_id', value: secret, url: lamplight }]);
}

for (const size of [phone, desktop])
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, baseURL: lamplight });

    test('a reader signs up; a form that is refused keeps what was typed, but for passwords [ACC-05] [ACC-13] [ACC-14]', async ({
      page,
    }) => {
      const email = newAddress('plain');
      await page.goto('/account/signup');
      await page.getByLabel('Email address').fill('ida@');
      await press(page, 'Sign Up');
      await expect(page.getByLabel('Email address')).toHaveValue('ida@');
      await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
      await page.getByLabel('Email address').fill(email);
      await press(page, 'Sign Up');
      await expect(page).toHaveURL('/account/create');
      await fillInDetails(page);
      await page.getByLabel('Last name').fill('');
      await page.getByLabel('Reading group').fill('Tuesdays');
      await expect(page.getByLabel('Institution name')).toBeHidden();
      await page.getByLabel(/school, library or other institution/).check();
      await expect(page.getByLabel('Institution name')).toBeVisible();
      await page.getByLabel(/school, library or other institution/).uncheck();
      await page.getByLabel('Email me the shop’s newsletter').check();
      await page.getByLabel('Confirm password').fill('another one');
      await press(page, 'Create account');
      await expect(page.getByText('Last name is required.')).toBeVisible();
      await expect(page.getByLabel(/I have read and agree/)).not.toBeChecked();
      await expect(page.getByText('The two passwords that you entered do not match.')).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveValue('Ida');
      await expect(page.getByLabel('Reading group')).toHaveValue('Tuesdays');
      await expect(page.getByLabel('State / Province')).toHaveValue('BC');
      await expect(page.getByLabel('Email me the shop’s newsletter')).toBeChecked();
      for (const field of ['Password', 'Confirm password'])
        await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
      expect(await page.content()).not.toContain(password);
      await expectNoWiderThanWindow(page);
      await page.getByLabel('Last name').fill('Moreau');
      await page.getByLabel(/I have read and agree/).check();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password').fill(password);
      await press(page, 'Create account');
      await expect(page).toHaveURL('/account/finished');
      await expect(page.locator('main')).toContainText(email);
    });

    test('details, password and email are changed, and the account is deleted [ACC-23] [ACC-24] [ACC-25] [ACC-26]', async ({
      page,
    }) => {
      await logInAsNew(page, newAddress('plain-details'));
      await page.goto('/account/details');
      await page.getByLabel('City').fill('Sechelt');
      await press(page, 'Save Changes');
      await expect(page.getByLabel('City')).toHaveValue('Sechelt');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page, 'Save Changes');
      await expect(notice(page)).toHaveText('Account updated.');
      await page.reload();
      await expect(page.getByLabel('City')).toHaveValue('Sechelt');

      await press(page, 'Change Password');
      await expectNoWiderThanWindow(page);
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await press(page, 'Change Password');
      await page.getByLabel('Current password').fill(password);
      await page.getByLabel('New password', { exact: true }).fill(newPassword);
      await page.getByLabel('Confirm password').fill(newPassword);
      await dialog(page).getByRole('button', { name: 'Change Password' }).click();
      await expect(notice(page)).toHaveText('Password updated.');

      const email = newAddress('plain-moved');
      await press(page, 'Change Email Address');
      await dialog(page).getByLabel('New email address').fill(email);
      await dialog(page).getByLabel('Password', { exact: true }).fill('wrong');
      await dialog(page).getByRole('button', { name: 'Change Email Address' }).click();
      await expect(dialog(page).getByLabel('New email address')).toHaveValue(email);
      await dialog(page).getByLabel('Password', { exact: true }).fill(newPassword);
      await dialog(page).getByRole('button', { name: 'Change Email Address' }).click();
      await expect(notice(page)).toHaveText('Email updated.');

      await page.getByLabel('Email me the shop’s newsletter').check();
      await press(page, 'Save');
      await expect(notice(page)).toHaveText('Newsletter choice saved.');
      await expect(page.getByLabel('Email me the shop’s newsletter')).toBeChecked();

      await press(page, 'Delete Account');
      await dialog(page).getByLabel('Password', { exact: true }).fill(newPassword);
      await dialog(page).getByRole('button', { name: 'Delete Account' }).click();
      await expect(page).toHaveURL('/');
      await expect(notice(page)).toHaveText('Account Deleted.');
    });

    test('addresses are added in the other country with provinces, changed, preferred and deleted [ADR-02] [ADR-03] [ADR-05]', async ({
      page,
    }) => {
      await logInAsNew(page, newAddress('plain-book'));
      await page.goto('/account/addresses');
      await press(page, 'Add Address');
      await page.getByLabel('Full Name').fill('Ruth Okafor');
      await page.getByLabel('Street address', { exact: true }).fill('9 Marine Drive');
      await page.getByLabel('City').fill('Sechelt');
      await page.getByLabel('Country').selectOption('CA');
      await page.getByLabel('State / Province').selectOption('BC');
      await page.getByLabel(/zip|postal/i).fill('V0N 3A0');
      await press(page, 'Save address');
      await expect(page.getByText('Phone number is required.')).toBeVisible();
      await expect(page.getByLabel('State / Province')).toHaveValue('BC');
      await expectNoWiderThanWindow(page);
      await page.getByLabel('Phone number').fill('604 555 0100');
      await press(page, 'Save address');
      await expect(page).toHaveURL('/account/addresses');
      const card = page.getByRole('listitem').filter({ hasText: '9 Marine Drive' });
      await expect(card).toContainText('Sechelt');

      await card.getByRole('button', { name: 'Edit Ruth Okafor' }).click();
      await page.getByLabel('City').fill('Roberts Creek');
      await press(page, 'Save address');
      await expect(card).toContainText('Roberts Creek');
      await card.getByRole('button', { name: 'Make Ruth Okafor the default' }).click();
      await expect(card).toContainText('Default');

      await card.getByRole('button', { name: 'Delete Ruth Okafor' }).click();
      await expect(dialog(page)).toContainText('9 Marine Drive');
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await expect(notice(page)).toHaveText('Address removed successfully');
      await expect(card).toHaveCount(0);
    });
  });

test('where an address is verified first, the emailed link leads to the form [ACC-07] [ACC-08]', async ({ page }) => {
  const shop = addressOf('threerivers');
  const email = newAddress('plain-verified');
  await page.goto(`${shop}/account/signup`);
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Sign Up');
  await expect(page).toHaveURL(`${shop}/account/verify`);
  await expect(page.locator('main')).toContainText(email);
  await page.goto(shop + (await linkInEmail(page, email, '/account/verify')));
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/account\/create\?token=/);
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('a forgotten password is chosen anew by the emailed link, which works once [ACC-20]', async ({ page }) => {
  test.setTimeout(90_000);
  const email = newAddress('plain-forgetful');
  await logInAsNew(page, email);
  await page.context().clearCookies({ name: 'session_id' });
  await page.goto(`${lamplight}/account/forgot`);
  await page.getByLabel('Email address').fill(email);
  await press(page, 'Retrieve');
  await expect(notice(page)).toBeVisible();
  const link = lamplight + (await linkInEmail(page, email, '/account/forgot'));
  const choose = async () => {
    const answer = await page.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await page
      .getByLabel(/^New password|^Password/)
      .first()
      .fill(newPassword);
    await page.getByLabel('Confirm password').fill(newPassword);
    await page.locator('main form button[type="submit"]').click();
  };
  await choose();
  await expect(page).toHaveURL(`${lamplight}/account/login`);
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('banner')).toContainText('Ida');
  await page.context().clearCookies({ name: 'session_id' });
  await choose();
  await expect(notice(page)).toContainText('expired');
  expect(await page.content()).not.toContain(newPassword);
});

test.describe('at another shop', () => {
  test.use({ baseURL: lamplight });

  test('an address that has an account is led to the login [ACC-06] [ERR-65]', async ({ page }) => {
    await page.goto('/account/signup');
    await page.getByLabel('Email address').fill('reader@example.com');
    await press(page, 'Sign Up');
    await expect(page).toHaveURL('/account/login');
    await expect(notice(page)).toContainText('An account already exists with this email.');
  });

  test('an institution asks a person to buy for it, and withdraws that [LNK-05] [SEC-26]', async ({ page }) => {
    const institution = { is_institution: 'true', company: 'Pier School' };
    await logInAsNew(page, newAddress('plain-school'), institution);
    await page.goto('/account/link');
    const email = newAddress('plain-teacher');
    await page.getByLabel('Email address of the person').fill(email);
    await press(page, 'Send request');
    await expect(notice(page)).toHaveText('Link request sent.');
    await press(page, `Remove ${email}`);
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL('/account/link');
    await expect(page.getByText(email)).toHaveCount(0);
  });

  test('the person who is asked confirms by the button of the emailed link [LNK-07]', async ({ page }) => {
    const email = newAddress('plain-asked');
    await logInAsNew(page, newAddress('plain-asking'), { is_institution: 'true', company: 'Quay School' });
    await page.goto('/account/link');
    await page.getByLabel('Email address of the person').fill(email);
    await press(page, 'Send request');
    await expect(notice(page)).toHaveText('Link request sent.');
    await page.context().clearCookies({ name: 'session_id' });
    await logInAsNew(page, email);
    await page.goto(await linkInEmail(page, email, '/account/link'));
    await page.locator('main form[action$="/do/account/linkToVerify"] button').click();
    await expect(page).toHaveURL('/account/link');
    await expect(page.locator('main')).toContainText('Quay School');
  });

  test('a new email is confirmed by the button of the emailed link [ACC-22] [ACC-52]', async ({ page }) => {
    const shop = addressOf('threerivers');
    await page.goto(`${shop}/account/signup`);
    const email = newAddress('plain-old');
    await page.getByLabel('Email address').fill(email);
    await press(page, 'Sign Up');
    await page.goto(shop + (await linkInEmail(page, email, '/account/verify')));
    await page.getByRole('link', { name: 'Continue' }).click();
    await fillInDetails(page);
    for (const box of await page.getByRole('checkbox', { name: /I have read/ }).all()) await box.check();
    await press(page, 'Create account');
    await expect(page).toHaveURL(`${shop}/account/finished`);
    await page.goto(`${shop}/account/details?change=email`);
    const moved = newAddress('plain-new');
    await dialog(page).getByLabel('New email address').fill(moved);
    await dialog(page).getByLabel('Password', { exact: true }).fill(password);
    await dialog(page).getByRole('button', { name: 'Change Email Address' }).click();
    await expect(notice(page)).toBeVisible();
    await page.goto(shop + (await linkInEmail(page, moved, '/account/details')));
    await page.locator('main noscript button, main form button', { hasText: /confirm/i }).click();
    await expect(page).toHaveURL(`${shop}/account/details`);
    await expect(page.locator('main')).toContainText(moved);
  });

  test('a page of an account that another tab has left changes nothing in the other account', async ({ page }) => {
    await logInAsNew(page, newAddress('plain-first'));
    await page.goto('/account/details');
    await page.context().clearCookies({ name: 'session_id' });
    await logInAsNew(page, newAddress('plain-second'));
    await page.getByLabel('City').fill('Elsewhere');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Save Changes');
    await expect(notice(page)).not.toHaveText('Account updated.');
    await expect(page.getByLabel('City')).toHaveValue('Gibsons');
  });
});

test('an order of the history is put into the cart again', async ({ page }) => {
  await page.goto('/account/login?return_to=%2Faccount%2Forders');
  await page.getByRole('textbox', { name: /^Email/ }).fill('reader@example.com');
  await page.getByLabel('Password', { exact: true }).fill('bookfront-demo');
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/account/orders');
  await page
    .getByRole('button', { name: /^Reorder everything/ })
    .first()
    .click();
  await expect(page).toHaveURL('/account/orders');
  await expect(notice(page)).toHaveText(/^Added \d+ cop|couldn’t be added/);
});
