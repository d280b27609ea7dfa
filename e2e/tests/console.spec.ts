import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectDialogByKeyboard,
  expectKeyboardReachesAll,
  expectNoWiderThanWindow,
} from '../support/accessible';
import { pressOn, typeInto } from '../support/keyboard';
import { type NpmShop, openNpmShop } from '../support/npm-shop';
import { changedRelease } from '../support/releases';
import { expect, test } from '../support/test';
import { mapConcurrently, report, visitAs, visitorIds } from '../support/visitors';

/* An operator watches and steers releases in the console of a shop opened by `npm start`. */

const name = 'mf_cart_checkout';
const version = '2.0.0-console1';

let shop: NpmShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await openNpmShop('console', { GUARD_MS: '300', MOUNT_MS: '3600000' });
  await shop.release('publish', 'mf-cart-checkout', '--from', changedRelease('mf-cart-checkout', version));
});
test.afterAll(() => shop.close());

const operatorToken = () => readFileSync(path.join(shop.dataDir, 'operator-token'), 'utf8').trim();

async function logIn(page: Page, token = operatorToken()): Promise<void> {
  await page.goto(`${shop.origin}/operations/console`);
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Packages' })).toBeVisible();
}
const openPackage = (page: Page) => page.getByRole('link', { name, exact: true }).first().click();
const confirm = (page: Page, button: string) => page.getByRole('dialog').getByRole('button', { name: button }).click();

interface Figures {
  releases: { version: string; role: string; hours: { counts: Record<string, number> }[] }[];
}

/** Pages of these visitors tell of their release; every tenth of the canary's of an error. */
async function sendVisitors(from: number, to: number): Promise<Record<string, { mount: number; errors: number }>> {
  const counted: Record<string, { mount: number; errors: number }> = {};
  await mapConcurrently(visitorIds(to).slice(from), async (id) => {
    const visit = await visitAs(id, `${shop.origin}/checkout/cart`, name);
    const own = counted[visit.version] ?? { mount: 0, errors: 0 };
    counted[visit.version] = own;
    const release = `${name}@${visit.version}`;
    const fails = visit.version === version && own.mount % 10 === 9;
    own.mount += 1;
    own.errors += fails ? 1 : 0;
    const error = { kind: 'script-error', release, message: 'the total is wrong' };
    await report(shop.origin, visit, [{ kind: 'mount', release }, ...(fails ? [error] : [])]);
  });
  return counted;
}

test('a canary is started, watched without reloading and rolled back, and its curves are the registry’s figures', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${shop.origin}/operations/console`);
  expect(new URL(page.url()).hostname).toBe('console.localhost');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectAccessible(page);
  await logIn(page);
  await openPackage(page);
  await page.getByRole('button', { name: `Start canary ${version}` }).click();
  await page.getByLabel('Share in %').fill('50');
  await expectAccessible(page, 'dialog');
  await confirm(page, 'Start canary');
  // the renderer draws its pages once before shoppers get it
  await expect(page.getByText(`${version} for 50 %`)).toBeVisible({ timeout: 70_000 });

  const counted = await sendVisitors(0, 120);
  const { mount = 0, errors = 0 } = counted[version] ?? {};
  expect(errors).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`\\b${mount} of the 200 visitors`)).first()).toBeVisible({ timeout: 15_000 });

  for (const [title, events] of [
    ['Mounts an hour', ['mount']],
    ['Errors an hour', ['load-failure', 'render-error', 'script-error']],
  ] as const) {
    const { releases } = await shop.ask<Figures>(`figures?package=${name}`);
    for (const { version: of, role, hours } of releases) {
      const sum = hours.flatMap(({ counts }) => events.map((event) => counts[event] ?? 0)).reduce((a, b) => a + b, 0);
      const sent = counted[of] ?? { mount: 0, errors: 0 };
      expect([title, of, sum]).toEqual([title, of, title === 'Mounts an hour' ? sent.mount : sent.errors]);
      // the page asks every five seconds
      await expect.poll(async () => (await sumsIn(page, title))[`${of} (${role})`], { timeout: 15_000 }).toBe(sum);
    }
  }
  await expect(page.getByRole('table', { name: `${version} (canary)` })).toContainText('the total is wrong');
  await expect(page.getByRole('img', { name: 'failures' })).toBeVisible();

  await page.getByRole('button', { name: `Roll back ${name}` }).click();
  await page.getByLabel('Why').fill('the total is wrong');
  await confirm(page, 'Roll back');
  await expect(page.getByText(`${name} ${version} is taken back.`)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('table', { name: `What was done to ${name}` })).toContainText('the total is wrong');
  const after = await visitAs(visitorIds(1)[0] ?? '', `${shop.origin}/checkout/cart`, name);
  expect(after.version).not.toBe(version);
});

/** The sums of the columns of a curve's table, by the release that heads them. */
async function sumsIn(page: Page, title: string): Promise<Record<string, number>> {
  const details = page.locator('figure', { hasText: title }).locator('details');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  const rows = await page
    .getByRole('table', { name: title })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')));
  const [head = [], ...body] = rows;
  const count = (text = '') => (text === '–' ? 0 : Number(text.replaceAll(',', '')));
  return Object.fromEntries(
    head.slice(1).map((of, at) => [of, body.reduce((sum, cells) => sum + count(cells[at + 1]), 0)]),
  );
}

test('a release is promoted in the console, by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${shop.origin}/operations/console`);
  await typeInto(page, page.getByLabel('Token'), operatorToken());
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  const button = page.getByRole('button', { name: `Promote ${version}` });
  await pressOn(page, button);
  await expectDialogByKeyboard(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel('Why'), 'mended');
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Promote' }));
  await expect(page.getByRole('dialog')).toContainText('visitors tried', { timeout: 70_000 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const after = await visitAs(visitorIds(1)[0] ?? '', `${shop.origin}/checkout/cart`, name);
  expect(after.version).toBe(version);
});

test('where two people must promote, the console asks for the second, who makes it live', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const careful = await openNpmShop('two-person', { TWO_PERSON_PROMOTE: '1', MOUNT_MS: '3600000' });
  try {
    const tokens: string[] = [];
    for (const who of ['ada', 'bea'])
      tokens.push(
        String((await careful.operate('tokens', { name: who, packages: [name], scopes: ['promote'], days: 1 })).token),
      );
    await careful.release('publish', 'mf-cart-checkout', '--from', changedRelease('mf-cart-checkout', version));
    const context = await browser.newContext();
    const promote = async (on: Page, token = '') => {
      await on.goto(`${careful.origin}/operations/console`);
      await on.getByLabel('Token').fill(token);
      await on.getByRole('button', { name: 'Log in' }).click();
      await openPackage(on);
      await on.getByRole('button', { name: `Promote ${version}` }).click();
      await confirm(on, 'Promote');
    };
    await promote(page, tokens[0]);
    await expect(page.getByRole('dialog')).toContainText('Somebody with another token must promote', {
      timeout: 70_000,
    });
    await page.keyboard.press('Escape');
    const live = async () => (await visitAs(visitorIds(1)[0] ?? '', `${careful.origin}/checkout/cart`, name)).version;
    expect(await live()).not.toBe(version);
    const second = await context.newPage();
    await promote(second, tokens[1]);
    await expect(second.getByText(`ada wants ${version} live`)).toBeHidden({ timeout: 70_000 });
    await expect.poll(live, { timeout: 30_000 }).toBe(version);
    const history = second.getByRole('table', { name: `What was done to ${name}` });
    await expect(history).toContainText('ada');
    await expect(history).toContainText('bea');
    await context.close();
  } finally {
    await careful.close();
  }
});

test('a token is revoked in the console, and its own session ends', async ({ page, browser }) => {
  const { token } = await shop.operate('tokens', { name: 'eye', packages: [name], scopes: ['read'], days: 1 });
  const context = await browser.newContext();
  const reader = await context.newPage();
  await logIn(reader, String(token));
  await openPackage(reader);
  await expect(reader.getByRole('row', { name: version }).first()).toBeVisible();
  await expect(reader.getByRole('button')).toHaveText(['Log out']);

  await logIn(page);
  await page.getByRole('link', { name: 'Tokens' }).click();
  await page.getByRole('button', { name: 'Revoke eye' }).click();
  await confirm(page, 'Revoke');
  await expect(page.getByRole('row', { name: /^eye/ })).toContainText('revoked');
  await expect(reader.getByLabel('Token')).toBeVisible({ timeout: 15_000 });
  await context.close();
});

test('a shop’s page can’t use the operator’s session', async ({ page, watch }) => {
  await logIn(page);
  await page.goto(shop.origin);
  const answers = await page.evaluate(
    async (consoleOrigin) => {
      const own = await fetch('/operations/status').then(({ status }) => status);
      const other = await fetch(`${consoleOrigin}/operations/status`, { credentials: 'include' }).catch(() => 'denied');
      return [own, other];
    },
    shop.origin.replace('localhost', 'console.localhost'),
  );
  expect(answers).toEqual([403, 'denied']);
  watch.messages.length = 0;
});

for (const width of [360, 768, 1280])
  test(`every page is readable ${width} wide, by keyboard and by axe`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await logIn(page);
    for (const open of [
      async () => undefined,
      () => openPackage(page),
      () =>
        page
          .getByRole('link', { name: /^Compare/ })
          .first()
          .click(),
      () => page.getByRole('link', { name: 'Embeds' }).click(),
      () => page.getByRole('link', { name: 'History' }).click(),
      () => page.getByRole('link', { name: 'Tokens' }).click(),
    ]) {
      await open();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoWiderThanWindow(page);
      await expectKeyboardReachesAll(page);
    }
  });
