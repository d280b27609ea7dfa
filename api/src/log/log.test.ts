import { Writable } from 'node:stream';
import pino from 'pino';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { buildApp } from '../app';
import { releaseOf } from './release-of';
import { sanitizeForLog } from './sanitize-for-log';

let shop: TestShop;
let lines: string[];
let now = testNow;
let listening: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  shop = await openTestShop([]);
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  listening = await buildApp({ dataDir: shop.dataDir, logger: pino({ level: 'warn' }, stream), clock: () => now });
  await listening.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  lines = [];
  now += 60;
});
afterAll(async () => {
  await listening.close();
  await shop.close();
});

const report = {
  location: '/item/9780306406157',
  user_agent: 'test',
  error_info: '',
  source: '',
  lineno: '3',
  colno: '9',
  error: 'TypeError: x',
};
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('reports of pages', () => {
  it('are logged as one line of JSON each, with the release from the script’s URL [API-051]', async () => {
    const answer = await new Visitor(listening).post('log/error', {
      ...report,
      source: 'http://localhost/remotes/mf_item/1.4.0/item.js?x=1',
    });
    expect(answer.json()).toEqual({});
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      release: 'mf_item@1.4.0',
      shop: 'saltwater',
      page_error: { error: 'TypeError: x', source: 'http://localhost/remotes/mf_item/1.4.0/item.js' },
    });
  });

  it('are truncated, never refused', async () => {
    const answer = await new Visitor(listening).post('log/error', {
      ...report,
      error: 'x'.repeat(60_000),
      release: 'y'.repeat(9000),
    });
    expect(answer.statusCode).toBe(200);
    expect(lines[0]?.length).toBeLessThan(3000);
  });

  it('are limited to twenty a minute per address; the rest is dropped silently', async () => {
    const visitor = new Visitor(listening);
    const answers = [];
    for (let i = 0; i < 25; i++)
      answers.push((await visitor.post('log/error', report, from('203.0.113.9'))).statusCode);
    expect(answers.every((status) => status === 200)).toBe(true);
    expect(lines).toHaveLength(20);
    await visitor.post('log/error', report, from('203.0.113.10'));
    expect(lines).toHaveLength(21);
    now += 60;
    await visitor.post('log/error', report, from('203.0.113.9'));
    expect(lines).toHaveLength(22);
  });

  it('can’t forge a log line or disguise a character', () => {
    expect(sanitizeForLog('a\r\nb')).toBe('a\\u{d}\nb');
    expect(sanitizeForLog('\u001b[31mred \u202egnp.exe')).toBe('\\u{1b}[31mred \\u{202e}gnp.exe');
  });

  it.each([
    ['/account/forgot?token=s3cret', '/account/forgot'],
    ['at https://shop.example/account/link?token=s3cret#x:3:9 (f)', 'at https://shop.example/account/link (f)'],
    ['what is this? a question', 'what is this? a question'],
  ])('contain no token: %s', (text, kept) => expect(sanitizeForLog(text)).toBe(kept));

  it.each([
    ['http://shop/remotes/shell/2.0.1/main.js', 'mf_item@9.9.9', 'shell@2.0.1'],
    ['http://shop/bundle/ab12.js', 'mf_item@1.4.0', 'mf_item@1.4.0'],
    ['http://shop/bundle/ab12.js', '<b>@1', ''],
    ['http://elsewhere/x.js', 'mf_item@1.4.0', ''],
  ])('name the release of %s', (source, release, expected) => expect(releaseOf({ source, release })).toBe(expected));
});
