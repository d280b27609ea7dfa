import { lifeMs } from '../src/guard/page-token';
import { hashVisitorId } from '../src/visits/visitor';
import { bootstrapOf, type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { itemRemote, writeRemote } from './fixture-releases';
import { operate, publish } from './release-upload';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge({ guardMs: 30, mountMs: 0, trustedProxies: ['127.0.0.1'] });
  await publish(shop.origin, shop.token, writeRemote(shop.built, { ...itemRemote, version: '2.0.0' }));
});
afterEach(() => shop.close());

const command = (name: string, body: object) => operate(shop.origin, shop.token, name, body);
const own = () => shop.edge.current.get().state.mf_item;
const visitorOf = (n: number) => `visitor=${String(n).padStart(22, 'v')}`;
const item = '/item/9780141439518';

interface Load {
  cookie: string;
  token: string;
  release: string;
  isCanary: boolean;
}
/** `from`: the visitor's address, as a proxy tells it. */
async function open(n: number, from?: string): Promise<Load> {
  const forwarded: Record<string, string> = from ? { 'x-forwarded-for': from } : {};
  const { body } = await shop.ask({ url: item, headers: { cookie: visitorOf(n), ...forwarded } });
  const { guard, remotes } = bootstrapOf(body);
  const version = remotes.mf_item?.version ?? '';
  return {
    cookie: visitorOf(n),
    token: guard?.token ?? '',
    release: `mf_item@${version}`,
    isCanary: version === '2.0.0',
  };
}
const send = (body: unknown, headers: Record<string, string> = {}) =>
  shop.ask({
    url: '/reports',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    payload: JSON.stringify(body),
  });
const report = ({ token, release }: Load, ...events: object[]) =>
  send({ token, events: events.map((event) => ({ release, ...event })) });
const evidence = async () => {
  await shop.edge.guard.recorder.flush();
  return shop.edge.guard.observations.evidence(
    'mf_item',
    own()?.canary?.window ?? own()?.watch?.window ?? 0,
    Date.now() + 1000,
  );
};

test('a page of a smoke test looks like a shopper’s, and its reports count nowhere', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
  const pass = { name: 'mf_item', version: '2.0.0', until: Date.now() + 60_000 };
  const cookie = `smoke=${shop.edge.signer.sign('smoke', pass)}; ${visitorOf(1)}`;
  const { body } = await shop.ask({ url: item, headers: { cookie } });
  const { guard, ...state } = bootstrapOf(body);
  expect(state.remotes.mf_item?.version).toBe('2.0.0');
  expect(state).not.toHaveProperty('pins');
  const shopper = await shop.ask({ url: item, headers: { cookie: visitorOf(2) } });
  expect(Object.keys(state).sort()).toEqual(
    Object.keys(bootstrapOf(shopper.body))
      .filter((key) => key !== 'guard')
      .sort(),
  );
  const token = guard?.token ?? '';
  expect(body).toContain(`token="${token}"`);
  const failure = { kind: 'load-failure', release: 'mf_item@2.0.0', message: 'gone' };
  expect((await send({ token, events: [failure] })).statusCode).toBe(204);
  const { canary } = await evidence();
  expect(canary).toMatchObject({ failed: 0, met: 0, assigned: 1 });
});

test('a report is accepted only with the token of a page load', async () => {
  const load = await open(1);
  expect((await report(load, { kind: 'mount' })).statusCode).toBe(204);
  expect((await send({ token: `${load.token}x`, events: [{ kind: 'mount', release: load.release }] })).statusCode).toBe(
    400,
  );
  expect((await send({ token: 'a.b', events: [{ kind: 'mount', release: load.release }] })).statusCode).toBe(400);
  expect((await send({ token: load.token, events: [] })).statusCode).toBe(400);
  expect(
    (
      await send(
        { token: load.token, events: [{ kind: 'mount', release: load.release }] },
        { 'sec-fetch-site': 'cross-site' },
      )
    ).statusCode,
  ).toBe(403);
  expect(
    (
      await shop.ask({
        url: '/reports',
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        payload: '{',
      })
    ).statusCode,
  ).toBe(400);
});

test('a report about a name that every object has is refused', async () => {
  const { token } = await open(1);
  for (const release of ['constructor@1', '__proto__@1', 'toString@1.0.0'])
    expect((await send({ token, events: [{ kind: 'mount', release }] })).statusCode).toBe(400);
});

test('a visitor is counted once, in every tab and at every visit', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
  for (let tab = 0; tab < 3; tab++) {
    const load = await open(1);
    for (let i = 0; i < 3; i++) await report(load, { kind: 'mount' }, { kind: 'render-error', message: 'boom' });
  }
  expect((await evidence()).canary).toMatchObject({ met: 1, failed: 1 });
});

test('one page load can report only so much', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
  const load = await open(1);
  for (let i = 0; i < 60; i++)
    expect((await report(load, { kind: 'script-error', message: `boom ${i}` })).statusCode).toBe(204);
  await shop.edge.guard.recorder.flush();
  const [tally] = await shop.edge.guard.observations.tallies('mf_item@2.0.0', 0);
  expect(tally?.count).toBe(40);
});

test('messages are stored without the queries of addresses', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
  await report(await open(1), { kind: 'script-error', message: 'at /account/reset?token=secret failed' });
  await shop.edge.guard.recorder.flush();
  expect(await shop.edge.guard.observations.faults('mf_item@2.0.0')).toEqual([
    expect.objectContaining({ message: 'at /account/reset failed', count: 1 }),
  ]);
});

test('the edge counts orders for the visitor who placed them', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
  const load = await open(1);
  await report(load, { kind: 'mount' });
  shop.api.answering.set('checkout/submit', { order_number: '1' });
  await shop.ask({ url: '/customer/checkout/submit', method: 'POST', headers: { cookie: load.cookie } });
  await until(async () => (await evidence()).canary.ordered === 1);
});

test('a canary that does not load for eight visitors is rolled back, with the reason in the history', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 50 });
  for (let n = 0, failed = 0; failed < 8; n++) {
    const load = await open(n);
    if (load.isCanary) failed++;
    await report(load, load.isCanary ? { kind: 'load-failure', message: 'not loaded' } : { kind: 'mount' });
  }
  await until(async () => own()?.canary === undefined);
  const [last] = await shop.edge.registry.history('mf_item', 1);
  expect(last).toMatchObject({
    action: 'rollback',
    by: 'guard',
    version: '2.0.0',
    reason: expect.stringMatching(/^it failed to load for 8 of the last 8 visitors/),
  });
  expect(own()).toMatchObject({ live: '1.0.0', withdrawn: ['2.0.0'] });
  expect((await open(1)).release).toBe('mf_item@1.0.0');
}, 20_000);

interface Status {
  packages: { name: string; guard?: { leftOut?: { visitors: number; failed: number } } }[];
}

test('one network rolls nothing back, with any number of cookies and reports; status tells of them', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 50 });
  for (let n = 0; n < 60; n++) {
    const load = await open(n, '203.0.113.7');
    await report(load, { kind: 'load-failure', message: 'forged' }, { kind: 'render-error', message: 'forged' });
  }
  await shop.edge.guard.recorder.flush();
  // the guard has judged all of them
  await until(async () => {
    const { body } = await operate<Status>(shop.origin, shop.token, 'status', undefined, 'GET');
    const { leftOut } = body.packages.find(({ name }) => name === 'mf_item')?.guard ?? {};
    return leftOut?.visitors === 55 && leftOut.failed === 55;
  });
  expect(own()?.canary?.version).toBe('2.0.0');
  expect((await evidence()).canary.failed).toBeLessThanOrEqual(5);
}, 20_000);

test('a release that throws for everybody after its promotion is rolled back', async () => {
  const promoted = await operate<{ warning?: string }>(shop.origin, shop.token, 'promote', {
    package: 'mf_item',
    version: '2.0.0',
  });
  expect(promoted.body.warning).toMatch(/^Only 0 visitors tried 2\.0\.0 as a canary/);
  for (let n = 0; own()?.live === '2.0.0' && n < 300; n++)
    await report(await open(n), { kind: 'mount' }, { kind: 'render-error', message: 'boom' });
  await until(async () => own()?.live === '1.0.0');
  const [last] = await shop.edge.registry.history('mf_item', 1);
  expect(last).toMatchObject({ action: 'rollback', by: 'guard', reason: expect.stringMatching(/since it is live$/) });
}, 30_000);

test('a canary that throws for some is rolled back after two analyses, even where visitors saw its fall-back', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 50 });
  for (let n = 0; own()?.canary && n < 300; n++) {
    const load = await open(n);
    const throws = load.isCanary && n % 3 === 0;
    await report(
      load,
      { kind: 'mount' },
      ...(throws
        ? [
            { kind: 'render-error', message: 'boom' },
            { kind: 'mount', release: 'mf_item@1.0.0' },
          ]
        : []),
    );
  }
  await until(async () => own()?.canary === undefined);
  const [last] = await shop.edge.registry.history('mf_item', 1);
  expect(last?.reason).toMatch(/^(failures \d+\.\d % against 0\.0 %, among \d+ visitors|it failed to load for)/);
}, 30_000);

test('a good canary advances by itself, and is watched when it is live', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 80, steps: [80, 100], soakMs: 0 });
  for (let n = 0; own()?.canary && n < 2000; n++) await report(await open(n), { kind: 'mount' });
  expect(own()).toMatchObject({ live: '2.0.0', good: ['1.0.0'], watch: { before: '1.0.0' } });
  const [last] = await shop.edge.registry.history('mf_item', 1);
  expect(last).toMatchObject({
    action: 'advance',
    by: 'guard',
    reason: expect.stringMatching(/^80 % to 100 %: no worse/),
  });

  for (let n = 5000; own()?.watch && n < 5040; n++)
    await report(await open(n), { kind: 'load-failure', message: 'not loaded' });
  await until(async () => own()?.live === '1.0.0');
}, 60_000);

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 5000; !(await isTrue()); ) {
    if (Date.now() > end) throw new Error('never came true');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a page that hangs before it is interactive', () => {
  /** The heartbeat cookie of a page that this visitor opened `ageMs` ago; `beat`: its last heartbeat, in ms. */
  const heartbeatOf = (n: number, ageMs: number, beat: number | string = 0) => {
    const token = oldToken(n, ageMs);
    return `trial-${token.slice(-22)}=${token}~${beat}`;
  };
  const oldToken = (n: number, ageMs: number) => {
    const { number } = shop.edge.current.get();
    const visitorKey = hashVisitorId(String(n).padStart(22, 'v'));
    return shop.edge.signer.sign('page', [
      `load ${n} ${ageMs}`,
      visitorKey,
      number,
      { mf_item: 'canary' },
      'mf_item',
      Date.now() + lifeMs - ageMs,
    ]);
  };
  const versionFor = async (n: number, cookies: string) => {
    const { body, headers } = await shop.ask({ url: item, headers: { cookie: `${visitorOf(n)}; ${cookies}` } });
    const lines = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
    return {
      version: bootstrapOf(body).remotes.mf_item?.version,
      avoided: lines.find((line) => line.startsWith('avoided=')),
      lines,
    };
  };

  test('makes its visitor get the live release from the next load on', async () => {
    await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
    const heartbeat = heartbeatOf(1, 9000);
    const { version, avoided = '', lines } = await versionFor(1, heartbeat);
    expect([version, lines]).toEqual(['1.0.0', expect.arrayContaining([`${heartbeat.split('=')[0]}=`])]);
    expect((await versionFor(1, avoided)).version).toBe('1.0.0');
    expect(await evidence()).toMatchObject({ canary: { met: 1, failed: 1, lastLoads: [true] } });
  });

  test('rolls the canary back at once, for eight visitors', async () => {
    await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
    for (let n = 1; n <= 8; n++) await versionFor(n, heartbeatOf(n, 9000));
    await until(async () => own()?.canary === undefined);
    const [last] = await shop.edge.registry.history('mf_item', 1);
    expect([last?.action, last?.by, last?.reason]).toEqual([
      'rollback',
      'guard',
      expect.stringMatching(/failed to load for 8/),
    ]);
  });

  test('a page that is loading in another tab, another visitor’s page or a forged cookie doesn’t count', async () => {
    await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
    const forged = `trial-${'x'.repeat(22)}`;
    for (const heartbeat of [
      heartbeatOf(1, 1000),
      heartbeatOf(2, 9000),
      `${forged}=${oldToken(1, 9000)}x~0`,
      `${forged}=a.b`,
      `${forged}=`,
    ])
      expect(await versionFor(1, heartbeat)).toMatchObject({ version: '2.0.0', avoided: undefined });
  });

  test('a page that is still loading over a slow line doesn’t count, one that stopped while loading does', async () => {
    await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
    expect((await versionFor(1, heartbeatOf(1, 60_000, 58_000))).version).toBe('2.0.0');
    for (const beat of [40_000, -1, 'x', 1e12])
      expect((await versionFor(1, heartbeatOf(1, 60_000, beat))).version).toBe('1.0.0');
  });

  test('a page that is alive in one tab does not hide a hung one in another', async () => {
    await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
    const [young, old, foreign] = [heartbeatOf(1, 1000), heartbeatOf(1, 9000), heartbeatOf(2, 9000)];
    const { version, lines } = await versionFor(1, [young, old, foreign].join('; '));
    expect(version).toBe('1.0.0');
    expect(lines.filter((line) => line.startsWith('trial')).sort()).toEqual(
      [old, foreign].map((heartbeat) => `${heartbeat.split('=')[0]}=`).sort(),
    );
  });

  test('the quarantine of one release does not keep the visitor from the next', async () => {
    await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
    const { avoided = '' } = await versionFor(1, heartbeatOf(1, 9000));
    await publish(shop.origin, shop.token, writeRemote(shop.built, { ...itemRemote, version: '3.0.0' }));
    await command('rollback', { package: 'mf_item' });
    await command('canary', { package: 'mf_item', version: '3.0.0', to: 100 });
    expect((await versionFor(1, avoided)).version).toBe('3.0.0');
  });

  test('only pages with a canary set the heartbeat cookie', async () => {
    const setsHeartbeat = async () =>
      /<script nonce="[^"]+">.*trial/.test((await shop.ask({ url: item, headers: { cookie: visitorOf(1) } })).body);
    expect(await setsHeartbeat()).toBe(false);
    await command('canary', { package: 'mf_item', version: '2.0.0', to: 100 });
    expect(await setsHeartbeat()).toBe(true);
  });
});
