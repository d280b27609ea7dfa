import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sessionLine } from '../src/operations/access/session';
import { hashOfToken } from '../src/operations/access/tokens';
import { type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { itemRemote, writeRemote } from './fixture-releases';
import { operate, publish } from './release-upload';

let shop: FixtureEdge;
let programs: string;
beforeEach(async () => {
  programs = mkdtempSync(path.join(tmpdir(), 'bookfront-console-'));
  mkdirSync(path.join(programs, 'console'));
  writeFileSync(path.join(programs, 'console/console.js'), 'console.log("page")');
  shop = await startFixtureEdge({ programs });
});
afterEach(async () => {
  await shop.close();
  rmSync(programs, { recursive: true, force: true });
});

const host = 'console.localhost:4000';
const fromPage = { host, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
type Headers = Record<string, string>;

const get = (url: string, headers: Headers = {}) => shop.ask({ url, headers: { host, ...headers } });
const post = (url: string, payload: object | string, headers: Headers = {}) =>
  shop.ask({
    url,
    method: 'POST',
    headers: { ...fromPage, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const login = (token: string, headers: Headers = {}) => post('/operations/console/session', { token }, headers);
/** The Cookie header of a session that this token opened. */
async function sessionOf(token: string): Promise<string> {
  const { headers } = await login(token);
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}
async function tokenFor(name: string, given: object = {}): Promise<string> {
  const { body } = await operate(shop.origin, shop.token, 'tokens', {
    ...{ name, packages: ['mf_item'], scopes: ['publish', 'canary', 'promote', 'rollback'], days: 30 },
    ...given,
  });
  return body.token ?? '';
}
const publishItem = (version: string) =>
  publish(shop.origin, shop.token, writeRemote(shop.built, { ...itemRemote, version }));

describe('the console’s host', () => {
  test('serves the page under a policy that lets nothing else run', async () => {
    for (const url of ['/operations/console', '/operations/console/packages/mf_item']) {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('<div id="root">');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
      expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
    }
    expect((await get('/operations/console/files/console.js')).body).toBe('console.log("page")');
    expect((await get('/')).headers.location).toBe('/operations/console');
  });

  test.each([
    '/browse',
    '/remotes/mf_item/1.0.0/remoteEntry.js',
    '/%72emotes/mf_item/1.0.0/remoteEntry.js',
    '/operations/../remotes/mf_item/1.0.0/remoteEntry.js',
    '/covers/1.jpg',
    '/metrics',
  ])('serves nothing of a release or the api: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('a shop’s host leads to it, and serves none of it', async () => {
    const { statusCode, headers } = await shop.ask({ url: '/operations/console' });
    expect([statusCode, headers.location]).toEqual([302, `http://${host}/operations/console`]);
    expect((await shop.ask({ url: '/operations/console/session' })).statusCode).toBe(404);
    expect((await shop.ask({ url: '/operations/console/files/console.js' })).statusCode).toBe(404);
  });
});

describe('a session', () => {
  test('is a cookie that scripts and other sites don’t get, and that doesn’t hold the token', async () => {
    const { statusCode, headers, body } = await login(shop.token);
    expect([statusCode, JSON.parse(body).access.name]).toEqual([200, 'operator']);
    const [line = ''] = headers['set-cookie'] ?? [];
    expect(line).toMatch(/^console=.*; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(line).not.toContain(shop.token);
  });

  test('on https no host above can plant it, and it never leaves by http', () => {
    expect(sessionLine(shop.edge.signer, 'x', true)).toMatch(
      /^__Host-console=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('gives what its token gives, and ends with it', async () => {
    const cookie = await sessionOf(await tokenFor('item-team'));
    expect((await get('/operations/status', { ...fromPage, cookie })).statusCode).toBe(200);
    await operate(shop.origin, shop.token, 'tokens/revoke', { name: 'item-team' });
    const { statusCode, body } = await get('/operations/status', { ...fromPage, cookie });
    expect([statusCode, JSON.parse(body).error]).toEqual([403, expect.stringMatching(/was revoked/)]);
    expect(JSON.parse((await get('/operations/console/session', { ...fromPage, cookie })).body)).toEqual({
      access: null,
    });
  });

  test('ends after eight hours, and by logging out', async () => {
    const cookie = await sessionOf(shop.token);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 3600_000 + 1);
    expect((await get('/operations/status', { ...fromPage, cookie })).statusCode).toBe(403);
    later.mockRestore();
    const { headers } = await post('/operations/console/session/end', {}, { cookie });
    expect(headers['set-cookie']?.[0]).toMatch(/^console=; Max-Age=0;/);
  });

  test.each([
    ['no token', {}],
    ['a token of another form', { token: 'a b' }],
    ['an unknown token', { token: 'x'.repeat(43) }],
    ['no JSON', '{'],
    ['a list', [1]],
  ])('is not opened by %s', async (_what, payload) => {
    const { statusCode, headers, body } = await post('/operations/console/session', payload);
    expect([statusCode, headers['set-cookie']]).toEqual([403, undefined]);
    expect(JSON.parse(body).error).toBe('The edge knows no such token. Check what you pasted.');
  });

  test('is not opened by a revoked token', async () => {
    const token = await tokenFor('gone');
    await operate(shop.origin, shop.token, 'tokens/revoke', { name: 'gone' });
    expect((await login(token)).statusCode).toBe(403);
  });

  test('takes no large body, and none but JSON', async () => {
    expect((await login('x'.repeat(5000))).statusCode).toBe(413);
    expect((await login(shop.token, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });

  test('after ten wrong tokens of one network, the right one waits too', async () => {
    for (let n = 0; n < 10; n++) expect((await login(`wrong${n}`.padEnd(43, 'x'))).statusCode).toBe(403);
    expect((await login(shop.token)).statusCode).toBe(429);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000 + 1);
    const { statusCode } = await login(shop.token);
    later.mockRestore();
    expect(statusCode).toBe(200);
  });
});

describe('a request that another site’s page, or a release in a shop’s page, sends', () => {
  const promote = { package: 'mf_item', version: '2.0.0' };

  test.each<[string, Headers]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a browser that tells no site, with another origin', { 'sec-fetch-site': '', origin: 'http://localhost:4000' }],
    ['a shop’s own page', { host: 'localhost:4000' }],
  ])('has no session: %s', async (_who, headers) => {
    await publishItem('2.0.0');
    const cookie = await sessionOf(shop.token);
    expect((await post('/operations/promote', promote, { cookie, ...headers })).statusCode).toBe(403);
    expect((await get('/operations/status', { ...fromPage, cookie, ...headers })).statusCode).toBe(403);
    expect(shop.edge.current.get().state.mf_item?.live).toBe('1.0.0');
    expect((await post('/operations/promote', promote, { cookie })).statusCode).toBe(200);
  });

  test('opens and ends no session', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      expect((await login(shop.token, headers)).statusCode).toBe(403);
      expect((await post('/operations/console/session/end', {}, headers)).statusCode).toBe(403);
    }
  });

  test('a form can’t send a command', async () => {
    const cookie = await sessionOf(shop.token);
    const form = { cookie, 'content-type': 'text/plain' };
    expect((await post('/operations/promote', promote, form)).statusCode).toBe(415);
  });

  test('a changed cookie, or one signed for another purpose, opens nothing', async () => {
    const session = { hash: hashOfToken(shop.token), until: Date.now() + 1000 };
    const cookies = [
      `${await sessionOf(shop.token)}x`,
      `console=${shop.edge.signer.sign('pin', session)}`,
      `console=${Buffer.from(JSON.stringify(session)).toString('base64url')}.`,
      `console=${shop.token}`,
      `console=${shop.edge.signer.sign('console', { until: Date.now() + 1000 })}`,
    ];
    for (const cookie of cookies)
      expect((await get('/operations/status', { ...fromPage, cookie })).statusCode).toBe(403);
  });
});

describe('a session of a token that is good for little', () => {
  const commands: [string, object][] = [
    ['canary', { package: 'mf_item', version: '2.0.0', to: 5 }],
    ['promote', { package: 'mf_item', version: '2.0.0' }],
    ['rollback', { package: 'mf_item' }],
    ['pause', { package: 'mf_item' }],
    ['resume', { package: 'mf_item' }],
    ['pin', { package: 'mf_item', version: '2.0.0' }],
    ['prune', { package: 'mf_item' }],
    ['budget', { package: 'mf_item', scripts: 70_000 }],
    ['tokens', { name: 'x', packages: ['mf_item'], scopes: ['publish'], days: 1 }],
    ['tokens/revoke', { name: 'operator' }],
  ];

  test('that only reads sees everything and changes nothing', async () => {
    await publishItem('2.0.0');
    const cookie = await sessionOf(await tokenFor('reader', { scopes: ['read'] }));
    for (const path of ['status', 'history', 'releases', 'figures?package=mf_item', 'embeds', 'pins'])
      expect((await get(`/operations/${path}`, { ...fromPage, cookie })).statusCode).toBe(200);
    const before = shop.edge.current.get().number;
    for (const [name, payload] of commands)
      expect([name, (await post(`/operations/${name}`, payload, { cookie })).statusCode]).toEqual([name, 403]);
    expect(shop.edge.current.get().number).toBe(before);
  });

  test('of another package, or for one shop, does no more than it', async () => {
    await publishItem('2.0.0');
    const other = await sessionOf(await tokenFor('cart-team', { packages: ['mf_cart_checkout'] }));
    for (const [name, payload] of commands)
      expect([name, (await post(`/operations/${name}`, payload, { cookie: other })).statusCode]).toEqual([name, 403]);
    const corner = await sessionOf(await tokenFor('corner', { shop: 'corner' }));
    expect(
      (await post('/operations/promote', { package: 'mf_item', version: '2.0.0' }, { cookie: corner })).statusCode,
    ).toBe(403);
  });
});

test('a wrong token in the header is not made good by a session', async () => {
  const cookie = await sessionOf(shop.token);
  const headers = { ...fromPage, cookie, authorization: `Bearer ${'x'.repeat(43)}` };
  expect((await get('/operations/status', headers)).statusCode).toBe(403);
});

test('a link that is made in the console opens a shop that the edge knows', async () => {
  await publishItem('2.0.0');
  const cookie = await sessionOf(shop.token);
  const pin = (more: object = {}) =>
    post('/operations/pin', { package: 'mf_item', version: '2.0.0', ...more }, { cookie });
  expect((await pin()).statusCode).toBe(409);
  await shop.ask({ url: '/browse' });
  expect(JSON.parse((await pin()).body).link).toMatch(/^http:\/\/localhost:4000\/\?release=mf_item%402\.0\.0&pass=/);
  expect((await pin({ host: 'evil.example' })).statusCode).toBe(422);
});

test('a release is published at a shop’s address, whose pages the gate looks at', async () => {
  const { statusCode } = await shop.ask({
    url: '/operations/releases',
    method: 'POST',
    headers: { host, authorization: `Bearer ${shop.token}`, 'content-type': 'application/octet-stream' },
    payload: 'x',
  });
  expect(statusCode).toBe(409);
});
