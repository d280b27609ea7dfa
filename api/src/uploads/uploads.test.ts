import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import pino from 'pino';
import { openTestApp, openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { sendFile } from '../../testing/send-file';
import { buildApp } from '../app';
import type { FileReader } from './read-in-process';

let shop: TestShop;
let app: Awaited<ReturnType<typeof buildApp>>;
let site: Server;
let base: string;
const pages: Record<string, { status?: number; headers?: Record<string, string>; body?: string }> = {};
beforeAll(async () => {
  shop = await openTestShop();
  site = createServer((request, reply) => {
    const page = pages[request.url ?? ''] ?? { status: 404 };
    reply.writeHead(page.status ?? 200, page.headers).end(page.body);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const address = site.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  base = `http://127.0.0.1:${port}`;
  const isAllowedAddress = (host: string, asked: number) => host === '127.0.0.1' && asked === port;
  app = await buildApp({
    dataDir: shop.dataDir,
    logger: pino({ level: 'silent' }),
    clock: () => testNow,
    isAllowedAddress,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  site.close();
});

let from = 0;
const visitor = () => new Visitor(app);
/** Some of Saltwater's ISBNs, in an order that no sort produces. */
async function someTitles(count: number): Promise<string[]> {
  const { rows } = await visitor().call('browse/get', { v: 'title', l: 200, o: from++ });
  const eisbns = rows.map((row) => row.eisbn);
  return Array.from({ length: count }, (_one, at) => eisbns[(at * 7 + 3) % eisbns.length] ?? '');
}

describe('a list that is pasted or uploaded', () => {
  it('becomes a result in the order of the list, without titles that the shop does not have [API-014]', async () => {
    const eisbns = await someTitles(12);
    const answer = await sendFile(
      visitor(),
      'my reading list.txt',
      `${eisbns.join('\n')}\n9780306406157\n9780316769487\n`,
      { store_id: '101' },
    );
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^[\w-]{20}$/),
      isbns: 13,
      matched: 12,
      failed_count: 1,
      failed: [{ line: 14, text: '9780316769487', reason: expect.stringMatching(/check digit/) }],
      missing: ['9780306406157'],
    });
    const { id } = answer.json() as { id: string };
    const { rows, row_count, context } = await visitor().call('browse/get', { v: 'sequence', x: id });
    expect(rows.map((row) => row.eisbn)).toEqual(eisbns);
    expect([row_count, context]).toEqual([12, { name: 'Titles in my reading list', list_id: '' }]);
  });

  it('reports the first hundred numbers that the shop does not have, in the order of the list', async () => {
    const [there = ''] = await someTitles(1);
    const others = Array.from({ length: 150 }, (_one, at) => withCheck(`978${String(300_000_000 - at * 7)}`));
    const page = others.toSpliced(2, 0, there).join('\n');
    pages['/missing.txt'] = { headers: { 'content-type': 'text/plain' }, body: page };
    for (const answer of [
      await sendFile(visitor(), 'x.txt', page),
      await visitor().post('browse/url', { url: `${base}/missing.txt` }),
    ])
      expect(answer.json()).toMatchObject({ isbns: 151, matched: 1, missing: others.slice(0, 100) });
    expect((await sendFile(visitor(), 'x.txt', there)).json()).toMatchObject({ matched: 1, missing: [] });
  });

  it('can be filtered, sorted and searched like the whole shop', async () => {
    const eisbns = await someTitles(30);
    const { id } = (await sendFile(visitor(), 'x.txt', eisbns.join(' '))).json() as { id: string };
    const whole = await visitor().call('browse/get', { x: id, v: 'sequence', l: 200 });
    const [binding] = whole.filter_info.binding ?? [];
    const some = await visitor().call('browse/get', { x: id, v: 'sequence', f: encodeURIComponent(binding?.k ?? '') });
    expect(some.row_count).toBe(binding?.c);
    expect(some.rows.map((row) => row.eisbn)).toEqual(
      whole.rows.filter((row) => row.binding === binding?.k).map((row) => row.eisbn),
    );
    const byTitle = await visitor().call('browse/get', { x: id, v: 'title', l: 200 });
    expect(byTitle.rows.map((row) => row.eisbn).toSorted()).toEqual(whole.rows.map((row) => row.eisbn).toSorted());
    const [title] = whole.rows;
    expect(
      (await visitor().call('browse/get', { x: id, t: title?.title, k: 'title' })).rows.map((row) => row.eisbn),
    ).toContain(title?.eisbn);
  });

  it('belongs to its shop, and an unknown id shows nothing', async () => {
    const { id } = (await sendFile(visitor(), 'x.txt', (await someTitles(3)).join(' '))).json() as { id: string };
    expect((await new Visitor(app, 'lamplight.localhost').call('browse/get', { x: id })).row_count).toBe(0);
    expect((await visitor().call('browse/get', { x: 'made-up' })).row_count).toBe(0);
  });

  it('with 5,000 ISBNs is answered within two seconds, including the result page', async () => {
    const eisbns = await someTitles(60);
    const others = Array.from({ length: 4940 }, (_one, at) => withCheck(`978${String(200_000_000 + at * 13)}`));
    const begun = performance.now();
    const answer = (await sendFile(visitor(), 'long.txt', [...eisbns, ...others].join('\n'))).json() as {
      id: string;
      isbns: number;
    };
    await visitor().call('browse/get', { v: 'sequence', x: answer.id });
    expect(answer.isbns).toBe(5000);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('is refused beyond 50 MB, and accepted at exactly that size', async () => {
    const list = (bytes: number) => Buffer.alloc(bytes, 'x');
    const sizes: number[] = [];
    const reader: FileReader = async (path) => {
      sizes.push(statSync(path).size);
      return { ok: true, list: { isbns: [], failed: [], failed_count: 0 } };
    };
    const weighing = await openTestApp(shop.dataDir, { reader });
    const tooLarge = await sendFile(new Visitor(weighing), 'list.txt', list(50 * 1024 * 1024 + 1));
    expect([tooLarge.statusCode, tooLarge.json()]).toEqual([
      413,
      { error: 'File is too large. (Max size is 50MB)', code: 'file_too_large' },
    ]);
    expect((await sendFile(new Visitor(weighing), 'list.txt', list(50 * 1024 * 1024))).statusCode).toBe(200);
    await weighing.close();
    expect(sizes).toEqual([50 * 1024 * 1024]);
  }, 30_000);

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', ''],
  ])('that is %s is refused with a reason', async (_what, content) => {
    const answer = await sendFile(visitor(), 'list.txt', content);
    expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining({ code: 'bad_file' })]);
  });

  it('without a file, or outside a form, is the sender’s fault', async () => {
    expect((await visitor().post('browse/file', { file: 'x' })).statusCode).toBe(415);
    expect((await visitor().send('browse/file', '--x--\r\n', 'multipart/form-data; boundary=x')).json()).toMatchObject({
      code: 'validation',
    });
    expect(
      (await visitor().send('browse/file', '--x\r\ncontent-disp', 'multipart/form-data; boundary=x')).statusCode,
    ).toBe(400);
  });

  it('must be an uploaded file, never a local one named by a field', async () => {
    const field = `--x\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/json\r\n\r\n{"path":"/etc/hostname","bytes":5,"name":"x.txt"}\r\n--x--\r\n`;
    const answer = await visitor().send('browse/file', field, 'multipart/form-data; boundary=x');
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'bad_request' })]);
  });

  it('is not read for visitors of a private shop, nor from another site', async () => {
    expect((await sendFile(new Visitor(app, 'stmargarets.localhost'), 'x.txt', '9780306406157')).statusCode).toBe(401);
    const answer = await visitor().send('browse/file', '--x--\r\n', 'multipart/form-data; boundary=x', {
      origin: 'https://evil.example',
    });
    expect(answer.json()).toMatchObject({ code: 'cross_site' });
  });

  it('under a hostile name shows it as plain text', async () => {
    const { id } = (
      await sendFile(visitor(), '../../etc/\u202e<b>x</b>.txt', (await someTitles(2)).join(' '))
    ).json() as { id: string };
    expect((await visitor().call('browse/get', { x: id })).context?.name).toBe('Titles in b>');
  });
});

describe('a list from a URL', () => {
  it('is read from the page, following redirects [API-013]', async () => {
    const eisbns = await someTitles(5);
    pages['/moved'] = { status: 302, headers: { location: '/list' } };
    pages['/list'] = {
      headers: { 'content-type': 'text/html' },
      body: `<html><ul>${eisbns.map((eisbn) => `<li>${eisbn}</li>`).join('')}</ul></html>`,
    };
    const { id, matched } = await visitor().call('browse/url', { url: `${base}/moved` });
    expect(matched).toBe(5);
    const { rows, context } = await visitor().call('browse/get', { v: 'sequence', x: id });
    expect(rows.map((row) => row.eisbn)).toEqual(eisbns);
    expect(context?.name).toBe('Titles at 127.0.0.1');
  });

  it('is refused if the page fails, redirects in a circle, or is too large', async () => {
    pages['/circle'] = { status: 301, headers: { location: '/circle' } };
    pages['/large'] = { body: 'x'.repeat(11 * 1024 * 1024) };
    expect(await visitor().refusal('browse/url', { url: `${base}/nothing` })).toMatchObject({
      status: 422,
      code: 'bad_url',
      error: 'The page answered 404.',
    });
    expect(await visitor().refusal('browse/url', { url: `${base}/circle` })).toMatchObject({
      error: 'This address redirects too often.',
    });
    expect(await visitor().refusal('browse/url', { url: `${base}/large` })).toMatchObject({
      error: 'The page is too large.',
    });
  });

  it.each(['http://10.0.0.1/', 'http://localhost/', 'http://127.0.0.1:1/', 'http://[::1]/'])(
    'is refused if a redirect leads inside the network: %s',
    async (location) => {
      pages['/inside'] = { status: 302, headers: { location } };
      expect(await visitor().refusal('browse/url', { url: `${base}/inside` })).toMatchObject({
        error: 'This address can’t be reached from here.',
      });
    },
  );
});

const withCheck = (twelve: string): string =>
  twelve + ((10 - ([...twelve].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10)) % 10);
