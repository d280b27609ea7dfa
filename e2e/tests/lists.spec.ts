import { expectAccessible, expectDialogByKeyboard, expectNoWiderThanWindow } from '../support/accessible';
import { type Book, booksOnShelf, enterAs } from '../support/checkout';
import { expectFocusKept, pressOn, typeInto } from '../support/keyboard';
import { logIn, openBook } from '../support/orders';
import { desktop, expect, hydrated, phone, test } from '../support/test';

for (const size of [phone, desktop]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('a list is created, filled, shared, added to the cart, renamed and deleted [LST-16] [LST-27] [LST-28] [LST-29] [GAP-11]', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      // a retry finds what the first try left
      const name = `Winter ${Date.now()}`;
      await logIn(page);
      const title = await openBook(page, 'austen');
      await page.getByRole('button', { name: 'Add to a list' }).click();
      const chooser = page.getByRole('dialog', { name: 'Add to a list' });
      await chooser.getByRole('button', { name: 'New list' }).click();
      await chooser.getByLabel('List name').fill(name);
      await expectAccessible(page, 'dialog[open]');
      await chooser.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('List created successfully.')).toBeVisible();

      await page.goto('/account/lists');
      await hydrated(page);
      await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('1 title')).toBeVisible();
      await expectAccessible(page);
      await expectNoWiderThanWindow(page);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: title, exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoWiderThanWindow(page);

      await page.getByRole('button', { name: 'Add titles by ISBN' }).click();
      await page.getByLabel('Or paste ISBNs').fill('9780306406157');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByText(/We don’t carry 1 of these books/)).toBeVisible();
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Add all to cart' }).click();
      const question = page.getByRole('dialog', { name: 'Add the whole list to your cart?' });
      await expectDialogByKeyboard(question);
      await question.getByRole('button', { name: 'Add all to cart' }).click();
      await expect(page.getByText('Added to cart successfully.')).toBeVisible();

      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByLabel('List name').fill(`${name}, again`);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `${name}, again` })).toBeVisible();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: 'Delete list' }).click();
      await page.waitForURL('**/account/lists');
      await expect(page.getByText('List deleted successfully.')).toBeVisible();
      await expect(page.getByRole('link', { name: `${name}, again` })).toHaveCount(0);
    });

    test('a list of the shop links to the page with cart controls for each title [NAV-21] [GAP-29]', async ({
      page,
    }) => {
      await page.goto('/');
      const list = await page.locator('main a[href*="/lists/"]').first().getAttribute('href');
      await page.goto(list ?? '');
      await hydrated(page);
      await expect(page.locator('main').getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Choose titles to buy' }).click();
      await expect(page.locator('main').getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoWiderThanWindow(page);
    });
  });
}

test('by keyboard alone a list is made, filled by ISBN, emptied, restored and deleted, and the focus is never lost [LST-29] [LST-32] [GAP-01]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const name = `Keys ${Date.now()}`;
  await enterAs(page, 'reader@example.com');
  const [book] = await booksOnShelf(page, 1);
  const { eisbn, title } = book as Book;
  await page.goto('/account/lists');
  await hydrated(page);
  await pressOn(page, page.getByRole('button', { name: 'New list' }));
  await typeInto(page, page.getByLabel('List name'), name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('List created successfully.')).toBeVisible();
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('link', { name, exact: true }));

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Add titles by ISBN' }));
  await typeInto(page, page.getByLabel('Or paste ISBNs'), `${eisbn} 9780306406157`);
  await pressOn(page, page.getByRole('button', { name: 'Preview' }));
  await expect(page.getByRole('list', { name: 'Titles we found' }).getByRole('listitem')).toContainText(title);
  await pressOn(page, page.getByRole('button', { name: 'Add to list' }));
  await expect(page.getByText('1 title was added to your list.')).toBeVisible();
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('button', { name: `Remove ${title} from this list` }));
  await expect(page.getByRole('heading', { name: 'No products' })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Undo' }));
  await expect(page.locator('main').getByRole('link', { name: title, exact: true })).toBeVisible();
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('button', { name: 'Delete', exact: true }));
  await pressOn(page, page.getByRole('button', { name: 'Delete list' }));
  await page.waitForURL('**/account/lists');
  await expect(page.getByText('List deleted successfully.')).toBeVisible();
  await expectFocusKept(page);
});

test('a printed list has the shop, the day and the number of each title, and nothing to press', async ({ page }) => {
  await page.goto('/lists/saltwater-harbour-reads');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const main = page.locator('main');
  await expect(main.getByText(/^Saltwater Books, \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(main.getByText(/^ISBN \d{13}$/)).toHaveCount(await main.getByRole('article').count());
  await expect(main.getByText(/^ISBN \d{13}$/).first()).toBeVisible();
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('a list’s file is named after it', async ({ page }) => {
  await page.goto('/lists/saltwater-harbour-reads');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download (CSV)' }).click();
  expect((await coming).suggestedFilename()).toBe('Harbour reads.csv');
});

test('a favourite that a guest chose is added after the login [LST-13] [LST-14] [LST-15]', async ({ page }) => {
  const title = await openBook(page, 'shakespeare');
  const item = new URL(page.url()).pathname;
  await page.getByRole('button', { name: `Favourite: ${title}` }).click();
  const prompt = page.getByRole('dialog').filter({ hasText: 'You must login or sign up to use this feature.' });
  await expect(prompt).toBeVisible();
  await prompt.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/account/login**');
  await page.getByRole('textbox', { name: /^Email/ }).fill('teacher@example.com');
  await page.getByLabel('Password', { exact: true }).fill('bookfront-demo');
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Favourited').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(item);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Favourited').first()).toBeVisible();
});
