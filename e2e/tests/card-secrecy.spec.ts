import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { traceIn, tracesIn } from '../support/card-traces';
import { callShop, enterCard, openStep, orderNumber, pressAgain, startPickup } from '../support/checkout';
import { cards } from '../support/payments';
import { openShop } from '../support/shop';
import { DATA_DIR } from '../support/shop-address';
import { expect, test } from '../support/test';

const code = '739';
const results = path.join(DATA_DIR, '..');
const log = path.join(results, 'card-secrecy.log');
/** The data of this run's shops, and their temporary files. */
const folders = () => [
  ...readdirSync(results)
    .filter((name) => name === 'data' || name.startsWith('edge-'))
    .map((name) => path.join(results, name)),
  ...readdirSync(tmpdir())
    .filter((name) => name.startsWith('bookfront-'))
    .map((name) => path.join(tmpdir(), name)),
];

test('card numbers are never stored by any shop of this run, not even after a lost answer and a retry', async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000);
  rmSync(log, { force: true });
  const shop = await openShop({ name: 'card-secrecy', takesPayments: true, log });
  try {
    await startPickup(page, 34, shop.address);
    await callShop(page, 'checkout/setPaymentChoice', { payment_choice: 'credit_card' });
    await openStep(page, 'credit_card', shop.address);
    await enterCard(page, cards.good, code);
    await page.route('**/customer/checkout/submit', (route) => shop.trouble('mute').then(() => route.continue()), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByText(/^We couldn’t reach the shop/)).toBeVisible({ timeout: 30_000 });
    expect(traceIn(await storedBy(page), { number: cards.good, code })).toBeUndefined();
    await shop.trouble('none');
    await pressAgain(page);
    await orderNumber(page);
    expect(traceIn(await storedBy(page), { number: cards.good, code })).toBeUndefined();
  } finally {
    watch.messages = watch.messages.filter((message) => !/Failed to load resource/.test(message));
    await shop.close();
  }
  expect(tracesIn(folders(), { number: cards.good, code })).toEqual([]);
  expect(traceIn(readFileSync(log, 'latin1'), { number: cards.good, code })).toBeUndefined();
});

test('the card search finds every spelling', () => {
  const card = { number: cards.good, code };
  const groups = cards.good.match(/.{4}/g) ?? [];
  const file = test.info().outputPath('written', 'pages');
  mkdirSync(path.dirname(file), { recursive: true });
  const texts = [
    cards.good,
    groups.join(' '),
    groups.join('-'),
    encodeURIComponent(groups.join(' ')),
    `cvv=${code}`,
    `"code": "${code}"`,
  ];
  const bytes = ['', 'a', 'ab', 'abc'].map((before) =>
    Buffer.from(`${before}{"number":"${cards.good}"}`).toString('base64'),
  );
  for (const text of [...texts, ...bytes])
    expect({ text, found: traceIn(`before ${text} behind`, card) !== undefined }).toEqual({ text, found: true });
  writeFileSync(file, Buffer.concat([Buffer.from([0, 255, 128]), Buffer.from(cards.good), Buffer.from([0])]));
  expect(tracesIn([path.dirname(file)], card)).toEqual([`${file}: ${cards.good}`]);
});

/** Everything that the browser stores for the shop, and the page's text. */
const storedBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    const cached = await caches.keys();
    const databases = await indexedDB.databases();
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    return [
      ...stored,
      document.cookie,
      cached,
      databases.map(({ name }) => name),
      JSON.stringify(history.state),
      location.href,
      fields,
      document.body.textContent,
    ].join('\n');
  });
