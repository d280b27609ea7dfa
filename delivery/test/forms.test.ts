import { brotliDecompressSync } from 'node:zlib';
import { secretOf } from './fixture-api';
import { bootstrapOf, type FixtureEdge, startFixtureEdge } from './fixture-edge';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
});
afterEach(() => shop.close());

const own = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:4000' };
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = own) =>
  shop.ask({ url, method: 'POST', headers, payload: new URLSearchParams(fields).toString() });

/** The calls to the api, without those for settings. */
const asked = () => shop.api.asked.filter(({ call }) => call !== 'store/getSettings');

test('a plain form adds a book to the cart and returns to its page', async () => {
  const { statusCode, headers } = await post('/do/cart/add', {
    eisbn: '9780141439518',
    quantity: '1',
    return_to: '/item/9780141439518',
  });
  expect([statusCode, headers.location]).toEqual([303, '/item/9780141439518']);
  expect(headers['set-cookie']).toEqual(['session_id=made; Path=/; HttpOnly']);
  expect(asked()).toEqual([
    expect.objectContaining({ call: 'cart/add', body: { eisbn: '9780141439518', quantity: '1' } }),
  ]);
});

test('a failed form shows its message once, on the next page', async () => {
  const { headers } = await post('/do/account/login', { password: 'x', return_to: '/account/login' });
  const [cookie = ''] = headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/HttpOnly/);
  const page = await shop.ask({ url: '/account/login', headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(bootstrapOf(page.body).notice).toEqual({ text: 'No account/login', tone: 'error' });
  expect(page.headers['set-cookie']).toEqual([
    expect.stringMatching(/^notice=; .*Max-Age=0/),
    expect.stringMatching(/^visitor=/),
  ]);
  expect(bootstrapOf((await shop.ask({ url: '/account/login' })).body).notice).toBeUndefined();
});

test('a login’s notice is shown in full; one too long for a cookie is cut between two characters', async () => {
  const names = `These did not fit: ${Array.from({ length: 40 }, (_, i) => `Žižek’s ${i}th volume, “Ἰλιάς”`).join(', ')}.`;
  const noticeAfter = async (notice: string) => {
    shop.api.answering.set('account/login', { notice });
    const { headers } = await post('/do/account/login', { password: 'x', return_to: '/checkout/cart' });
    const [cookie = ''] = headers['set-cookie'] ?? [];
    const [pair = ''] = cookie.split(';');
    expect(pair.length).toBeLessThan(4096);
    return bootstrapOf((await shop.ask({ url: '/checkout/cart', headers: { cookie: pair } })).body).notice;
  };
  expect(await noticeAfter(names)).toEqual({ text: names, tone: 'success' });
  expect((await noticeAfter('書'.repeat(5000)))?.text).toMatch(/^書{800,}…$/);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a form never leads away from the shop: %s',
  async (return_to) => {
    expect((await post('/do/cart/add', { return_to })).headers.location).toBe('/');
  },
);

test.each([
  ['another site', { ...own, origin: 'https://evil.example' }],
  ['another site, as the browser says', { ...own, 'sec-fetch-site': 'cross-site' }],
  ['a sibling shop', { ...own, 'sec-fetch-site': 'same-site' }],
  ['who knows where', { 'content-type': own['content-type'] }],
])('a form sent from %s is refused', async (_where, headers) => {
  expect((await post('/do/cart/add', {}, headers)).statusCode).toBe(403);
  expect((await post('/session/drop', {}, headers)).statusCode).toBe(403);
  expect(shop.api.asked).toEqual([]);
});

test('a form on a page whose address is not ASCII returns there with its cookies', async () => {
  const { statusCode, headers } = await post('/do/cart/add', { return_to: '/browse/filter/t/Žižek/a%2Fb' });
  expect([statusCode, headers.location]).toEqual([303, '/browse/filter/t/%C5%BDi%C5%BEek/a%2Fb']);
  expect(headers['set-cookie']).toEqual(['session_id=made; Path=/; HttpOnly']);
});

test('a form is accepted in both encodings of forms, and no other', async () => {
  const payload = ['--x', 'Content-Disposition: form-data; name="eisbn"', '', '9780141439518', '--x--', ''].join(
    '\r\n',
  );
  const multipart = { ...own, 'content-type': 'multipart/form-data; boundary=x' };
  expect((await shop.ask({ url: '/do/cart/add', method: 'POST', headers: multipart, payload })).statusCode).toBe(303);
  expect(asked()).toEqual([expect.objectContaining({ body: { eisbn: '9780141439518' } })]);
  expect(
    (await shop.ask({ url: '/do/cart/add', method: 'POST', headers: multipart, payload: 'no form' })).statusCode,
  ).toBe(400);
  for (const type of ['application/json', 'text/plain', 'text/xml']) {
    const { statusCode, body } = await shop.ask({
      url: '/do/cart/add',
      method: 'POST',
      headers: { ...own, 'content-type': type },
      payload: '{}',
    });
    expect([statusCode, JSON.parse(body).code]).toEqual([415, 'form_expected']);
  }
  expect(asked()).toHaveLength(1);
});

test('a shop’s host name may be written in capitals', async () => {
  expect((await post('/do/cart/add', {}, { ...own, origin: 'http://LocalHost:4000' })).statusCode).toBe(303);
  expect((await post('/do/cart/add', {}, { ...own, host: 'LOCALHOST:4000' })).statusCode).toBe(303);
});

test('only the calls of plain forms are accepted', async () => {
  expect((await post('/do/checkout/submit', {})).statusCode).toBe(404);
  expect((await shop.ask({ url: '/do/cart/add' })).statusCode).toBe(404);
});

test('the refresh link drops the session [ERR-02]', async () => {
  const { statusCode, headers } = await post('/session/drop', {});
  expect([statusCode, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^session_id=; .*Max-Age=0/)]);
});

test('the refresh link also ends the session at the api, without waiting long', async () => {
  shop.api.hanging.add('account/logout');
  const { statusCode, headers, totalMs } = await post(
    '/session/drop',
    {},
    { ...own, cookie: `session_id=${secretOf('Ada')}` },
  );
  expect(shop.api.asked).toEqual([
    expect.objectContaining({
      call: 'account/logout',
      headers: expect.objectContaining({ cookie: `session_id=${secretOf('Ada')}` }),
    }),
  ]);
  expect([statusCode, headers['set-cookie']]).toEqual([303, [expect.stringMatching(/^session_id=; .*Max-Age=0/)]]);
  expect(totalMs).toBeLessThan(4000);
});

test('calls reach the api on the shop’s own address, and no client can pose as the edge', async () => {
  const { statusCode } = await post(
    '/customer/browse/get',
    { t: 'x' },
    {
      ...own,
      cookie: `theme=dark; session_id=${secretOf('Ada')}; session_id=${secretOf('Grace')}`,
      'x-bookfront-edge': '1',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
    },
  );
  expect(statusCode).toBe(200);
  const { body, headers } = shop.api.asked[0] ?? {};
  expect(body).toEqual({ t: 'x' });
  expect(headers).toMatchObject({
    host: 'localhost:4000',
    origin: own.origin,
    cookie: `session_id=${secretOf('Ada')}`,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  expect(headers?.['x-bookfront-edge']).toBeUndefined();
  await post('/customer/browse/get', {}, { ...own, cookie: 'theme=dark; session_id=' });
  expect(shop.api.asked[1]?.headers.cookie).toBeUndefined();
  expect(JSON.parse((await shop.ask({ url: '/covers/1/a.svg' })).body)).toEqual({ host: 'localhost:4000' });
});

test.each(['/calendar/events.ics', '/images/quay-400.webp'])(
  'calendars and images are proxied to the api: %s',
  async (url) => {
    expect(JSON.parse((await shop.ask({ url })).body)).toEqual({ url });
  },
);

test('the api’s answers are compressed with the best encoding that the browser accepts', async () => {
  const { headers, raw } = await shop.ask({ url: '/covers/long', headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(raw).toString())).toMatchObject({ host: 'localhost:4000' });
});

test('metrics and the emails of the outbox are served to this machine only', async () => {
  await shop.ask({ url: '/browse' });
  expect((await shop.ask({ url: '/metrics' })).body).toContain('bookfront_pages_total{status="200",markup="yes"} 1');
  expect((await shop.ask({ url: '/metrics', headers: { host: '[::1]:4000' } })).statusCode).toBe(200);
  const others: Record<string, string>[] = [
    { 'x-forwarded-for': '6.6.6.6' },
    { forwarded: 'for=6.6.6.6' },
    { via: '1.1 x' },
    { host: 'evil.example' },
    { host: 'localhost.evil.example' },
  ];
  for (const headers of others) expect((await shop.ask({ url: '/metrics', headers })).statusCode).toBe(404);
  expect((await shop.ask({ url: '/outbox' })).body).toBe('emails');
  for (const headers of others) expect((await shop.ask({ url: '/outbox', headers })).body).not.toContain('emails');
});

test('the shop is healthy once api, renderer and shell are available', async () => {
  expect((await shop.ask({ url: '/healthz', headers: { host: 'whatever' } })).statusCode).toBe(200);
  await shop.api.close();
  expect((await shop.ask({ url: '/healthz' })).statusCode).toBe(503);
});
