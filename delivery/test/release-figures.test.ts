import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Comparison } from '../src/operations/reading/compare';
import type { EmbedGraph } from '../src/operations/reading/embeds';
import type { PackageFigures } from '../src/operations/reading/figures';
import type { ReleaseStatus } from '../src/operations/reading/status';
import { isAssigned } from '../src/rollout/assign';
import { bootstrapOf, type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { itemRemote, writeRemote } from './fixture-releases';
import { alter, operate, publish } from './release-upload';

let shop: FixtureEdge;
let texts: string[];
let receiver: http.Server;
beforeEach(async () => {
  texts = [];
  receiver = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      texts.push(JSON.parse(body).text);
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const urls = [`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`];
  shop = await startFixtureEdge({ guardMs: 30, mountMs: 0, webhooks: { urls, secret: '' } });
  await publishItem('2.0.0');
});
afterEach(async () => {
  await shop.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const publishItem = (version: string, files: Record<string, string> = {}) =>
  publish(shop.origin, shop.token, writeRemote(shop.built, { ...itemRemote, version, files }));
const command = (name: string, body: object) => operate(shop.origin, shop.token, name, body);
const read = async <Body>(path: string) => (await operate<Body>(shop.origin, shop.token, path, undefined, 'GET')).body;
const metrics = async () =>
  (await shop.ask({ url: '/metrics', headers: { host: 'localhost' } })).body
    .split('\n')
    .filter((line) => /^bookfront_(registry|release|canary|guard|gate|webhooks)/.test(line));

const visitorOf = (n: number) => createHash('sha256').update(`${n}`).digest('base64url').slice(0, 22);

/** One visitor's page of an item reports these events of its release. */
async function visit(n: number, events: (isCanary: boolean) => object[]): Promise<void> {
  const cookie = `visitor=${visitorOf(n)}`;
  const { body } = await shop.ask({ url: '/item/9780141439518', headers: { cookie } });
  const { guard, remotes } = bootstrapOf(body);
  const version = remotes.mf_item?.version ?? '';
  const release = `mf_item@${version}`;
  await shop.ask({
    url: '/reports',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    payload: JSON.stringify({
      token: guard?.token,
      events: events(version === '2.0.0').map((event) => ({ release, ...event })),
    }),
  });
}
/** The first two visitors of the canary meet an error. */
async function visits(count: number): Promise<void> {
  let canaries = 0;
  for (let n = 0; n < count; n++)
    await visit(n, (isCanary) => {
      canaries += isCanary ? 1 : 0;
      return [
        { kind: 'mount' },
        { kind: 'vital', name: 'LCP', value: isCanary ? 1500 : 1000 },
        ...(isCanary && canaries <= 2 ? [{ kind: 'script-error', message: 'boom' }] : []),
      ];
    });
  await shop.edge.guard.recorder.flush();
}

test('figures are what the registry counted, hour by hour, of each release in use', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 50 });
  await visits(40);
  const { releases, since, until } = await read<PackageFigures>('figures?package=mf-item&hours=24');
  expect(Date.parse(until) - Date.parse(since)).toBe(23 * 3600_000);
  expect(releases.map(({ version, role }) => `${version} ${role}`)).toEqual(['2.0.0 canary', '1.0.0 live']);
  for (const { version, hours } of releases) {
    const tallies = await shop.edge.guard.observations.tallies(`mf_item@${version}`, 0);
    const counted = tallies.map(({ hour, event, count }) => [new Date(hour * 3600_000).toISOString(), event, count]);
    const told = hours.flatMap(({ hour, counts }) => Object.entries(counts).map(([event, n]) => [hour, event, n]));
    expect(told.toSorted()).toEqual(counted.toSorted());
  }
  const mounts = releases.flatMap(({ hours }) => hours.map(({ counts }) => counts.mount ?? 0));
  expect(mounts.reduce((sum, n) => sum + n, 0)).toBe(40);
  expect(releases[0]?.faults).toEqual([expect.objectContaining({ kind: 'script-error', message: 'boom' })]);
});

test('the guard’s opinions are kept with the intervals that they rest on, and not each time that it looks', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 50 });
  await visits(60);
  const { canary } = await shop.edge.guard.observations.evidence('mf_item', window(), Date.now());
  await until(async () => (await opinions()).some(({ visitors }) => visitors >= canary.met / 1.05 - 1));
  const all = await opinions();
  expect(all[0]).toMatchObject({ outcome: 'hold', wait: 'visitors' });
  const seen = all.map(({ visitors }) => visitors);
  // each has a twentieth more than the one before
  expect(seen.slice(1).filter((visitors, at) => visitors < 1.05 * (seen[at] ?? 0) + 1)).toEqual([]);
  const { packages } = await read<ReleaseStatus>('status');
  const [failures, , , , , lcp] = packages.find(({ name }) => name === 'mf_item')?.guard?.figures ?? [];
  expect(failures).toMatchObject({ name: 'failures', unit: 'share', stable: { value: 0, low: 0 } });
  expect(failures?.canary.low).toBeLessThan(failures?.canary.value ?? 0);
  expect(failures?.canary.high).toBeGreaterThan(failures?.canary.value ?? 1);
  expect((lcp?.canary.value ?? 0) / 1500).toBeCloseTo(1, 1);
});
const window = () => shop.edge.current.get().state.mf_item?.canary?.window ?? 0;
const opinions = async () => (await read<PackageFigures>('figures?package=mf_item')).opinions;

test('a package that isn’t here has no figures', async () => {
  expect(await read('figures?package=constructor')).toEqual({ error: 'There is no package constructor here.' });
});

test('two releases are compared by files, exposes, embeds and contracts', async () => {
  await publish(
    shop.origin,
    shop.token,
    writeRemote(shop.built, {
      ...itemRemote,
      version: '3.0.0',
      exposes: { ...itemRemote.exposes, './Reviews': { rendering: 'browser' } },
      files: { 'extra.0123abcd.js': 'x'.repeat(700) },
    }),
  );
  const comparison = await read<Comparison>('compare?package=mf_item&from=2.0.0&to=3.0.0');
  expect(comparison.files).toContainEqual({ name: 'extra.js', to: 700 });
  expect(comparison.exposes).toEqual([{ name: './Reviews', to: 'drawn by the browser' }]);
  expect(comparison.contracts).toEqual([{ name: 'provides mf_item/Reviews', to: '1.0.0' }]);
  expect(comparison.embeds).toEqual([]);
  expect(await read('compare?package=mf_item&from=2.0.0&to=9.9.9')).toMatchObject({ error: expect.any(String) });
});

test('bytes are told by source where a map tells them', async () => {
  // column 0 to 9 of one source, the rest of a library
  const map = { version: 3, sources: ['mf-item/a.ts', '../node_modules/.pnpm/x@1/node_modules/x/i.js'], names: [] };
  await publishItem('3.0.0', {
    'part.js': 'a'.repeat(30),
    'part.js.map': JSON.stringify({ ...map, mappings: 'AAAA,UCAA' }),
  });
  const { modules } = await read<Comparison>('compare?package=mf_item&from=2.0.0&to=3.0.0');
  expect(modules).toEqual([
    { name: 'x', to: 20 },
    { name: 'mf-item/a.ts', to: 10 },
  ]);
});

test('who embeds whom is told from the live releases', async () => {
  const { packages, embeds } = await read<EmbedGraph>('embeds');
  expect(packages.map(({ name }) => name)).toContain('mf_item');
  expect(embeds).toContainEqual({
    ...{ from: 'mf_item', to: 'mf_cart_checkout', id: 'mf_cart_checkout/CartControls', isOnDemand: false },
    ...{ required: '1.0.0', provided: '1.0.0' },
  });
});

test('Prometheus reads what releases do, and no more series than releases in use', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 50 });
  await visits(40);
  await until(async () => (await metrics()).some((line) => line.includes('verdict')));
  const lines = await metrics();
  expect(lines).toContain(`bookfront_registry_revision ${shop.edge.current.get().number}`);
  expect(lines).toContain('bookfront_release_info{package="mf_item",version="2.0.0",role="canary"} 1');
  expect(lines).toContain('bookfront_canary_share_percent{package="mf_item"} 50');
  expect(lines).toContain('bookfront_guard_verdict{package="mf_item",outcome="hold"} 1');
  const mounts = lines.flatMap((line) => /event="mount"} (\d+)/.exec(line)?.[1] ?? []);
  expect(mounts.reduce((sum, n) => sum + Number(n), 0)).toBe(40);
  expect(lines.join()).toMatch(/bookfront_guard_metric\{package="mf_item",arm="stable",metric="failures"\} 0/);
  await command('rollback', { package: 'mf_item' });
  await until(async () => !(await metrics()).join().includes('2.0.0'));
});

test('the Grafana dashboard names metrics that there are', async () => {
  const dashboard = readFileSync(path.join(__dirname, '../grafana/releases.json'), 'utf8');
  const { body } = await shop.ask({ url: '/metrics', headers: { host: 'localhost' } });
  const known = [...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const named = new Set([...dashboard.matchAll(/bookfront_\w+/g)].map(([name]) => name));
  expect(named.size).toBeGreaterThan(6);
  expect([...named].filter((name) => !known.includes(name))).toEqual([]);
});

test('a webhook tells of a promotion, a rollback and a refusal, once each', async () => {
  await command('promote', { package: 'mf_item', version: '2.0.0', reason: 'looks good' });
  await command('rollback', { package: 'mf_item', version: '2.0.0' });
  const wanting = writeRemote(shop.built, { ...itemRemote, version: '3.0.0' });
  await publish(
    shop.origin,
    shop.token,
    alter(wanting, () => ({ shared: { react: '^99.0.0' } })),
  );
  await until(async () => texts.length === 3);
  expect(texts).toEqual([
    'mf_item 2.0.0 promoted by operator: looks good',
    expect.stringMatching(/^mf_item 2\.0\.0 rolled back by operator: by hand/),
    expect.stringMatching(/^mf_item 3\.0\.0 was refused by the gate:\n• mf_item 3\.0\.0 asks for react \^99/),
  ]);
});

test('a webhook tells once that the guard holds a canary whose visitors are divided otherwise than its share says', async () => {
  await command('canary', { package: 'mf_item', version: '2.0.0', to: 50 });
  const canary = shop.edge.current.get().state.mf_item?.canary ?? { share: 0, salt: '' };
  const inCanary = Array.from({ length: 400 }, (_, n) => n).filter((n) => isAssigned(canary, visitorOf(n)));
  for (const n of inCanary.slice(0, 80)) await visit(n, () => [{ kind: 'mount' }]);
  await until(async () => texts.length === 2);
  await visit(inCanary[80] ?? 0, () => [{ kind: 'mount' }]);
  await shop.edge.guard.recorder.flush();
  expect(texts).toEqual([
    'mf_item 2.0.0 started as a canary by operator: to 50 %',
    expect.stringMatching(/^The guard holds the canary of mf_item: .*mismatch/),
  ]);
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 5000; !(await isTrue()); ) {
    if (Date.now() > end) throw new Error('never came true');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
