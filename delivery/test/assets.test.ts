import { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { installSources } from '../src/releases/install-sources';
import { bootstrapOf, type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { itemRemote, writeRemote } from './fixture-releases';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
});
afterEach(() => shop.close());

const entry = '/remotes/mf_item/1.0.0/remoteEntry.js';
const get = (url: string, headers: Record<string, string> = {}) => shop.ask({ url, headers });

test('a file of a release is immutable, and compressed with the best encoding that the browser accepts', async () => {
  const plain = await get(entry);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  const [br, gzip] = [
    await get(entry, { 'accept-encoding': 'gzip, br' }),
    await get(entry, { 'accept-encoding': 'gzip, br;q=0' }),
  ];
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.raw)).toEqual(plain.raw);
  expect(gunzipSync(gzip.raw)).toEqual(plain.raw);
  expect(br.raw.length).toBeLessThan(plain.raw.length);
});

test('a browser that has the file gets 304, and a HEAD no body', async () => {
  const { headers } = await get(entry);
  expect((await get(entry, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  const head = await shop.ask({ url: entry, method: 'HEAD' });
  expect([head.statusCode, head.raw.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
});

test.each([
  '/remotes/mf_item/1.0.0/../../live.json',
  '/remotes/mf_item/1.0.0/%2e%2e/%2e%2e/live.json',
  '/remotes/mf_item/1.0.0/..%2f..%2flive.json',
  '/remotes/../live.json/x',
  '/remotes/mf_item/..%2f..%2f/live.json',
  '/remotes/mf_item/1.0.0/server/index.cjs',
  '/remotes/mf_item/1.0.0/release.json',
  '/remotes/mf_item/1.0.0/files-index.json',
  '/remotes/mf_item/1.0.0/toString',
  '/remotes/mf_item/1.0.0/remoteEntry.js.br',
  '/remotes/mf_item/9.9.9/remoteEntry.js',
  '/bundle/../releases/live.json',
  '/bundle/AAAAAAAAAAAAAAAAAAAAAA.js',
])('%s is never served', async (url) => {
  const { statusCode, headers, body } = await get(url);
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toMatch(/no-store/);
  expect(body).not.toContain('"version"');
});

test('one bundle contains the page’s entries and exposes, each on a line of its own', async () => {
  const { joined } = bootstrapOf((await get('/item/9780141439518')).body);
  const { body, headers } = await get(joined?.src ?? '');
  const lines = body.split('\n');
  expect(joined?.parts.map(({ release }) => release)).toEqual([
    'mf_item@1.0.0',
    'mf_item@1.0.0',
    'mf_cart_checkout@1.0.0',
    'mf_cart_checkout@1.0.0',
  ]);
  expect(joined?.parts.map(({ line }) => lines[line - 1]?.trim())).toEqual([
    'self["mf_item@1.0.0"]=["./ItemPage"];',
    '// mf_item@1.0.0 ./ItemPage',
    'self["mf_cart_checkout@1.0.0"]=["./CartControls","./CheckoutPage"];',
    '// mf_cart_checkout@1.0.0 ./CartControls',
  ]);
  expect(headers['cache-control']).toContain('immutable');
});

test('the bundle is the same on every edge, and rebuilt after a restart', async () => {
  const { joined } = bootstrapOf((await get('/item/9780141439518')).body);
  const { body } = await get(joined?.src ?? '');
  const other = await startFixtureEdge();
  expect(bootstrapOf((await other.ask({ url: '/item/9780141439518' })).body).joined?.src).toBe(joined?.src);
  await other.close();
  const restarted = await startFixtureEdge({ dataDir: shop.configuration.dataDir });
  expect((await restarted.ask({ url: joined?.src ?? '' })).body).toBe(body);
  await restarted.close();
});

test('a part whose files are gone is left out of the bundle, and the page still works', async () => {
  rmSync(path.join(shop.edge.store.root, 'mf_cart_checkout/1.0.0/remoteEntry.js'));
  rmSync(path.join(shop.edge.store.root, 'mf_cart_checkout/1.0.0/CartControls.js'));
  const { statusCode, body } = await get('/item/9780141439518');
  expect(statusCode).toBe(200);
  expect(bootstrapOf(body).joined?.parts.map(({ release }) => release)).toEqual(['mf_item@1.0.0', 'mf_item@1.0.0']);
});

test('the files of a remote with the fault “gone” answer 404, and it stays in the page’s map', async () => {
  await shop.close();
  shop = await startFixtureEdge({ faults: { gone: ['mf_item'], hang: [] } });
  expect((await get(entry)).statusCode).toBe(404);
  const page = bootstrapOf((await get('/item/9780141439518')).body);
  expect(page.remotes.mf_item?.entry).toBe(entry);
  expect(page.joined?.parts.map(({ release }) => release)).toEqual([
    'mf_cart_checkout@1.0.0',
    'mf_cart_checkout@1.0.0',
  ]);
});

test('a new release has its predecessor as its fall-back', async () => {
  const { edge, built } = shop;
  expect(edge.current.get().state.mf_item).toMatchObject({ live: '1.0.0', good: [] });
  await installSources(edge, [writeRemote(built, { ...itemRemote, version: '1.1.0' })], { warn: () => undefined });
  expect(edge.current.get().state.mf_item).toMatchObject({ live: '1.1.0', good: ['1.0.0'] });
  expect(edge.releasesFor({ shop: '', id: '' })?.refs.mf_item).toMatchObject({
    version: '1.1.0',
    fallback: { version: '1.0.0' },
  });
});
