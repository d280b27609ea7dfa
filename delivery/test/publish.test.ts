import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Release } from '@bookfront/shared/contract';
import { uploadOf } from '../src/command/upload';
import { type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { cartRemote, type FixtureRemote, itemRemote, writeRemote, writeShell } from './fixture-releases';
import { alter, operate, publish } from './release-upload';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
});
afterEach(() => shop.close());

const build = (version: string, remote: FixtureRemote = itemRemote) => writeRemote(shop.built, { ...remote, version });
const send = (dir: string, token = shop.token, query = '') => publish(shop.origin, token, dir, query);
const stored = (name: string) => readdirSync(path.join(shop.edge.store.root, name)).sort();
const drafts = () => readdirSync(shop.edge.store.root).filter((entry) => entry.startsWith('.'));

test('a release that passes every check is published, and shoppers don’t get it yet', async () => {
  expect(await send(build('2.0.0'))).toEqual({
    status: 201,
    body: { name: 'mf_item', version: '2.0.0', refusals: [], live: false },
  });
  expect((await shop.ask({ url: '/remotes/mf_item/2.0.0/remoteEntry.js' })).statusCode).toBe(200);
  expect(shop.edge.current.get().state.mf_item?.live).toBe('1.0.0');
  expect(statSync(path.join(shop.edge.store.root, 'mf_item/2.0.0/remoteEntry.js.br')).size).toBeGreaterThan(0);
});

test('a published version never changes, not by a byte', async () => {
  await send(build('2.0.0'));
  const before = readFileSync(path.join(shop.edge.store.root, 'mf_item/2.0.0/ItemPage.js'));
  const again = await send(alter(build('2.0.0'), () => ({}), { 'ItemPage.js': '// another\n' }));
  expect(again).toEqual({
    status: 409,
    body: {
      error:
        'mf_item 2.0.0 is published already, and a published version never changes. Choose another with --version.',
    },
  });
  expect(readFileSync(path.join(shop.edge.store.root, 'mf_item/2.0.0/ItemPage.js'))).toEqual(before);
});

test('of two simultaneous uploads of one version, one is accepted', async () => {
  const dir = build('2.0.0');
  const answers = await Promise.all([send(dir), send(dir), send(dir)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test.each([undefined, 'x'.repeat(43)])('a request without a valid token (%s) is refused', async (token) => {
  for (const address of ['releases', 'canary', 'promote', 'rollback', 'tokens', 'tokens/revoke', 'pin']) {
    const { status, body } = await operate(
      shop.origin,
      token ?? '',
      address,
      address === 'releases' ? Readable.from(['{}']) : {},
    );
    expect([status, body.error]).toEqual([403, expect.stringMatching(/^This needs a token that the edge knows/)]);
  }
  for (const address of ['status', 'history', 'revisions/1', 'tokens', 'releases'])
    expect((await operate(shop.origin, token ?? '', address, undefined, 'GET')).status).toBe(403);
});

const consumed =
  (id: string, version: string) =>
  ({ consumes }: Release): Partial<Release> => ({ consumes: { ...consumes, [id]: version } });

test.each<[string, () => string, RegExp]>([
  [
    'an expose was removed that a live release uses',
    () => build('2.0.0', { ...cartRemote, exposes: { './CheckoutPage': { rendering: 'browser' } } }),
    /^mf_cart_checkout\/CartControls was removed, and mf_item 1\.0\.0 uses it\. Keep it/,
  ],
  [
    'a contract changed beyond what a live consumer can take',
    () =>
      alter(build('2.0.0', cartRemote), ({ provides }) => ({
        provides: { ...provides, 'mf_cart_checkout/CartControls': '2.0.0' },
      })),
    /^mf_item 1\.0\.0 is built for mf_cart_checkout\/CartControls 1\.0\.0, and this release provides 2\.0\.0\./,
  ],
  [
    'it tells no version of a contract that a live consumer is built for',
    () => alter(build('2.0.0', cartRemote), () => ({ provides: {} })),
    /^release\.json provides no version of mf_cart_checkout\/CartControls\. Name it in provides/,
  ],
  [
    'it tells no version of a contract that it embeds',
    () => alter(build('2.0.0'), () => ({ consumes: {} })),
    /^release\.json embeds mf_cart_checkout\/CartControls and names no version of it\. Name it in consumes/,
  ],
  [
    'it needs a contract that is not live yet',
    () => alter(build('2.0.0'), consumed('mf_cart_checkout/CartControls', '1.4.0')),
    /^This release is built for mf_cart_checkout\/CartControls 1\.4\.0, and mf_cart_checkout 1\.0\.0 provides 1\.0\.0\. Release mf_cart_checkout first\./,
  ],
  [
    'the live shell can’t satisfy a shared range',
    () => alter(build('2.0.0'), ({ shared }) => ({ shared: { ...shared, react: '^19.9.0' } })),
    /^mf_item 2\.0\.0 asks for react \^19\.9\.0, and shell 1\.0\.0 provides 19\.3\.1\./,
  ],
  [
    'the live shell does not provide a module at all',
    () => alter(build('2.0.0'), ({ shared }) => ({ shared: { ...shared, lodash: '^4.0.0' } })),
    /asks for lodash \^4\.0\.0, and shell 1\.0\.0 provides none\./,
  ],
  [
    'it uses a name that the live shell does not provide',
    () =>
      alter(build('2.0.0'), () => ({ usedExports: { '@bookfront/shared/ui': ['Cover', 'Stepper', 'constructor'] } })),
    /^mf_item 2\.0\.0 uses Stepper, constructor of @bookfront\/shared\/ui, and shell 1\.0\.0 does not provide them\. Release the shell first/,
  ],
  [
    'its container lacks an expose that release.json names',
    () =>
      alter(build('2.0.0'), ({ exposes }) => ({
        exposes: { ...exposes, './Item': { rendering: 'browser', fragments: [], first: [], files: [] } },
      })),
    /^release\.json names the expose \.\/Item, and remoteEntry\.js does not have it\./,
  ],
  [
    'it carries a second copy of a singleton',
    () =>
      alter(build('2.0.0'), () => ({}), {
        'ItemPage.js': 'x.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}',
      }),
    /^ItemPage\.js carries a second copy of react\. Import it by the name that is shared/,
  ],
  [
    'its manifest names a chunk that it lacks',
    () =>
      alter(build('2.0.0'), () => ({}), {
        'mf-manifest.json': JSON.stringify({ exposes: [{ assets: { js: { async: ['extras.38aa5d30.js'] } } }] }),
      }),
    /^mf-manifest\.json names extras\.38aa5d30\.js, and release\.json has no such file\./,
  ],
  [
    'it is over its budget',
    () => alter(build('2.0.0'), () => ({}), { 'ItemPage.js': randomBytes(70_000).toString('base64') }),
    /^Its scripts have \d+ bytes \(brotli\), and the budget is 60000\./,
  ],
])('%s is refused with one line that says what to do', async (_what, make, line) => {
  const { status, body } = await send(make());
  expect([status, body.refusals]).toEqual([422, [expect.stringMatching(line)]]);
  expect(Object.keys(shop.edge.current.get().state)).toHaveLength(5);
  expect(existsSync(path.join(shop.edge.store.root, String(body.name), '2.0.0'))).toBe(false);
  expect(drafts()).toEqual([]);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'pictures',
    { 'cover.svg': 'x'.repeat(600_000) },
    /^Its pictures, fonts and other files have \d+ bytes, and the budget is 500000\./,
  ],
  [
    'scripts',
    { 'ItemPage.js': ' '.repeat(700_000) },
    /^Its scripts have \d+ bytes before compression, and the budget is 60000 /,
  ],
])('too many bytes of %s are refused before they are compressed', async (_what, files, line) => {
  const { status, body } = await send(alter(build('2.0.0'), () => ({}), files));
  expect([status, body.error]).toEqual([422, expect.stringMatching(line)]);
  expect(drafts()).toEqual([]);
});

test('an operator gives a package another budget, a new package too, while the edge runs', async () => {
  const large = () => alter(build('2.0.0'), () => ({}), { 'ItemPage.js': randomBytes(70_000).toString('base64') });
  expect((await send(large())).status).toBe(422);
  expect((await operate(shop.origin, shop.token, 'budget', { package: 'mf-item', scripts: 100_000 })).status).toBe(200);
  expect((await send(large())).status).toBe(201);
  const reviews: FixtureRemote = { name: 'mf_reviews', exposes: { './ReviewsPage': {} }, server: null };
  expect((await send(build('1.0.0', reviews))).body).toMatchObject({ refusals: [], live: true });
});

test('a release may lack a page that the live one never exposed, even if the shell has its path', async () => {
  await shop.close();
  shop = await startFixtureEdge({ remotes: [cartRemote] });
  await send(alter(writeShell(shop.built, '2.0.0'), consumed('mf_cart_checkout/GiftCardsPage', '1.0.0')));
  await operate(shop.origin, shop.token, 'promote', { package: 'shell', version: '2.0.0' });
  expect(shop.edge.current.get().state.shell?.live).toBe('2.0.0');
  expect((await send(build('2.0.0', cartRemote))).body.refusals).toEqual([]);
});

test('a shell that does not provide what live remotes need is refused', async () => {
  await shop.close();
  shop = await startFixtureEdge({ remotes: [] });
  await publish(
    shop.origin,
    shop.token,
    alter(build('1.0.0'), ({ shared }) => ({ shared: { ...shared, react: '^19.3.0' } })),
  );
  const next = alter(writeShell(shop.built, '2.0.0'), () => ({ providedVersions: { react: '20.0.0' } }));
  expect((await send(next)).body.refusals).toEqual([
    expect.stringMatching(/^mf_item 1\.0\.0 asks for react \^19\.3\.0, and shell 2\.0\.0 provides 20\.0\.0\./),
  ]);
});

test('a remote may use a whole module, provided names, and modules whose names the shell does not list', async () => {
  const usedExports = { '@bookfront/shared/ui': ['*', 'Button'], react: ['useState'], constructor: ['name'] };
  expect((await send(alter(build('2.0.0'), () => ({ usedExports })))).body.refusals).toEqual([]);
});

test('a shell that no longer provides a name that a live remote uses is refused', async () => {
  await send(alter(build('2.0.0'), () => ({ usedExports: { '@bookfront/shared/ui': ['Cover'] } })));
  await operate(shop.origin, shop.token, 'promote', { package: 'mf_item', version: '2.0.0' });
  const next = alter(writeShell(shop.built, '2.0.0'), () => ({
    providedExports: { '@bookfront/shared/ui': ['Button'] },
  }));
  expect((await send(next)).body.refusals).toEqual([
    'mf_item 2.0.0 uses Cover of @bookfront/shared/ui, and shell 2.0.0 does not provide it. Keep the name in shared until no release in use needs it.',
  ]);
});

test('a release that fails its checks is refused and deleted', async () => {
  shop.edge.checks.smoke = async () => ['Its smoke test failed: boom. Fix it, then publish again.'];
  const { status, body } = await send(build('2.0.0'));
  expect([status, body.refusals]).toEqual([422, ['Its smoke test failed: boom. Fix it, then publish again.']]);
  expect(stored('mf_item')).toEqual(['1.0.0']);
  expect(await shop.edge.registry.releases('mf_item')).toHaveLength(1);
});

test('a check runs the checks and stores nothing', async () => {
  expect((await send(build('2.0.0'), shop.token, '?check=1')).body).toMatchObject({ refusals: [], live: false });
  expect(stored('mf_item')).toEqual(['1.0.0']);
  expect((await send(build('2.0.0'))).status).toBe(201);
});

test('the first release of a package is live at once', async () => {
  const events: FixtureRemote = { name: 'mf_lists_registry', exposes: { './ListPage': {} }, server: null };
  expect((await send(build('1.0.0', events))).body).toMatchObject({ live: true });
  expect(shop.edge.current.get().state.mf_lists_registry?.live).toBe('1.0.0');
});

test.each<[string, (line: string, rest: Buffer) => Buffer, RegExp]>([
  ['a changed byte', (line, rest) => Buffer.concat([Buffer.from(line), flipped(rest)]), /its digest differs/],
  [
    'more than it names',
    (line, rest) => Buffer.concat([Buffer.from(line), rest, Buffer.from('x')]),
    /holds more than its release\.json names/,
  ],
  [
    'less than it names',
    (line, rest) => Buffer.concat([Buffer.from(line), rest.subarray(1)]),
    /digest differs|broke off/,
  ],
  [
    'a file outside',
    (line, rest) => Buffer.concat([Buffer.from(line.replace('"ItemPage.js":{', '"../../ItemPage.js":{')), rest]),
    /^release\.json: /,
  ],
  [
    'another name',
    (line, rest) => Buffer.concat([Buffer.from(line.replace('"name":"mf_item"', '"name":"../mf_item"')), rest]),
    /^release\.json: name/,
  ],
  [
    'an expose whose file it leaves out',
    (line, rest) =>
      Buffer.concat([Buffer.from(line.replace('"files":["ItemPage.js"]', '"files":["ItemPage.js","gone.js"]')), rest]),
    /^release\.json names for \.\/ItemPage the file gone\.js, and has no such file\./,
  ],
  [
    'an expose’s file under the name of what every object has',
    (line, rest) =>
      Buffer.concat([Buffer.from(line.replace('"files":["ItemPage.js"]', '"files":["constructor"]')), rest]),
    /^release\.json names for \.\/ItemPage the file constructor, and has no such file\./,
  ],
  [
    'another entry',
    (line, rest) => Buffer.concat([Buffer.from(line.replace('"entry":"remoteEntry.js"', '"entry":"gone.js"')), rest]),
    /^release\.json names the entry gone\.js, and has no such file\./,
  ],
  [
    'a file below a file',
    (line, rest) => Buffer.concat([Buffer.from(line.replace('"ItemPage.js":{', '"remoteEntry.js/a":{')), rest]),
    /^release\.json: files names a file and a folder alike/,
  ],
  ['no release.json', () => Buffer.from('hello\n'), /^release\.json: it/],
  ['nothing', () => Buffer.from('\n'), /^release\.json: it/],
  ['a line without end', () => Buffer.alloc(3_000_000, 'a'), /^release\.json: it/],
])('an upload with %s is refused and deleted', async (_what, change, line) => {
  const whole = await bytesOf(build('2.0.0'));
  const end = whole.indexOf(10) + 1;
  const body = change(whole.subarray(0, end).toString(), whole.subarray(end));
  const answer = await operate(shop.origin, shop.token, 'releases', Readable.from([body]));
  expect([answer.status, answer.body.error]).toEqual([422, expect.stringMatching(line)]);
  expect([stored('mf_item'), drafts()]).toEqual([['1.0.0'], []]);
});

test('a release without the server build that it names is refused', async () => {
  const dir = alter(writeRemote(shop.built, { ...itemRemote, version: '2.0.0', server: null }), () => ({
    server: 'server/index.cjs',
  }));
  expect((await send(dir)).body.error).toMatch(/^release\.json names the server build server\/index\.cjs, and has no/);
});

test.each<[string, (dir: string) => void, RegExp]>([
  [
    'a file that is gone',
    (dir) => rmSync(path.join(dir, 'ItemPage.js')),
    /^release\.json names ItemPage\.js, and .* has no/,
  ],
  [
    'a file that has grown',
    (dir) => appendFileSync(path.join(dir, 'ItemPage.js'), 'more'),
    /^ItemPage\.js has \d+ bytes, and release\.json says \d+\./,
  ],
  [
    'a file that release.json leaves out',
    (dir) => writeFileSync(path.join(dir, 'server/extra.js'), ''),
    /holds server\/extra\.js, and release\.json does not name it\.\nBuild mf_item again\.$/,
  ],
])('the release command does not upload a folder with %s', (_what, change, line) => {
  const dir = build('2.0.0');
  change(dir);
  expect(() => uploadOf(dir)).toThrow(line);
});

test('an interrupted upload leaves no files', async () => {
  const whole = await bytesOf(build('2.0.0'));
  const { hostname, port } = new URL(shop.origin);
  const headers = {
    authorization: `Bearer ${shop.token}`,
    'content-type': 'application/octet-stream',
    'content-length': String(whole.length),
  };
  const outgoing = http
    .request({ hostname, port, method: 'POST', path: '/operations/releases', headers, agent: false })
    .on('error', () => undefined);
  outgoing.write(whole.subarray(0, whole.length - 20));
  await until(() => drafts().length === 1);
  outgoing.destroy();
  await until(() => drafts().length === 0);
  expect(stored('mf_item')).toEqual(['1.0.0']);
  expect((await send(build('2.0.0'))).status).toBe(201);
});

test('old releases are deleted, except the last twenty and those that are live, a canary or pinned', async () => {
  await send(build('2.0.0'));
  await operate(shop.origin, shop.token, 'pin', { package: 'mf_item', version: '2.0.0' });
  for (let n = 1; n <= 22; n++) await send(build(`2.1.${n}`));
  const remaining = stored('mf_item');
  expect(remaining).toHaveLength(22);
  expect(remaining).toEqual(expect.arrayContaining(['1.0.0', '2.0.0', '2.1.22']));
  expect(remaining).not.toContain('2.1.1');
}, 30_000);

const flipped = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([(bytes[0] ?? 0) ^ 1]), bytes.subarray(1)]);

async function bytesOf(dir: string): Promise<Buffer> {
  mkdirSync(dir, { recursive: true });
  const info: Release = JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8'));
  const chunks: Buffer[] = [Buffer.from(`${JSON.stringify(info)}\n`)];
  for (const name of Object.keys(info.files))
    for await (const chunk of createReadStream(path.join(dir, name))) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + 5000; !isTrue(); ) {
    if (Date.now() > end) throw new Error('never came true');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
