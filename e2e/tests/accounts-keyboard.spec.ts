import { dialog, newAddress, newPassword, open, password, signUp } from '../support/accounts';
import { pressOn, tabTo, typeInto } from '../support/keyboard';
import { linkInEmail } from '../support/mail';
import { logIn } from '../support/orders';
import { expect, hydrated, test } from '../support/test';

/* The journeys of an account without a pointer. */

test.setTimeout(120_000);

test('by keyboard alone a reader signs up and changes a detail', async ({ page }) => {
  await open(page, '/account/signup');
  await typeInto(page, page.getByLabel('Email address'), newAddress('keys'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/create**');
  await typeInto(page, page.getByLabel('First name'), 'Ida');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Last name is required.')).toBeVisible();
  await typeInto(page, page.getByLabel('Last name'), 'Moreau');
  await typeInto(page, page.getByLabel('Phone number', { exact: true }), '604 555 0142');
  await tabTo(page, page.getByLabel('Country'));
  await page.keyboard.type('Canada');
  await typeInto(page, page.getByLabel('Street address', { exact: true }), '14 Government Wharf');
  await typeInto(page, page.getByLabel('City'), 'Gibsons');
  await tabTo(page, page.getByLabel('State / Province'));
  await page.keyboard.type('British');
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await typeInto(page, page.getByLabel('Confirm password'), password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/finished');
  await open(page, '/account/details');
  await typeInto(page, page.getByLabel('City'), 'Sechelt');
  await pressOn(page, page.getByRole('button', { name: 'Save Changes' }));
  await typeInto(page, dialog(page, 'Save Changes').getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account updated.')).toBeVisible();
});

test('by keyboard alone a reader changes the email, recovers the password, and deletes the account', async ({
  page,
}) => {
  const email = newAddress('keys-changed');
  await signUp(page, newAddress('keys'));
  await open(page, '/account/details');
  await pressOn(page, page.getByRole('button', { name: 'Change Email Address' }));
  const change = dialog(page, 'Change Email Address');
  await typeInto(page, change.getByLabel('New email address'), email);
  await typeInto(page, change.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email updated.')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Log out everywhere' }));
  await expect(page.getByText('You’re logged out everywhere.')).toBeVisible();

  await open(page, '/account/forgot');
  await typeInto(page, page.getByLabel(/Email/), email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Please check your email/)).toBeVisible();
  await open(page, await linkInEmail(page, email, '/account/forgot'));
  await typeInto(page, page.getByLabel('New password', { exact: true }), newPassword);
  await typeInto(page, page.getByLabel('Confirm password'), newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been successfully changed.')).toBeVisible();

  await open(page, '/account/login?return_to=/account/details');
  await typeInto(page, page.getByRole('textbox', { name: /^Email/ }), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), newPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/details');
  await hydrated(page);
  await pressOn(page, page.getByRole('button', { name: 'Delete Account' }));
  await typeInto(page, dialog(page, 'Delete Account').getByLabel('Password', { exact: true }), newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account Deleted.')).toBeVisible();
});

test('by keyboard alone an institution’s owner asks for a link and removes it', async ({ page, browser }) => {
  const email = newAddress('keys-pupil');
  const person = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signUp(person, email);
  await logIn(page, 'librarian@example.com', '/account/link');
  await hydrated(page);
  await typeInto(page, page.getByLabel('Email address of the person'), email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link request sent.')).toBeVisible();
  await open(person, await linkInEmail(person, email, '/account/link'));
  await expect(person.getByText('Account authorized successfully.')).toBeVisible();
  await person.context().close();
  await open(page, '/account/link');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Authorized');
  await pressOn(page, row.getByRole('button', { name: /^Remove/ }));
  await pressOn(page, dialog(page, 'Remove link').getByRole('button', { name: 'Remove' }));
  await expect(row).toHaveCount(0);
});

test('by keyboard alone a guest asks for the link to an order', async ({ page }) => {
  await open(page, '/account/find-order');
  await typeInto(page, page.getByLabel('Order number'), '90007');
  await typeInto(page, page.getByLabel(/Email/), newAddress('keys-guest'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/If there’s an order with this number/)).toBeVisible();
});

test('by keyboard alone a member has a catalogue made as PDF and downloads it', async ({ page }) => {
  await logIn(page, 'teacher@example.com', '/features');
  await hydrated(page);
  await pressOn(page, page.getByRole('button', { name: /PDF/ }));
  await pressOn(page, page.getByRole('dialog').locator('button[type="submit"]'));
  await page.waitForURL('**/pdf/**');
  const download = page.getByRole('button', { name: /Download/ });
  await expect(download).toBeEnabled({ timeout: 30_000 });
  const [saved] = await Promise.all([page.waitForEvent('download'), pressOn(page, download)]);
  expect(saved.suggestedFilename()).toMatch(/\.pdf$/);
});
