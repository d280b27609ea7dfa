import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoWiderThanWindow } from '../support/accessible';
import { expectFocusKept, pressOn, tabTo, typeInto } from '../support/keyboard';
import { logIn } from '../support/orders';
import { addressOf, DATA_DIR } from '../support/shop-address';
import { desktop, expect, hydrated, phone, test } from '../support/test';

const showcase = '/showcase';
const popup = (page: Page) => page.getByRole('dialog', { name: 'Inventory day on Sunday' });

async function openShowcase(page: Page): Promise<void> {
  await page.goto(showcase);
  await hydrated(page);
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
}

/** Scrolls through the page, so that every block is laid out and has its code. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 200));
    }
  });

for (const size of [phone, { width: 768, height: 1024 }, desktop]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' } });

    test('the page with every type of block is accessible, fits the window and asks no other site for a byte [PGB-06] [PGB-10] [PGB-26]', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const others: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(addressOf())) others.push(request.url());
      });
      await openShowcase(page);
      await scrollThrough(page);
      await expectAccessible(page);
      await expectNoWiderThanWindow(page);
      expect(others.filter((url) => !url.startsWith('data:'))).toEqual([]);
    });

    // what these pages have in common with the showcase is tried at the other widths there
    const paths = size === desktop ? ['/events', '/features'] : ['/events', '/contact-hours/', '/privacy-policy'];
    if (size.width === 768) return;
    test(`${paths.join(', ')} are accessible and fit the window [EVT-01] [FEA-04] [CON-01]`, async ({ page }) => {
      test.setTimeout(90_000);
      for (const path of paths) {
        await page.goto(path);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoWiderThanWindow(page);
      }
    });
  });
}

/** 1.6 Mbit/s and 150 ms. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };

async function shiftOf(browser: Browser, address: string, viewport: typeof phone): Promise<number> {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(address);
  await hydrated(page);
  await scrollThrough(page);
  const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  await page.close();
  return shift;
}

for (const [size, paths] of [
  [phone, [showcase, '/events/no-such-event', '/contact-hours/']],
  [desktop, ['/', showcase, '/events']],
] as const) {
  test(`nothing moves ${paths.join(', ')} while it loads slowly, at ${size.width} px`, async ({ browser }) => {
    test.setTimeout(120_000);
    for (const path of paths)
      expect.soft(await shiftOf(browser, addressOf() + path, size), path).toBeLessThanOrEqual(0.02);
  });
}

test('a notice opens once in a session, and Escape closes it [PGB-36] [GAP-54]', async ({ page }) => {
  await page.goto(showcase);
  await expect(popup(page)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'A week on the wharf' })).toBeVisible();
  await scrollThrough(page);
  await expect(popup(page)).toBeHidden();
});

test('a carousel pauses and turns by keyboard [PGB-14]', async ({ page }) => {
  await openShowcase(page);
  await scrollThrough(page);
  const carousel = page.getByRole('region', { name: 'From the upstairs window' });
  await pressOn(page, carousel.getByRole('button', { name: 'Pause' }));
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeFocused();
  const before = await carousel.getByText(/of 3/).textContent();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(carousel.getByText(/of 3/)).not.toHaveText(before ?? '');
  await expectFocusKept(page);
});

test('a reader subscribes to the newsletter by keyboard, and again is told what the provider says [PGB-38] [PGB-39] [ERR-30]', async ({
  page,
}) => {
  const email = `reader-${Date.now()}@example.com`;
  await openShowcase(page);
  for (const answer of [/Thank you for subscribing/, /is already subscribed/]) {
    await page.goto(showcase);
    await hydrated(page);
    const form = page.locator('[data-block-type="mailchimp_embedded"]');
    await form.scrollIntoViewIfNeeded();
    await expect(form.locator('form')).not.toHaveAttribute('action');
    await form.getByLabel('Email').focus();
    await typeInto(page, form.getByLabel('Email'), email);
    await page.keyboard.press('Enter');
    await expect(form.getByText(answer)).toBeVisible();
  }
});

test.describe('an event', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('is found in the calendar by keyboard, shows Pacific time to a reader in Tokyo, and sells a ticket [EVT-05] [EVT-06] [EVT-10] [EVT-13] [GAP-38]', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.goto('/events');
    await hydrated(page);
    const reading = page.getByRole('link', { name: 'Tide-table readings' }).first();
    await tabTo(page, reading);
    await expect(page.locator('article', { has: reading }).first()).toContainText('7:00 PM to 8:30 PM P');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tide-table readings' })).toBeVisible();
    await expectAccessible(page);
    const file = await page
      .getByRole('link', { name: /calendar/i })
      .last()
      .getAttribute('href');
    const calendar = await (await page.request.get(file ?? '')).text();
    expect(calendar).toContain('BEGIN:VEVENT');
    expect(calendar).toContain('SUMMARY:Tide-table readings');
    const tickets = page.getByRole('region', { name: 'Tickets' });
    await expect(tickets.getByText('$12.00')).toBeVisible();
    await expect(tickets.getByText('$0.00')).toHaveCount(0);
    await pressOn(page, tickets.getByRole('button', { name: /Add to Cart/ }).first());
    await expect(
      page
        .getByRole('banner')
        .getByText(/1 item/)
        .first(),
    ).toBeAttached();
    await page.goto('/checkout/cart');
    await expect(page.getByText(/Tide-table readings/).first()).toBeVisible();
    await expect(page.getByText('$12.00').first()).toBeVisible();
  });
});

test('a guest is asked to log in for a catalogue as PDF; a member gets one with its titles [SEC-11] [FEA-06] [GAP-56] [RPT-06] [RPT-07]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/features');
  await hydrated(page);
  const pdf = page.getByRole('button', { name: /PDF/ }).first();
  await pdf.click();
  await expect(page.getByRole('dialog', { name: /log in/i })).toBeVisible();
  await logIn(page, 'reader@example.com', '/features');
  await hydrated(page);
  await page.getByRole('button', { name: /PDF/ }).first().click();
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await page.waitForURL('**/pdf/**');
  const download = page.getByRole('button', { name: /Download/ }).or(page.getByRole('link', { name: /Download/ }));
  await expect(download.first()).toBeEnabled({ timeout: 30_000 });
  await expectAccessible(page);
  const [saved] = await Promise.all([page.waitForEvent('download'), download.first().click()]);
  const stream = await saved.createReadStream();
  let head = '';
  for await (const chunk of stream) {
    head = String(chunk).slice(0, 5);
    break;
  }
  expect(head).toBe('%PDF-');
});

test('a draft is shown by its signed link alone, not from the edge’s cache to others [GAP-09]', async ({ page }) => {
  test.setTimeout(90_000);
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'draft-')), 'showcase.json');
  const pages = async (...args: string[]) => {
    const cli = path.join(import.meta.dirname, '../../api/dist/cli.cjs');
    const env = { ...process.env, DATA_DIR };
    return (await promisify(execFile)(process.execPath, [cli, 'page', ...args], { env })).stdout;
  };
  const published = JSON.parse(await pages('get', 'saltwater', 'showcase'));
  const draft = { block: 'headline_paragraph', id: 'draft', heading: 'As its writer sees it', text: '' };
  writeFileSync(file, JSON.stringify({ ...published, blocks: [draft, ...published.blocks] }));
  const link = /\S*draft=\S+/.exec(await pages('put', '--draft', 'saltwater', file))?.[0] ?? '';
  const { search } = new URL(link, addressOf());
  const heading = page.locator('h2', { hasText: 'As its writer sees it' });
  const visit = async (query: string) => {
    await page.goto(showcase + query);
    await hydrated(page);
    await expect(page.locator('h2', { hasText: 'Dear reader' })).toBeVisible();
  };
  await visit('');
  await expect(heading).toHaveCount(0);
  await visit(search);
  await expect(heading).toBeVisible();
  await visit(search.replace(/draft=(.)/, (_match, first) => `draft=${first === 'x' ? 'y' : 'x'}`));
  await expect(heading).toHaveCount(0);
  await visit('');
  await expect(heading).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every block can be read, events and hours too', async ({ page }) => {
    await page.goto(showcase);
    for (const text of [
      'A week on the wharf',
      'The 5:30 ferry is running late today',
      'Inventory day on Sunday',
      'Dear reader',
      'The chair by the window',
      'The garden on the wharf',
      'Four rooms, one leak',
      'From the upstairs window',
      'What we show on rainy Saturdays',
      'Just out of the box',
      'Staff picks',
      'Salt, rope and weather',
      'Everything on nature',
      'Next up',
      'Don’t miss',
      'Give a gift card',
      'Where to?',
      'Tides this week',
      'One letter a month',
      'Find us',
      'Thank you',
    ])
      await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
    for (const busy of await page.locator('main [aria-busy]').all()) await expect(busy).toBeHidden();
    await page.goto('/events');
    await expect(page.getByRole('link', { name: 'Tide-table readings' }).first()).toBeVisible();
    await page.goto('/contact-hours/');
    await expect(page.getByText('Wednesday').first()).toBeVisible();
  });
});
