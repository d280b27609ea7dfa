import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { buildPage, buildTitle } from '@bookfront/shared/testing/builders';
import { scriptsOf } from '../support/releases';
import { dists, freePort, openShop } from '../support/shop';
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

test('a remote with the standard federation runtime runs in our shell with its shared instances', async ({ page }) => {
  test.setTimeout(120_000);
  const dir = buildFixture('standard-remote');
  const exposes = { './ItemPage': { rendering: 'browser', fragments: [], first: [], files: [] } };
  writeFileSync(
    path.join(dir, 'release.json'),
    JSON.stringify({
      name: 'mf_item',
      version: '1.0.0-standard',
      kind: 'remote',
      react: '19',
      entry: 'remoteEntry.js',
      server: null,
      exposes,
      shared: {},
      files: {},
    }),
  );
  const shop = await openShop({
    name: 'standard-remote',
    sources: [...dists.filter((dist) => dist !== itemDist), dir],
  });
  try {
    await page.goto(`${shop.address}/item/9780306406157`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Standard remote: 9780306406157' })).toBeVisible();
    await expect(page.getByText('0 in the shell’s cart')).toBeVisible();
    await page.getByRole('button', { name: 'pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'pressed 1' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to browse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Browse' })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await shop.close();
  }
});

test('a release with another React major is mounted by its lifecycles, with the shell’s session and router', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const version = '1.0.0-react18';
  const dir = buildFixture('other-react', { VERSION: version });
  const expose = { rendering: 'browser', fragments: ['mf_lists_registry/FavouriteButton'], first: [], files: [] };
  const release = {
    name: 'mf_item',
    version,
    kind: 'remote',
    react: '18.3.1',
    entry: 'remoteEntry.js',
    server: null,
    shared: {},
    files: scriptsOf(dir),
  };
  writeFileSync(
    path.join(dir, 'release.json'),
    JSON.stringify({ ...release, exposes: { './ItemPage': expose, './lifecycles': expose } }),
  );
  const shop = await openShop({ name: 'other-react', sources: [...dists.filter((dist) => dist !== itemDist), dir] });
  try {
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

test('one of our remotes runs in a plain Module Federation host on another origin', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const dir = buildFixture('plain-host');
  const { name, version } = JSON.parse(readFileSync(path.join(itemDist, 'release.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const title = buildTitle({ title: 'A Book Elsewhere' });
  const embed = {
    entry: `${baseURL}/remotes/${name}/${version}/remoteEntry.js`,
    release: `${name}@${version}`,
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
