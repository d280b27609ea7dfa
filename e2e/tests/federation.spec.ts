import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { buildPage, buildTitle } from '@bookfront/shared/testing/builders';
import { releaseCommand } from '../support/releases';
import { dists, freePort, type OwnShop, openShop } from '../support/shop';
import { expect, hydrated, test } from '../support/test';

const e2e = path.join(import.meta.dirname, '..');
const itemDist = dists.find((dist) => dist.includes('mf-item')) ?? '';

function buildFixture(name: string, env: Record<string, string> = {}): string {
  const out = path.join(e2e, 'results/fixtures', name);
  const { status, stdout } = spawnSync(
    path.join(e2e, 'node_modules/.bin/webpack'),
    ['--config', path.join(e2e, 'fixtures', name, 'webpack.config.cjs')],
    {
      cwd: e2e,
      env: { ...process.env, ...env, OUT: out },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${name} could not be built\n${stdout}`);
  return out;
}

/** Publishes a folder through the gate of `shop`, as its team would. */
async function publish(shop: OwnShop, name: string, ...args: string[]): Promise<void> {
  const dataDir = path.join(e2e, 'results', `edge-${name}`);
  const env = { PORT: String(shop.port), DATA_DIR: dataDir };
  const { code, output } = await releaseCommand(['publish', 'mf-item', ...args], env);
  expect([code, output]).toEqual([0, expect.stringContaining('is published')]);
}

test('a standard remote is published through the gate, runs in our shell, and has a fall-back and the guard', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  const version = '6.0.0';
  const dir = buildFixture('standard-remote', { UNIQUE_NAME: `mf_item@${version}` });
  const shop = await openShop({ name: 'standard-remote' });
  try {
    await publish(shop, 'standard-remote', '--from', dir, '--version', version);
    await shop.operate('canary', { package: 'mf_item', version, to: 100 });
    const reports: string[] = [];
    await page.route('**/reports', (route) => {
      reports.push(route.request().postData() ?? '');
      return route.fulfill({ status: 204 });
    });
    await page.goto(`${shop.address}/item/9780306406157`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Standard remote: 9780306406157' })).toBeVisible();
    await expect(page.getByText('0 in the shell’s cart')).toBeVisible();
    await page.getByRole('button', { name: 'pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'pressed 1' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to browse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Browse' })).toBeVisible();
    await expect.poll(() => reports.join()).toContain(`{"kind":"mount","release":"mf_item@${version}"}`);

    await page.route(`**/remotes/mf_item/${version}/__federation_expose_ItemPage.js*`, (route) => route.abort());
    await page.goto(await itemAddress(shop));
    await expect(page.getByRole('button', { name: /Add to Cart/i }).first()).toBeVisible();
    await expect.poll(() => reports.join()).toContain(`{"kind":"load-failure","release":"mf_item@${version}"`);
    watch.messages = watch.messages.filter((line) => !line.includes('ERR_FAILED'));
  } finally {
    await page.goto('about:blank');
    await shop.close();
  }
});

/** A book of the shop. */
async function itemAddress({ address }: OwnShop): Promise<string> {
  const html = await (await fetch(`${address}/browse`)).text();
  const [, link = ''] = /href="(\/item\/[^"]+)"/.exec(html) ?? [];
  return address + link;
}

test('a release with another React major passes the gate, and is mounted with the shell’s session and router', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const version = '6.0.0-react18';
  const dir = buildFixture('other-react', { VERSION: version });
  const fragment = 'mf_lists_registry/FavouriteButton';
  const expose = { fragments: [fragment], consumes: { [fragment]: '1.0.0' } };
  writeFileSync(path.join(dir, 'exposes.json'), JSON.stringify({ './ItemPage': expose, './lifecycles': expose }));
  const shop = await openShop({ name: 'other-react' });
  try {
    // React and what depends on it come along
    await shop.operate('budget', { package: 'mf_item', scripts: 120_000 });
    await publish(shop, 'other-react', '--from', dir, '--version', version, '--react', '18.3.1');
    await shop.operate('promote', { package: 'mf_item', version });
    await page.goto(`${shop.address}/item/9780306406157`);
    await expect(page.getByRole('heading', { level: 1, name: 'React 18.3.1: 9780306406157' })).toBeVisible();
    await expect(page.getByText('0 in the shell’s cart')).toBeVisible();
    await page.getByRole('button', { name: 'pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'pressed 1' })).toBeVisible();
    // another package's part, drawn by the shell's own React
    await expect(page.locator('main [data-remote="mf_lists_registry/FavouriteButton"] button')).toBeVisible();
    await page.getByRole('link', { name: 'Back to browse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Browse' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^React 18/ })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await shop.close();
  }
});

test('a plain Module Federation host on another origin shows one of our remotes by its mf-manifest.json', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const dir = buildFixture('plain-host');
  const { name, version } = JSON.parse(readFileSync(path.join(itemDist, 'release.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const title = buildTitle({ title: 'A Book Elsewhere' });
  const embed = {
    entry: `${baseURL}/remotes/${name}/${version}/mf-manifest.json`,
    page: buildPage({ url: `/item/${title.eisbn}` }),
  };
  const html = `<!doctype html><meta charset="utf-8"><title>Old site</title><link rel="icon" href="data:,"><div id="host"></div><script type="application/json" id="embed">${JSON.stringify(embed).replace(/</g, '\\u003c')}</script><script src="/main.js"></script>`;
  const port = await freePort();
  const server = createServer((request, response) => {
    if (request.url === '/main.js')
      return response.setHeader('content-type', 'text/javascript').end(readFileSync(path.join(dir, 'main.js')));
    if (request.url === '/customer/title/getItem')
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(title));
    if (request.url?.startsWith('/covers/'))
      return response
        .setHeader('content-type', 'image/svg+xml')
        .end('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300"/>');
    return response.setHeader('content-type', 'text/html').end(html);
  }).listen(port, '127.0.0.1');
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    await expect(page.getByRole('heading', { name: 'A Book Elsewhere' })).toBeVisible();
    await expect(page.getByText('A match is made.')).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
