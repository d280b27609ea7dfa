import { type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { cartRemote, type FixtureRemote, itemRemote, writeRemote } from './fixture-releases';
import { operate, publish } from './release-upload';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
});
afterEach(async () => {
  jest.useRealTimers();
  await shop.close();
});

const build = (version: string, remote: FixtureRemote = itemRemote) => writeRemote(shop.built, { ...remote, version });
const send = (dir: string, token: string) => publish(shop.origin, token, dir);
const command = (token: string, name: string, body: object) => operate(shop.origin, token, name, body);
const all = ['publish', 'canary', 'promote', 'rollback'];

/** A token's text, made by the operator. */
async function tokenFor(name: string, given: object = {}): Promise<string> {
  const { status, body } = await command(shop.token, 'tokens', {
    ...{ name, packages: ['mf-item'], scopes: all, days: 30 },
    ...given,
  });
  expect([status, body.error]).toEqual([200, undefined]);
  return body.token ?? '';
}
interface Listed {
  name: string;
  scopes: string[];
  packages: string[];
  expires?: string;
  lastUsed?: string;
  revoked?: string;
}
const listed = async (name: string) => {
  const { body } = await operate<{ tokens: Listed[] }>(shop.origin, shop.token, 'tokens', undefined, 'GET');
  return body.tokens.find((one) => one.name === name);
};

test('a team’s token releases its packages, shows them to testers, and does nothing else', async () => {
  const token = await tokenFor('item-team');
  expect((await send(build('2.0.0', cartRemote), token)).body.error).toMatch(
    /^This token releases mf_item alone, not mf_cart_checkout\./,
  );
  expect((await send(build('2.0.0'), token)).status).toBe(201);
  expect((await command(token, 'rollback', { package: 'mf_cart_checkout' })).status).toBe(403);
  expect((await command(token, 'tokens', { name: 'x', packages: ['mf_item'], scopes: all, days: 1 })).status).toBe(403);
  expect((await command(token, 'dev', { package: 'mf_item', port: 4100 })).status).toBe(403);
  expect((await command(token, 'pin', { package: 'mf_cart_checkout', version: '1.0.0' })).status).toBe(403);
  expect((await command(token, 'pin', { package: 'mf_item', version: '2.0.0' })).body.link).toMatch(
    /mf_item%402\.0\.0/,
  );
  expect((await command(token, 'canary', { package: 'mf-item', version: '2.0.0', to: 5 })).status).toBe(200);
});

test('a token does only what its scopes say', async () => {
  const token = await tokenFor('ci', { scopes: ['publish'] });
  expect((await send(build('2.0.0'), token)).status).toBe(201);
  for (const [name, more] of [
    ['canary', { to: 5, version: '2.0.0' }],
    ['promote', { version: '2.0.0' }],
    ['rollback', {}],
    ['pause', {}],
  ] as const) {
    const { status, body } = await command(token, name, { package: 'mf_item', ...more });
    expect([status, body.error]).toEqual([403, expect.stringMatching(/^The token ci is good for publish, not for /)]);
  }
});

test('a token for one shop reaches that shop alone', async () => {
  await shop.ask({ url: '/browse' });
  const token = await tokenFor('corner', { shop: 'localhost' });
  await send(build('2.0.0'), token);
  expect((await command(token, 'canary', { package: 'mf_item', version: '2.0.0', to: 5, only: 'guests' })).status).toBe(
    403,
  );
  expect((await command(token, 'canary', { package: 'mf_item', version: '2.0.0', to: 5 })).status).toBe(200);
  expect(shop.edge.current.get().state.mf_item?.canary?.only).toBe('shop=localhost');
  expect((await command(token, 'promote', { package: 'mf_item' })).body.error).toMatch(
    /^The token corner is good for the shop localhost alone/,
  );
  expect((await command(token, 'rollback', { package: 'mf_item', version: '1.0.0' })).status).toBe(403);
  expect((await command(token, 'rollback', { package: 'mf_item' })).status).toBe(200);
});

test('a token expires, and says so', async () => {
  const token = await tokenFor('short', { days: 1 });
  const ends = Date.now() + 24 * 3600_000;
  const later = jest.spyOn(Date, 'now').mockReturnValue(ends + 1);
  const { status, body } = await command(token, 'pause', { package: 'mf_item' });
  later.mockRestore();
  expect([status, body.error]).toEqual([403, expect.stringMatching(/^The token short expired on \d{4}-\d\d-\d\d\./)]);
});

test('a revoked token is good for nothing, and its name is free again', async () => {
  const token = await tokenFor('item-team');
  expect(
    (await command(shop.token, 'tokens', { name: 'item-team', packages: ['mf_item'], scopes: all, days: 1 })).body
      .error,
  ).toMatch(/^There is a token item-team already/);
  expect((await command(shop.token, 'tokens/revoke', { name: 'item-team' })).status).toBe(200);
  expect((await command(shop.token, 'tokens/revoke', { name: 'item-team' })).status).toBe(404);
  expect((await command(token, 'pause', { package: 'mf_item' })).body.error).toMatch(
    /^The token item-team was revoked\./,
  );
  expect((await listed('item-team'))?.revoked).toBeDefined();
  await tokenFor('item-team');
});

test('the list tells scopes, packages, expiry and last use, and no token', async () => {
  const token = await tokenFor('ci', { scopes: ['publish', 'canary'], packages: ['mf-item', 'mf-cart-checkout'] });
  expect(await listed('ci')).toMatchObject({
    scopes: ['publish', 'canary'],
    packages: ['mf_item', 'mf_cart_checkout'],
  });
  expect(await listed('ci')).not.toHaveProperty('lastUsed');
  await operate(shop.origin, token, 'status', undefined, 'GET');
  const used = await listed('ci');
  expect(Date.parse(used?.lastUsed ?? '')).toBeLessThanOrEqual(Date.now());
  expect(JSON.stringify(used)).not.toContain(token);
});

test.each([
  ['a name of the edge itself', { name: 'guard' }, /^name: is taken by the edge itself/],
  ['an unknown scope', { scopes: ['sing'] }, /^scopes\.0: is none of publish, canary, promote, rollback/],
  ['no end', { days: 0 }, /^days: /],
])('a token with %s is refused', async (_what, given, line) => {
  const body = { name: 'team', packages: ['mf_item'], scopes: all, days: 30, ...given };
  expect((await command(shop.token, 'tokens', body)).body.error).toMatch(line);
});

test('history names the token and the commit of the release', async () => {
  const token = await tokenFor('item-team');
  await send(build('2.0.0'), token);
  await command(token, 'canary', { package: 'mf_item', version: '2.0.0', to: 5 });
  const { body } = await operate<{ revisions: object[] }>(
    shop.origin,
    token,
    'history?package=mf_item',
    undefined,
    'GET',
  );
  expect(body.revisions[0]).toMatchObject({ action: 'canary', by: 'item-team', commit: 'abc' });
  const { body: list } = await operate<{ releases: object[] }>(
    shop.origin,
    token,
    'releases?package=mf_item',
    undefined,
    'GET',
  );
  expect(list.releases[0]).toMatchObject({ version: '2.0.0', by: 'item-team', commit: 'abc' });
});

test('a withdrawn release is shown again only to those who have an operator’s new link', async () => {
  const token = await tokenFor('item-team');
  await send(build('2.0.0'), token);
  await command(token, 'canary', { package: 'mf_item', version: '2.0.0', to: 5 });
  await command(token, 'rollback', { package: 'mf_item' });
  const pin = { package: 'mf_item', version: '2.0.0' };
  expect((await command(token, 'pin', pin)).status).toBe(403);
  const { body } = await operate<{ link: string; warning: string }>(shop.origin, shop.token, 'pin', pin);
  expect(body.warning).toMatch(/^mf_item 2\.0\.0 was rolled back/);
  const opened = await shop.ask({ url: body.link.slice(body.link.indexOf('/?')) });
  const [cookie = ''] = (opened.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
  expect((await shop.ask({ url: '/browse', headers: { cookie } })).body).toContain('"version":"2.0.0"');
  const again = await operate<{ warning?: string }>(shop.origin, token, 'canary', { ...pin, to: 5 });
  expect(again.body.warning).toBe('mf_item 2.0.0 was rolled back before.');
});
