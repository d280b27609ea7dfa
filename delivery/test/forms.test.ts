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

const refusal = { error: 'Look again.', code: 'validation', fields: { last_name: 'Needed.', password: 'Short.' } };
const details = {
  first_name: 'Ida',
  'account_extra_fields.house': 'Heron',
  newsletter_consent: 'true',
  password: 'a long and quiet harbour',
  confirmation: 'a long and quiet harbour',
  token: 'a-token',
  session_id: 'h',
  return_to: '/account/create?token=t',
};

/** Posts a form, and gives the cookies that the browser has then. */
async function postFor(call: string, fields: Record<string, string>, cookie = '') {
  const { headers } = await post(`/do/${call}`, fields, { ...own, cookie });
  const pairs = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');
  return { location: headers.location ?? '', cookie: [cookie, ...pairs].filter(Boolean).join('; '), pairs, headers };
}
const openPage = async (url: string, cookie: string) => {
  const { body, headers } = await shop.ask({ url, headers: { cookie } });
  return { ...bootstrapOf(body), headers };
};

test('a refused form is shown again with what was typed and what is wrong, passwords and tokens excepted', async () => {
  shop.api.answering.set('account/create', refusal);
  const { location, cookie, headers } = await postFor('account/create', details);
  expect(location).toBe('/account/create?token=t');
  const line = headers['set-cookie']?.find((one) => one.startsWith('form='));
  expect(line).toMatch(/Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/);
  const kept = Buffer.from(line?.split(/[=.]/)[1] ?? '', 'base64url').toString();
  for (const secret of ['a long and quiet harbour', 'token']) expect(kept).not.toContain(secret);
  const page = await openPage(location, cookie);
  expect(page.form).toEqual({
    call: 'account/create',
    values: { first_name: 'Ida', 'account_extra_fields.house': 'Heron', newsletter_consent: 'true' },
    fields: refusal.fields,
  });
  expect(page.notice).toEqual({ text: 'There was an error. Please review form.', tone: 'error' });
  expect(page.headers['cache-control']).toContain('no-store');
  expect(page.headers['set-cookie']).toContainEqual(expect.stringMatching(/^form=; .*Max-Age=0/));
  expect((await openPage(location, '')).form).toBeUndefined();
});

test('only the page that the form leads to reads what was typed, and only in the same session', async () => {
  shop.api.answering.set('account/modify', refusal);
  const ada = `session_id=${secretOf('Ada')}`;
  const grace = `session_id=${secretOf('Grace')}`;
  const { pairs } = await postFor('account/modify', { city: 'Gibsons', return_to: '/account/details' }, ada);
  const form = pairs.find((pair) => pair.startsWith('form=')) ?? '';
  expect((await openPage('/account/details', `${ada}; ${form}`)).form?.values).toEqual({ city: 'Gibsons' });
  expect((await openPage('/account/orders', `${ada}; ${form}`)).form).toBeUndefined();
  expect((await openPage('/account/details', `${grace}; ${form}`)).form).toBeUndefined();
});

test('what a guest typed is shown to no other guest, and in no other shop', async () => {
  shop.api.answering.set('account/check', refusal);
  const [ida, ruth] = ['visitor=idasIdasIdasIdasIdasId', 'visitor=ruthRuthRuthRuthRuthRu'];
  const { pairs } = await postFor('account/check', { email_address: 'ida@', return_to: '/account/signup' }, ida);
  const form = pairs.find((pair) => pair.startsWith('form=')) ?? '';
  expect((await openPage('/account/signup', `${ida}; ${form}`)).form?.values).toEqual({ email_address: 'ida@' });
  expect((await openPage('/account/signup', `${ruth}; ${form}`)).form).toBeUndefined();
  const sibling = { cookie: `${ida}; ${pairs.join('; ')}`, host: 'lamplight.localhost:4000' };
  const { form: shown, notice } = bootstrapOf((await shop.ask({ url: '/account/signup', headers: sibling })).body);
  expect([shown, notice]).toEqual([undefined, undefined]);
});

test('a message that the shop did not write is not shown', async () => {
  const text = { text: 'Call 555 0100 to keep your account.', tone: 'success' };
  const forged = `notice=${Buffer.from(JSON.stringify(text)).toString('base64url')}`;
  for (const cookie of [forged, `${forged}.${'a'.repeat(22)}`])
    expect((await openPage('/account/login', cookie)).notice).toBeUndefined();
});

test('a page that shows another account than the one that is logged in loses what was typed', async () => {
  shop.api.answering.set('address/create', { error: 'Log in again.', code: 'session_changed' });
  const { pairs } = await postFor('address/create', {
    name: 'Ida',
    session_id: 'old',
    return_to: '/account/addresses',
  });
  expect(asked()).toEqual([expect.objectContaining({ body: { name: 'Ida', session_id: 'old' } })]);
  expect(pairs.map((pair) => pair.split('=')[0])).toEqual(['notice']);
});

test.each([
  ['without a signature', (value: string) => value.split('.')[0] ?? ''],
  [
    'with other contents',
    (value: string) => `${Buffer.from('{"call":"x"}').toString('base64url')}.${value.split('.')[1]}`,
  ],
  ['that is no text of ours', () => '%%%'],
])('a cookie %s fills in no form', async (_what, forge) => {
  shop.api.answering.set('account/check', refusal);
  const { pairs } = await postFor('account/check', { email_address: 'ida@', return_to: '/account/signup' });
  const [, value = ''] = pairs.find((pair) => pair.startsWith('form='))?.split('=') ?? [];
  expect((await openPage('/account/signup', `form=${value}`)).form?.values).toEqual({ email_address: 'ida@' });
  expect((await openPage('/account/signup', `form=${forge(value)}`)).form).toBeUndefined();
});

test('of a form that is too long for a cookie the longest fields are left out', async () => {
  shop.api.answering.set('address/create', refusal);
  const { pairs, cookie } = await postFor('address/create', {
    city: '書'.repeat(2000),
    street_address: 'x'.repeat(1500),
    name: 'Ida',
    return_to: '/account/addresses',
  });
  expect(pairs.find((pair) => pair.startsWith('form='))?.length).toBeLessThan(3072);
  expect((await openPage('/account/addresses', cookie)).form?.values).toEqual({
    name: 'Ida',
    street_address: 'x'.repeat(1500),
  });
});

test('a success leads to the page that the api names, with what sign-up goes on with; else to the form’s own', async () => {
  shop.api.answering.set('account/check', { next: '/account/create' });
  const checked = await postFor('account/check', { email_address: 'ida@example.com', return_to: '/account/signup' });
  expect(checked.location).toBe('/account/create');
  expect((await openPage('/account/create', checked.cookie)).form?.values).toEqual({
    email_address: 'ida@example.com',
  });
  shop.api.answering.set('address/create', { addresses: [] });
  const form = { name: 'Ida', return_to: '/account/addresses?add=', next: '/account/addresses' };
  const saved = await postFor('address/create', form);
  expect([saved.location, saved.pairs]).toEqual(['/account/addresses', []]);
  expect(asked().at(-1)?.body).toEqual({ name: 'Ida' });
  shop.api.answering.set('address/create', refusal);
  expect((await postFor('address/create', form)).location).toBe('/account/addresses?add=');
});

test('a form that is sent twice before its answer, or right after it, is done once', async () => {
  shop.api.answering.set('address/create', { addresses: [] });
  const cookie = `session_id=${secretOf('Ada')}`;
  const form = { name: 'Ida', return_to: '/account/addresses' };
  const times = () => asked().filter(({ call }) => call === 'address/create').length;
  const both = await Promise.all([postFor('address/create', form, cookie), postFor('address/create', form, cookie)]);
  expect(both.map(({ location }) => location)).toEqual(['/account/addresses', '/account/addresses']);
  await postFor('address/create', form, cookie);
  expect(times()).toBe(1);
  await postFor('address/create', { ...form, name: 'Ruth' }, cookie);
  await postFor('address/create', form, `session_id=${secretOf('Grace')}`);
  expect(times()).toBe(3);
  await postFor('address/create', form);
  await postFor('address/create', form);
  expect(times()).toBe(5);
});

test('a form that is sent again after another one is done again: a login after a logout', async () => {
  const visitor = 'visitor=idasIdasIdasIdasIdasId';
  const login = { email_address: 'ida@example.com', password: 'x', return_to: '/' };
  for (const call of ['account/login', 'account/logout', 'account/login']) await postFor(call, login, visitor);
  expect(asked()).toHaveLength(3);
});

test('a guest who clicks twice has one session; one who adds another copy after the answer gets two', async () => {
  const visitor = 'visitor=idasIdasIdasIdasIdasId';
  const form = { eisbn: '9780141439518', return_to: '/item/9780141439518' };
  await Promise.all([postFor('cart/add', form, visitor), postFor('cart/add', form, visitor)]);
  expect(asked()).toHaveLength(1);
  while (asked().length < 2) await postFor('cart/add', form, visitor);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'no success leads away from the shop: %s',
  async (next) => {
    expect((await postFor('cart/add', { next, return_to: '/browse' })).location).toBe('/');
    shop.api.answering.set('cart/add', { next });
    expect((await postFor('cart/add', { return_to: '/browse' })).location).toBe('/');
  },
);

test('fields of a group reach the api as one JSON text, whatever they are called; a repeated field counts once', async () => {
  shop.api.answering.set('account/setNewsletterConsent', {});
  const { house: _own, ...rest } = { house: '', ...details };
  await postFor('account/create', { ...rest, 'account_extra_fields.__proto__': 'x', '__proto__.admin': 'yes' });
  const { body } = asked().at(-1) ?? {};
  expect(body?.account_extra_fields).toBe('{"house":"Heron","__proto__":"x"}');
  expect(Object.keys(body ?? {})).not.toContain('account_extra_fields.house');
  expect(Reflect.get({}, 'admin')).toBeUndefined();
  await shop.ask({
    url: '/do/account/setNewsletterConsent',
    method: 'POST',
    headers: own,
    payload: 'consent=false&consent=true&return_to=/',
  });
  expect(asked().at(-1)?.body).toEqual({ consent: 'true' });
});

test('a form that is too large is refused before the api hears of it', async () => {
  expect((await post('/do/address/create', { name: 'x'.repeat(70_000) })).statusCode).toBe(413);
  expect(asked()).toEqual([]);
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
