import { readPageToken } from '../src/guard/page-token';
import { bootstrapOf, type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { cartRemote, itemRemote, writeRemote } from './fixture-releases';
import { operate, publish } from './release-upload';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
  for (const remote of [itemRemote, cartRemote])
    await publish(shop.origin, shop.token, writeRemote(shop.built, { ...remote, version: '2.0.0' }));
});
afterEach(() => shop.close());

const command = (name: string, body: object) => operate(shop.origin, shop.token, name, body);
const versionsOf = (body: string) =>
  Object.fromEntries(Object.entries(bootstrapOf(body).remotes).map(([name, { version }]) => [name, version]));
const visit = (cookie = '', url = '/browse') => shop.ask({ url, headers: cookie ? { cookie } : {} });
const cookieOf = (answer: Awaited<ReturnType<typeof visit>>, name = 'visitor') =>
  (answer.headers['set-cookie'] ?? []).find((line) => line.startsWith(`${name}=`))?.split(';')[0] ?? '';
const visitorCookie = (n: number) => `visitor=${String(n).padStart(22, 'v')}`;

test('a visitor stays in an arm on every page, and a larger share includes the smaller one’s visitors', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 50 });
  const first = await visit();
  expect(first.headers['set-cookie']).toEqual([
    expect.stringMatching(/^visitor=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const version = versionsOf(first.body).mf_item;
  for (const url of ['/browse', '/', '/item/9780141439518'])
    expect(versionsOf((await visit(cookieOf(first), url)).body).mf_item).toBe(version);

  const arms = async () =>
    Promise.all(
      Array.from({ length: 40 }, async (_, n) => versionsOf((await visit(visitorCookie(n))).body).mf_item === '2.0.0'),
    );
  const before = await arms();
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 80 });
  const after = await arms();
  expect(before.every((isIn, n) => !isIn || after[n])).toBe(true);
  expect(after.filter(Boolean).length).toBeGreaterThan(before.filter(Boolean).length);
});

test('a canary at 0 % reaches nobody, at 100 % everybody', async () => {
  const seen = async () =>
    new Set(
      await Promise.all(
        Array.from({ length: 20 }, async (_, n) => versionsOf((await visit(visitorCookie(n))).body).mf_item),
      ),
    );
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 0 });
  expect([...(await seen())]).toEqual(['1.0.0']);
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
  expect([...(await seen())]).toEqual(['2.0.0']);
});

test('the canary’s fall-back is the live release, whose fall-back is the last good one', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
  expect(bootstrapOf((await visit()).body).remotes.mf_item).toMatchObject({
    version: '2.0.0',
    fallback: { version: '1.0.0' },
  });
  await command('promote', { package: 'mf_item' });
  expect(bootstrapOf((await visit()).body).remotes.mf_item).toMatchObject({
    version: '2.0.0',
    fallback: { version: '1.0.0' },
  });
  await command('rollback', { package: 'mf_item', version: '2.0.0' });
  const { mf_item } = bootstrapOf((await visit()).body).remotes;
  expect(mf_item).toMatchObject({ version: '1.0.0' });
  expect(mf_item).not.toHaveProperty('fallback');
});

test('a page cached for one arm is never sent to the other', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 50 });
  for (let round = 0; round < 2; round++)
    for (let n = 0; n < 20; n++) {
      const { body } = await visit(visitorCookie(n));
      const page = readPageToken(shop.edge.signer, bootstrapOf(body).guard?.token ?? '');
      expect(page?.arms.mf_item).toBe(versionsOf(body).mf_item === '2.0.0' ? 'canary' : 'stable');
    }
});

test('a rollout for one shop, or for members, reaches nobody else', async () => {
  const secret = `session_id=Ada-${'0'.repeat(24)}`;
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 100, only: 'logged-in' });
  expect(versionsOf((await visit()).body).mf_item).toBe('1.0.0');
  expect(versionsOf((await visit(secret)).body).mf_item).toBe('2.0.0');
  await shop.ask({ url: '/', headers: { host: 'private.localhost' } });
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 100, only: 'shop=private.localhost' });
  expect(versionsOf((await visit(secret)).body).mf_item).toBe('1.0.0');
});

test('history and status show who did what, and why', async () => {
  await command('canary', { package: 'mf-item', version: '2.0.0', to: 5, steps: [5, 25, 100], soakMs: 60_000 });
  await command('pause', { package: 'mf-item' });
  await command('resume', { package: 'mf-item' });
  expect(shop.edge.current.get().state.mf_item?.canary).toMatchObject({ share: 5, paused: false });
  await command('rollback', { package: 'mf-item', reason: 'prices are wrong' });
  const { revisions } = (
    await operate<{ revisions: Record<string, unknown>[] }>(
      shop.origin,
      shop.token,
      'history?package=mf-item',
      undefined,
      'GET',
    )
  ).body;
  expect(revisions.slice(0, 4).map(({ action, by, reason }) => [action, by, reason])).toEqual([
    ['rollback', 'operator', 'prices are wrong; 1.0.0 is live'],
    ['resume', 'operator', 'by hand'],
    ['pause', 'operator', 'by hand'],
    ['canary', 'operator', 'to 5 %'],
  ]);
  const status = (
    await operate<{ packages: Record<string, unknown>[] }>(shop.origin, shop.token, 'status', undefined, 'GET')
  ).body;
  expect(status.packages.find(({ name }) => name === 'mf_item')).toMatchObject({ live: '1.0.0', withdrawn: ['2.0.0'] });
});

test.each([
  [
    'canary',
    { package: 'mf_item', version: '7.0.0', to: 5 },
    404,
    /^There is no release mf_item 7\.0\.0\. Publish it first/,
  ],
  ['canary', { package: 'mf_item', version: '2.0.0', to: 101 }, 422, /^to: /],
  ['canary', { package: 'mf_item', version: '2.0.0', to: 5, steps: [50, 25] }, 422, /^steps: must rise: 5,25,100/],
  [
    'canary',
    { package: 'mf_item', version: '2.0.0', to: 5, only: 'shop' },
    422,
    /^only: takes one audience: logged-in,/,
  ],
  [
    'canary',
    { package: 'mf_item', version: '2.0.0', to: 5, only: 'shop=nosuchshop' },
    422,
    /^The edge knows no shop nosuchshop; it knows none yet\./,
  ],
  ['canary', { package: '../shell', version: '2.0.0', to: 5 }, 422, /^package: is no package/],
  ['canary', { package: 'mf_item', version: '1.0.0', to: 5 }, 409, /live for everybody already/],
  ['promote', { package: 'mf_item' }, 409, /^mf_item has no canary/],
  ['rollback', { package: 'mf_item' }, 409, /^mf_item has no canary\. To take the live release back, name it/],
  ['rollback', { package: 'mf_item', version: '1.0.0' }, 409, /no earlier good release/],
  ['pause', { package: 'mf_item' }, 409, /no canary to pause/],
  ['resume', { package: 'mf_item' }, 409, /no paused canary to resume/],
])('%s %j is refused with one line', async (name, body, status, line) => {
  const answer = await command(name, body);
  expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(line)]);
});

test('100 commands under load: no request fails, and each page’s map is the recorded map of its revision', async () => {
  let done = false;
  const pages: { revision: number; remotes: Record<string, string> }[] = [];
  const load = async () => {
    while (!done) {
      const answer = await visit(
        visitorCookie(pages.length % 50),
        ['/browse', '/', '/item/9780141439518'][pages.length % 3],
      );
      expect(answer.statusCode).toBe(200);
      pages.push({ revision: Number(answer.headers['x-bookfront-revision']), remotes: versionsOf(answer.body) });
      expect((await shop.ask({ url: '/customer/session/get', method: 'POST' })).statusCode).toBe(200);
    }
  };
  const visitors = Array.from({ length: 6 }, load);
  for (let n = 0; n < 50; n++) {
    const name = n % 2 ? 'mf_item' : 'mf_cart_checkout';
    const promoted = await command('promote', { package: name, version: '2.0.0' });
    expect(promoted.status).toBe(200);
    const { headers } = await visit();
    expect(Number(headers['x-bookfront-revision'])).toBeGreaterThanOrEqual(promoted.body.revision ?? Number.NaN);
    expect((await command('rollback', { package: name, version: '2.0.0' })).status).toBe(200);
  }
  done = true;
  await Promise.all(visitors);
  expect(pages.length).toBeGreaterThan(100);
  const recorded = new Map<number, Record<string, string>>();
  for (const { revision } of pages) {
    if (recorded.has(revision)) continue;
    const { live } = (
      await operate<{ live: Record<string, string> }>(
        shop.origin,
        shop.token,
        `revisions/${revision}`,
        undefined,
        'GET',
      )
    ).body;
    const { shell: _, ...remotes } = live;
    recorded.set(revision, remotes);
  }
  expect(recorded.size).toBeGreaterThan(20);
  for (const { revision, remotes } of pages) expect(remotes).toEqual(recorded.get(revision));
}, 60_000);

test('an operator’s link shows a release to a tester for a day, with a banner, and the guard ignores the tester', async () => {
  const { link = '' } = (await command('pin', { package: 'mf_item', version: '2.0.0' })).body;
  const opened = await visit('', link.slice(link.indexOf('/?')));
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/']);
  expect(opened.headers['set-cookie']).toEqual([
    expect.stringMatching(/^pins=.*Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const page = bootstrapOf((await visit(cookieOf(opened, 'pins'))).body);
  expect(page).toMatchObject({
    pins: [{ name: 'mf_item', version: '2.0.0' }],
    remotes: { mf_item: { version: '2.0.0', fallback: { version: '1.0.0' } } },
  });
  expect(page.guard).toBeUndefined();
  expect(versionsOf((await visit()).body).mf_item).toBe('1.0.0');
});

test('a link that was changed, wasn’t signed, or whose release was withdrawn shows an error', async () => {
  const { link = '' } = (await command('pin', { package: 'mf_item', version: '2.0.0' })).body;
  const address = link.slice(link.indexOf('/?'));
  for (const changed of [
    address.replace('pass=', 'pass=x'),
    '/?release=mf_item@2.0.0&pass=a.b',
    '/?release=mf_item@2.0.0&pass=%00',
  ])
    expect((await visit('', changed)).headers['set-cookie']).toEqual([expect.stringMatching(/^notice=/)]);
  expect(versionsOf((await visit('', '/?release=mf_item@2.0.0')).body).mf_item).toBe('1.0.0');
  const pinned = cookieOf(await visit('', address), 'pins');
  await command('promote', { package: 'mf_item', version: '2.0.0' });
  await command('rollback', { package: 'mf_item', version: '2.0.0' });
  expect(versionsOf((await visit(pinned)).body).mf_item).toBe('1.0.0');
});

test('a tester removes the pins', async () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://localhost:4000',
    cookie: 'pins=x',
  };
  const answer = await shop.ask({ url: '/do/unpin', method: 'POST', headers, payload: 'return_to=/browse' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/browse']);
  expect(answer.headers['set-cookie']).toContainEqual(expect.stringMatching(/^pins=; Max-Age=0/));
});

test('a dev server’s remote needs an operator’s link, and the banner names it until the developer removes it', async () => {
  expect(bootstrapOf((await visit('', '/?dev=mf_item@4100')).body).remotes.mf_item?.entry).toBe(
    '/remotes/mf_item/1.0.0/remoteEntry.js',
  );
  const { link = '' } = (await command('dev', { package: 'mf-item', port: 4100 })).body;
  const cookie = cookieOf(await visit('', link.slice(link.indexOf('/?'))), 'dev');
  const page = await visit(cookie);
  expect(bootstrapOf(page.body)).toMatchObject({
    pins: [{ name: 'mf_item', version: 'from 127.0.0.1:4100' }],
    remotes: { mf_item: { entry: 'http://127.0.0.1:4100/remoteEntry.js' } },
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:4000', cookie };
  const left = await shop.ask({ url: '/do/unpin', method: 'POST', headers, payload: 'return_to=/browse' });
  expect(left.headers['set-cookie']).toContainEqual(expect.stringMatching(/^dev=; Max-Age=0/));
  expect(page.headers['content-security-policy']).toContain('http://127.0.0.1:4100');
});

test('calls of a smoke test are marked for the api, and nobody else can mark theirs', async () => {
  const marks = () =>
    shop.api.asked.filter(({ call }) => call === 'cart/add').map(({ headers }) => headers['x-bookfront-smoke']);
  await shop.ask({ url: '/customer/cart/add', method: 'POST', headers: { 'x-bookfront-smoke': '1' } });
  await shop.ask({
    url: '/customer/cart/add',
    method: 'POST',
    headers: { cookie: 'smoke=eyJuYW1lIjoibWZfaXRlbSJ9.xxxx' },
  });
  expect(marks()).toEqual([undefined, undefined]);
  const value = shop.edge.signer.sign('smoke', { name: 'mf_item', version: '2.0.0', until: Date.now() + 1000 });
  await shop.ask({ url: '/customer/cart/add', method: 'POST', headers: { cookie: `smoke=${value}` } });
  expect(marks()).toEqual([undefined, undefined, '1']);
  expect(versionsOf((await visit(`smoke=${value}`)).body).mf_item).toBe('2.0.0');
});
