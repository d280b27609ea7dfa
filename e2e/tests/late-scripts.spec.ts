import type { Page } from '@playwright/test';
import { newAddress, newPassword, password, signUp } from '../support/accounts';
import { expect, hydrated, test } from '../support/test';

function pending<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Opens the page as its server drew it. Its scripts come once the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise, resolve } = pending<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    resolve();
    await hydrated(page);
  };
}

test('what is typed while scripts are late stays, and is sent [ACC-05]', async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, '/account/signup');
  const email = newAddress('late');
  await page.getByLabel('Email address').pressSequentially(email.slice(0, 4));
  await bringScripts();
  await page.getByLabel('Email address').pressSequentially(email.slice(4));
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/account/create');
  await expect(page.getByText(`For ${email}`)).toBeVisible();
});

test('a dialog that was opened before scripts becomes modal around what is typed into it [ACC-24]', async ({
  page,
}) => {
  await signUp(page, newAddress('late-details'));
  const bringScripts = await openWithoutScripts(page, '/account/details');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page).toHaveURL('/account/details?change=password');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).pressSequentially(newPassword.slice(0, 6));
  await bringScripts();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.type(newPassword.slice(6));
  await expect(page.getByLabel('Current password')).toHaveValue(password);
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(newPassword);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/account/details');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
