import { createSourcePositions } from '../src/releases/source-positions';
import { bootstrapOf, type FixtureEdge, startFixtureEdge } from './fixture-edge';
import { itemRemote } from './fixture-releases';

/** Line 1 comes from two lines of one source: column 0 from line 3, column 10 from line 31. */
const map = JSON.stringify({
  version: 3,
  sources: ['mf-item/src/item-page/item-view.tsx'],
  names: [],
  mappings: 'AAEA,UA4BA',
});

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge({ remotes: [{ ...itemRemote, files: { 'remoteEntry.js.map': map } }] });
});
afterEach(() => shop.close());

const script = '/remotes/mf_item/1.0.0/remoteEntry.js';
const inText = (text: string) => shop.edge.sourcePositions.inText(text);

test('an error names the file and line of its source [SHL-67]', () => {
  expect(inText(`TypeError: x\n    at f (http://shop.example${script}:1:11)\n    at ${script}:1:1`)).toBe(
    'TypeError: x\n    at f (mf_item@1.0.0 mf-item/src/item-page/item-view.tsx:31)\n' +
      '    at mf_item@1.0.0 mf-item/src/item-page/item-view.tsx:3',
  );
});

test('an error in a bundle names the source behind its line', async () => {
  const { joined } = bootstrapOf((await shop.ask({ url: '/item/9780141439518' })).body);
  const line = joined?.parts.find(({ release }) => release === 'mf_item@1.0.0')?.line;
  expect(line).toBeGreaterThan(1);
  expect(inText(`at http://shop.example${joined?.src}:${line}:11`)).toBe(
    'at mf_item@1.0.0 mf-item/src/item-page/item-view.tsx:31',
  );
});

test.each([
  '/remotes/mf_item/9.9.9/remoteEntry.js:1:11',
  '/remotes/mf_item/1.0.0/ItemPage.js:1:11',
  '/remotes/mf_item/1.0.0/../../mf_item/1.0.0/remoteEntry.js:1:11',
  '/remotes/mf_item/1.0.0/constructor.js:1:11',
  '/bundle/AAAAAAAAAAAAAAAAAAAAAA.js:1:1',
  '/bundle/../../registry.js:1:1',
  'https://elsewhere.example/x.js:1:11',
])('a position without a map stays unchanged: %s', (text) => expect(inText(text)).toBe(text));

test('a broken map leaves the text unchanged', async () => {
  const store = { get: () => ({ ...shop.edge.store.get('mf_item', '1.0.0'), dir: '/nowhere' }) as never };
  expect(createSourcePositions(store, () => undefined).inText(`${script}:1:11`)).toBe(`${script}:1:11`);
});

test('at most twenty frames of a text are resolved', () => {
  const frames = Array.from({ length: 30 }, () => `${script}:1:11`).join(' ');
  expect(inText(frames).match(/item-view/g)).toHaveLength(20);
});

test('one text loads at most four maps, and a missing map is looked up again', async () => {
  const read: string[] = [];
  const release = shop.edge.store.get('mf_item', '1.0.0');
  const files = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`${name}.js`, release?.files['remoteEntry.js']]),
  );
  const store = {
    get: (_name: string, version: string) => {
      read.push(version);
      return { ...release, files } as never;
    },
  };
  const { inText: name } = createSourcePositions(store, () => undefined);
  const text = Object.keys(files)
    .map((file) => `/remotes/mf_item/1.0.0/${file}:1:1`)
    .join(' ');
  expect(name(text)).toBe(text);
  expect(name(text)).toBe(text);
  expect(read).toHaveLength(12);
});

test('a map is never served', async () => {
  expect((await shop.ask({ url: `${script}.map` })).statusCode).toBe(404);
});

test('log/error reaches the api with the source in its text and the script’s address', async () => {
  const send = (headers: Record<string, string>) =>
    shop.ask({
      url: '/customer/log/error',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({
        error: `Error: x\n at ${script}:1:11`,
        source: script,
        session_id: 's',
      }).toString(),
    });
  shop.api.answering.set('log/error', {});
  expect((await send({ origin: 'http://localhost:4000' })).statusCode).toBe(200);
  expect(shop.api.asked.filter(({ call }) => call === 'log/error').map(({ body }) => body)).toEqual([
    { error: 'Error: x\n at mf_item@1.0.0 mf-item/src/item-page/item-view.tsx:31', source: script, session_id: 's' },
  ]);
  expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
});
