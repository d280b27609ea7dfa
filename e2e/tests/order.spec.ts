import { addToCart, logIn, newGuestEmail, openBook } from '../support/orders';
import { desktop, expect, hydrated, phone, test } from '../support/test';

for (const size of [phone, desktop]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('a guest finds a book and orders it for pickup [SEC-18] [CHK-08] [CHK-13]', async ({ page }) => {
      const name = await openBook(page, 'austen');
      await addToCart(page);
      await page.getByRole('button', { name: /guest/i }).click();
      await page.waitForURL('**/checkout/contact');
      await page.getByLabel(/^Name/).fill('Ida Guest');
      await page.getByRole('textbox', { name: /^Email/ }).fill(newGuestEmail());
      await page.getByRole('textbox', { name: /^Phone/ }).fill('(604) 555-0123');
      await placeOrder(page);
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(page.getByText('Ida Guest').first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/Order #/).first()).toBeVisible();
      for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toHaveCount(0);
      await expect(page.locator('main').getByRole('link', { name: /^Browse more/ })).toHaveCount(0);
    });

    test('a customer orders for pickup and sees the order [CHK-12] [ORD-12] [ORD-16]', async ({ page }) => {
      await logIn(page);
      const name = await openBook(page, 'woolf');
      await addToCart(page);
      await page.getByRole('button', { name: /pick ?up/i }).click();
      await page.waitForURL('**/checkout/contact');
      await placeOrder(page);
      await expect(page.getByText(name).first()).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(page.getByText(/Order #/).first()).toBeVisible();
    });
  });
}

async function placeOrder(page: import('@playwright/test').Page): Promise<void> {
  await page.getByRole('button', { name: /continue/i }).click();
  await page.waitForURL('**/checkout/payment');
  await page.getByText('Pay at pickup').first().click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('button', { name: /place (your |the )?order/i }).click();
  await page.waitForURL('**/account/order/**');
  await expect(page.getByText(/Order #/).first()).toBeVisible();
  await expect(page.getByText(/thank you/i).first()).toBeVisible();
}
