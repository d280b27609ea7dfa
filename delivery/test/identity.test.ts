import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { readCommand } from '../src/command/options';
import { exchangeIdentity, runTrustCommand } from '../src/command/trust-commands';
import { type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { itemRemote, writeRemote } from './fixture-releases';
import { operate, publish } from './release-upload';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** A build server's issuer on this machine. */
let issuer: { url: string; server: Server; keys: Map<string, Keys>; asked: string[]; spoil?: string };
let shop: FixtureEdge;

beforeEach(async () => {
  shop = await startFixtureEdge();
  const keys = new Map<string, Keys>();
  const asked: string[] = [];
  const server = createServer(async ({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('content-type', 'application/json');
    if (issuer.spoil === 'silent') return;
    if (issuer.spoil === 'huge') return void response.end(`"${'x'.repeat(400_000)}"`);
    if (issuer.spoil === 'elsewhere') return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    if (url === '/jwks') {
      const all = [...keys].map(async ([kid, { publicKey }]) => ({
        ...(await exportJWK(publicKey)),
        kid,
        alg: 'ES256',
      }));
      return void response.end(JSON.stringify({ keys: await Promise.all(all) }));
    }
    const named = issuer.spoil === 'renamed' ? 'https://evil.example' : issuer.url;
    response.end(JSON.stringify({ issuer: named, jwks_uri: `${issuer.url}/jwks` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, keys, asked };
  keys.set('k1', await generateKeyPair('ES256'));
});
afterEach(async () => {
  issuer.server.closeAllConnections();
  issuer.server.close();
  await shop.close();
});

const trust = (given: object = {}) =>
  operate(shop.origin, shop.token, 'trust', {
    ...{ name: 'ci', issuer: issuer.url, audience: 'https://shop.example', claims: { repository: 'acme/item' } },
    ...{ packages: ['mf-item'], scopes: ['publish'], minutes: 30 },
    ...given,
  });
const exchange = (token: string) => operate<{ token: string }>(shop.origin, '', 'exchange', { token });

const now = () => Math.floor(Date.now() / 1000);
const claims = (over: JWTPayload = {}): JWTPayload => ({
  ...{ iss: issuer.url, aud: 'https://shop.example', sub: 'repo:acme/item:ref:refs/heads/main' },
  ...{ repository: 'acme/item', iat: now(), exp: now() + 300, jti: String(Math.random()) },
  ...over,
});
async function signed(over: JWTPayload = {}, kid = 'k1', keys = issuer.keys.get(kid)): Promise<string> {
  const { privateKey } = keys ?? (await generateKeyPair('ES256'));
  return new SignJWT(claims(over)).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
}

test('a trusted build gets a short token for its package and scope, and the history names the build', async () => {
  await trust();
  const { status, body } = await exchange(await signed());
  expect(status).toBe(200);
  const build = writeRemote(shop.built, { ...itemRemote, version: '2.0.0' });
  expect((await publish(shop.origin, body.token, build)).status).toBe(201);
  const canary = await operate(shop.origin, body.token, 'canary', { package: 'mf_item', version: '2.0.0', to: 5 });
  expect(canary.body.error).toMatch(/is good for publish, not for canary/);
  const { body: list } = await operate<{ tokens: { name: string; expires: string; packages: string[] }[] }>(
    ...([shop.origin, shop.token, 'tokens', undefined, 'GET'] as const),
  );
  const made = list.tokens.find(({ name }) => name.startsWith('ci '));
  expect(made?.name).toMatch(/^ci \(repo:acme\/item:ref:refs\/heads\/main\) /);
  expect(made?.packages).toEqual(['mf_item']);
  expect(Date.parse(made?.expires ?? '') - Date.now()).toBeLessThanOrEqual(30 * 60_000);
});

test('the release command exchanges the identity of its build, and a trust is made, listed and removed by it', async () => {
  const command = (...args: string[]) => readCommand([...args, '--to', shop.origin, '--token', shop.token], {});
  const added = await runTrustCommand(
    command(
      ...['trust', 'add', 'ci', '--issuer', issuer.url, '--claims', 'repository=acme/item', '--packages', 'mf-item'],
    ),
  );
  expect(added.text).toMatch(
    /^ci .* repository=acme\/item: publish, canary, promote, rollback of mf_item, 60 minutes$/,
  );
  expect((await runTrustCommand(command('trust', 'list'))).text).toBe(added.text);
  const identity = await signed({ aud: shop.origin });
  const env = { BOOKFRONT_IDENTITY_TOKEN: identity };
  const unsaid = readCommand(['status', '--to', shop.origin], env);
  expect(unsaid.token).toBe('');
  expect(await exchangeIdentity(unsaid, env)).toMatch(/^[\w-]{40,}$/);
  expect((await runTrustCommand(command('trust', 'remove', 'ci'))).text).toMatch(/^ci is trusted no more/);
  expect((await runTrustCommand(command('trust', 'list'))).text).toBe('No build server is trusted.');
});

test.each([
  [['trust'], 'Say what to do'],
  [['trust', 'add'], 'Say which'],
  [['trust', 'add', 'ci'], 'Say whom it trusts'],
  [
    ['trust', 'add', 'ci', '--issuer', 'https://x.example', '--packages', 'mf-item', '--claims', 'main'],
    'main is no claim',
  ],
])('%j is told what is missing', async (args, text) => {
  await expect(runTrustCommand(readCommand([...args, '--to', shop.origin, '--token', 'x'], {}))).rejects.toThrow(text);
});

test('an identity token is exchanged once', async () => {
  await trust();
  const token = await signed();
  expect((await exchange(token)).status).toBe(200);
  const again = await operate<{ error: string }>(shop.origin, '', 'exchange', { token });
  expect([again.status, again.body.error]).toEqual([403, expect.stringMatching(/exchanged already/)]);
});

test.each<[string, () => Promise<string>]>([
  ['of another repository', () => signed({ repository: 'evil/item' })],
  ['whose claim is a list', () => signed({ repository: ['acme/item'] as never })],
  ['without the claim', () => signed({ repository: undefined as never })],
  ['for another audience', () => signed({ aud: 'https://other.example' })],
  ['of an issuer that nobody trusts', () => signed({ iss: 'https://evil.example' })],
  ['that has expired', () => signed({ iat: now() - 400, exp: now() - 100 })],
  ['of an hour ago that is good for years', () => signed({ iat: now() - 3600, exp: now() + 10 ** 8 })],
  ['that is not good yet', () => signed({ nbf: now() + 600 })],
  ['without an end', () => signed({ exp: undefined as never })],
  ['signed by a key that is not the issuer’s', async () => signed({}, 'k1', await generateKeyPair('ES256'))],
  ['of a key that the issuer does not name', async () => signed({}, 'k9', await generateKeyPair('ES256'))],
  ['without a signature', async () => new UnsecuredJWT(claims()).encode()],
  [
    'signed with the public key as a secret',
    async () => {
      const secret = new TextEncoder().encode(
        JSON.stringify(await exportJWK(issuer.keys.get('k1')?.publicKey as never)),
      );
      return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
    },
  ],
  ['that is none', async () => 'a.b.c'],
])('an identity token %s is refused', async (_what, made) => {
  await trust();
  const { status, body } = await exchange(await made());
  expect([400, 403]).toContain(status);
  expect(body.token).toBeUndefined();
});

test('an issuer that nobody trusts is never asked for keys', async () => {
  await exchange(await signed());
  expect(issuer.asked).toEqual([]);
});

test('a key that the issuer has changed is fetched', async () => {
  await trust();
  expect((await exchange(await signed())).status).toBe(200);
  issuer.keys.clear();
  issuer.keys.set('k2', await generateKeyPair('ES256'));
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'setInterval'] });
  jest.setSystemTime(Date.now() + 60_000);
  expect((await exchange(await signed({}, 'k2'))).status).toBe(200);
  jest.useRealTimers();
});

test.each(['huge', 'elsewhere', 'renamed'])('an issuer whose answer is %s gives no token', async (spoil) => {
  await trust();
  issuer.spoil = spoil;
  const { status, body } = await exchange(await signed());
  expect([status, body.token]).toEqual([503, undefined]);
});

test('an issuer that says nothing is given up after five seconds', async () => {
  await trust();
  issuer.spoil = 'silent';
  const began = Date.now();
  expect((await exchange(await signed())).status).toBe(503);
  expect(Date.now() - began).toBeLessThan(8000);
}, 15_000);

test.each([
  ['an issuer over the open net', { issuer: 'http://ci.example' }],
  ['no claims', { claims: {} }],
  ['a day and more', { minutes: 2000 }],
  ['the name of the edge’s own changes', { name: 'guard' }],
])('a trust with %s is refused', async (_what, given) => {
  expect((await trust(given)).status).toBe(422);
});

test('an operator revokes the token of a build, however long its subject is', async () => {
  await trust();
  const { body } = await exchange(await signed({ sub: `repo:acme/item:ref:refs/heads/${'x'.repeat(300)}` }));
  const { body: list } = await operate<{ tokens: { name: string }[] }>(
    ...([shop.origin, shop.token, 'tokens', undefined, 'GET'] as const),
  );
  const name = list.tokens.find((one) => one.name.startsWith('ci '))?.name;
  expect((await operate(shop.origin, shop.token, 'tokens/revoke', { name })).status).toBe(200);
  const used = await operate(shop.origin, body.token, 'canary', { package: 'mf_item', version: '1.0.0', to: 5 });
  expect([used.status, used.body.error]).toEqual([403, expect.stringMatching(/was revoked/)]);
});

test('only an operator says who is trusted, and takes it back', async () => {
  await trust();
  const { body } = await exchange(await signed());
  const own = await operate(shop.origin, body.token, 'trust', { name: 'x' });
  expect([own.status, (await trust()).status]).toEqual([403, 409]);
  expect((await operate(shop.origin, shop.token, 'trust/remove', { name: 'ci' })).status).toBe(200);
  expect((await exchange(await signed())).status).toBe(403);
});

test('many refused tokens of one network close the exchange for a while', async () => {
  await trust();
  for (let i = 0; i < 10; i++) await exchange('a.b.c');
  expect((await exchange(await signed())).status).toBe(429);
});
