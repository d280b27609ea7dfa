import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoWiderThanWindow } from './accessible';
import { hydrated } from './test';

export const password = 'a long and quiet harbour';
export const newPassword = 'another, even longer harbour';
let count = 0;
/** An address that no other test or try has used. */
export const newAddress = (name: string) => `${name}-${Date.now()}-${count++}@example.com`;

/** After a link or a form, `heading` tells the new page from the one before, which stays until the new one is there. */
export async function expectGoodPage(page: Page, heading: string | RegExp = /./): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectAccessible(page);
  await expectNoWiderThanWindow(page);
}

/** Waits for the page's forms too, whose code may come after the header's. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main form')].every((form) =>
      Object.keys(form).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Fills in the form of /account/create. */
export async function fillInDetails(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Moreau');
  await page.getByLabel('Street address', { exact: true }).fill('14 Government Wharf');
  await page.getByLabel('City').fill('Gibsons');
  await page.getByLabel('Country').selectOption('CA');
  await page.getByLabel('State / Province').selectOption('BC');
  await page.getByLabel('Phone number', { exact: true }).fill('604 555 0142');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
}

/** Creates an account in a shop that asks for no verification; the page shows that it is finished. */
export async function signUp(page: Page, email: string): Promise<void> {
  await open(page, '/account/signup');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/account/create**');
  await fillInDetails(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/account/finished');
}

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
