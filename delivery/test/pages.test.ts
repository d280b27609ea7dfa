import { secretOf } from './fixture-api';
import { bootstrapOf, type FixtureEdge, startFixtureEdge, stillRenderer } from './fixture-edge';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
});
afterEach(() => shop.close());

const sessionOf = (name: string) => `session_id=${secretOf(name)}`;
const get = (url: string, headers: Record<string, string> = {}) => shop.ask({ url, headers });

test('a page carries theme, typefaces, first answers, markup, and then its scripts', async () => {
  const { statusCode, body } = await get('/item/9780141439518');
  expect(statusCode).toBe(200);
  expect(body).toMatch(/<style nonce="[^"]+">.*--c-primary:#7a2e1d/s);
  expect(body).toContain('<link rel="icon" href="data:image/svg+xml,');
  for (const file of ['lora-600', 'lora']) {
    expect(body).toContain(
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/remotes/shell/1.0.0/fonts/${file}.woff2">`,
    );
    expect(body).toContain(`url(/remotes/shell/1.0.0/fonts/${file}.woff2)`);
  }
  expect(bootstrapOf(body).queries).toEqual([
    [['title/getItem', { eisbn: '9780141439518' }], expect.objectContaining({ title: 'Pride and Prejudice' })],
  ]);
  expect(body.indexOf('<main>')).toBeLessThan(body.indexOf('<script'));
  expect(body).not.toContain('<script defer');
  expect(body).toMatch(
    /\(\[\{"src":"\/bundle\/[\w-]+\.js","integrity":"sha384-[^"]+",.*\},\{"src":"\/remotes\/shell\/1\.0\.0\/main\.js","integrity":"sha384-/,
  );
});

test('the picture is preloaded before the scripts', async () => {
  const hint = (width: number) =>
    `<link rel="preload" as="image" fetchpriority="high" href="/covers/9780141439518/a1-${width}.webp">`;
  expect((await get('/item/9780141439518')).body).toContain(hint(640));
  for (const url of ['/browse', '/']) expect((await get(url)).body).toContain(hint(400));
});

test('the page contains the answers of the second round of calls', async () => {
  const keys = bootstrapOf((await get('/')).body).queries.map(([key]) => key);
  expect(keys).toEqual([
    ['titlelist/getCustom', { page_id: 'home' }],
    ['titlelist/getItems', { list_id: '7', limit: '25' }],
  ]);
});

test('the early head is sent before the api has answered', async () => {
  shop.api.hanging.add('browse/get');
  const { first, firstMs, totalMs, body } = await get('/browse');
  expect(first).toContain('--c-primary');
  expect(first).not.toContain('<body');
  expect(firstMs).toBeLessThan(totalMs / 2);
  expect(bootstrapOf(body).queries).toEqual([]);
});

test('an unknown book, list or path answers 404', async () => {
  expect((await get('/item/9780000000000')).statusCode).toBe(404);
  expect((await get('/no/such/page')).statusCode).toBe(404);
});

test.each(['bad_list_id', 'invalid_list_id', 'no_title', 'validation'])(
  'a page whose first call fails with %s is not there',
  async (code) => {
    shop.api.answering.set('title/getItem', { error: 'There was an error', code });
    expect((await get('/item/9780141439518')).statusCode).toBe(404);
  },
);
test('a page whose first call fails for another reason answers 200, and the browser repeats the call', async () => {
  shop.api.answering.set('title/getItem', { error: 'There was an error', code: 'throttled' });
  expect((await get('/item/9780141439518')).statusCode).toBe(200);
});

test('the policy is strict, with a nonce of its own for each page', async () => {
  const [one, two] = [await get('/browse'), await get('/browse')];
  const policy = String(one.headers['content-security-policy']);
  expect(policy).toContain(`frame-src https://www.youtube-nocookie.com;`);
  expect(policy).toContain(`media-src 'self' https:;`);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(one.body).toContain(`<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`);
  expect(two.body).not.toContain(nonce);
  expect(two.headers['content-security-policy']).not.toContain(nonce);
  expect(one.headers['cache-control']).toBe('private, no-store');
  expect(one.headers['x-content-type-options']).toBe('nosniff');
});

test.each([[undefined], ['cross-site'], ['same-site'], ['odd']])(
  'a page that another site may have opened is cut off from it: %s',
  async (site) => {
    const { headers } = await get('/browse', site ? { 'sec-fetch-site': site } : {});
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  },
);
test.each(['none', 'same-origin'])(
  'a page that nobody else can have opened shares the browser’s process: %s',
  async (site) => {
    expect((await get('/browse', { 'sec-fetch-site': site })).headers).not.toHaveProperty('cross-origin-opener-policy');
  },
);

test('scripts, frames and calls of a shop’s payment providers are allowed, and of nobody else', async () => {
  shop.api.answering.set('store/getSettings', { checkout_info: { payment_origins: ['https://pay.example'] } });
  const policy = String((await get('/browse')).headers['content-security-policy']);
  const of = (directive: string) => policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '';
  for (const directive of ['script-src', 'frame-src', 'connect-src'])
    expect(of(directive)).toMatch(/ https:\/\/pay\.example$/);
  expect(policy.match(/pay\.example/g)).toHaveLength(3);
});

test('an address with a token sends no referrer', async () => {
  for (const query of ['token=x', 'return_to=%2Faccount%2Flink%3Ftoken%3Dx'])
    expect((await get(`/account/login?${query}`)).headers['referrer-policy']).toBe('no-referrer');
  expect((await get('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('guests’ pages are cached, members’ are not, and no member sees another’s page', async () => {
  expect((await get('/browse')).body).toContain('for a guest');
  expect((await get('/browse', { cookie: sessionOf('Ada') })).body).toContain('for Ada');
  expect((await get('/browse', { cookie: sessionOf('Grace') })).body).toContain('for Grace');
  expect((await get('/browse')).body).toContain('for a guest');
  expect(shop.api.asked.filter(({ call }) => call === 'browse/get')).toHaveLength(3);
});

test('a page that a token in its address opens is cached for nobody', async () => {
  for (const url of ['/browse?token=x', '/browse?%74oken=x', '/browse?token=x', '/browse?%74oken=x']) await get(url);
  expect(shop.api.asked.filter(({ call }) => call === 'browse/get')).toHaveLength(4);
});

test('a page is cached by its preferences and its address', async () => {
  await get('/browse');
  await get('/browse', { cookie: 'browse_page_size=50' });
  await get('/browse?x=1');
  expect(shop.api.asked.filter(({ call }) => call === 'browse/get').map(({ body }) => body.l)).toEqual([
    '26',
    '50',
    '26',
  ]);
});

test('the api gets the host, the session cookie and the edge’s mark', async () => {
  await get('/browse', { cookie: sessionOf('Ada'), 'x-forwarded-for': '6.6.6.6' });
  const { headers } = shop.api.asked.find(({ call }) => call === 'session/get') ?? { headers: {} };
  expect(headers).toMatchObject({
    host: 'localhost:4000',
    cookie: sessionOf('Ada'),
    'x-bookfront-edge': '1',
    'x-forwarded-for': '127.0.0.1',
  });
});

test('an unknown shop gets a page that says so', async () => {
  const { statusCode, body } = await get('/', { host: 'nowhere.example' });
  expect(statusCode).toBe(404);
  expect(body).toContain('There is no shop at this address');
});

test('nothing is inlined behind the gate of a private shop', async () => {
  const guest = await get('/browse', { host: 'private.localhost' });
  expect(bootstrapOf(guest.body).queries).toEqual([]);
  const member = await get('/browse', { host: 'private.localhost', cookie: sessionOf('Ada') });
  expect(bootstrapOf(member.body).queries).toHaveLength(1);
});

test('every page has the message for a browser without scripts, and watches its main script [ERR-01]', async () => {
  const { body } = await get('/item/9780141439518');
  expect(body).toMatch(
    /<\/main><\/div><noscript [^>]*>.*There was an error - please ensure javascript and cookies are enabled\..*<\/noscript><script/,
  );
  expect(body).toMatch(/<script nonce="[^"]+">[^<]*\("\/remotes\/shell\/1\.0\.0\/main\.js",20000\)<\/script>/);
});

test('without the renderer a page still has its JSON and scripts, and is not cached', async () => {
  await shop.close();
  shop = await startFixtureEdge({ renderer: { ...stillRenderer(), render: async () => undefined } });
  const { body } = await get('/browse');
  expect(body).toContain('<title>Lantern Books</title></head><body><div id="root"></div>');
  expect(body).toMatch(
    /<script defer src="\/bundle\/[\w-]+\.js" integrity="sha384-[^"]+" crossorigin="anonymous"><\/script><script defer src="\/remotes\/shell\/1\.0\.0\/main\.js" integrity/,
  );
  expect(bootstrapOf(body).queries).toHaveLength(1);
  await get('/browse');
  expect(shop.api.asked.filter(({ call }) => call === 'browse/get')).toHaveLength(2);
});

test('without the session in time the browser requests it and renders the page itself', async () => {
  shop.api.hanging.add('session/get');
  const { statusCode, body } = await get('/browse');
  expect(statusCode).toBe(200);
  expect(bootstrapOf(body).session).toBeUndefined();
  expect(body).toContain('<div id="root"></div>');
});

test('with the api down the shop says that it will be back [ERR-01] [ERR-02]', async () => {
  await shop.api.close();
  const page = await get('/');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('There was an error - please ensure javascript and cookies are enabled.');
  expect(page.body).toMatch(/<form method="post" action="\/session\/drop"><button>Click here to refresh<\/button>/);
  const { statusCode, body } = await shop.ask({ method: 'POST', url: '/customer/session/get' });
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toEqual({ error: 'There was an error.', code: 'unavailable' });
});

test('a search with a broken escape in its address is a page', async () => {
  const { statusCode, body } = await get('/browse/filter/t/%E0%A4%A');
  expect(statusCode).toBe(200);
  expect(bootstrapOf(body)).toMatchObject({ url: '/browse/filter/t/%E0%A4%A' });
});

test('a HEAD gets a page’s headers without its body', async () => {
  const { statusCode, headers, raw } = await shop.ask({ url: '/browse', method: 'HEAD' });
  expect([statusCode, headers['content-type'], raw.length]).toEqual([200, 'text/html; charset=utf-8', 0]);
});

test('behind a trusted proxy the shop is on https', async () => {
  await shop.close();
  shop = await startFixtureEdge({ trustedProxies: ['127.0.0.1'] });
  const { headers } = await get('/browse', { 'x-forwarded-proto': 'https', 'x-forwarded-for': '6.6.6.6' });
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect(shop.api.asked.at(-1)?.headers).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-for': '6.6.6.6' });
});

test('redirecting paths and the search form lead to their pages', async () => {
  expect((await get('/r/ei/9780141439518')).headers.location).toBe('/item/9780141439518');
  expect((await get('/checkout')).headers.location).toBe('/checkout/cart');
  expect((await get('/browse/filter/?t=AC%2FDC&k=title')).headers.location).toBe('/browse/filter/t/AC~2FDC/k/title');
  expect((await get('/browse/filter/?t=')).headers.location).toBe('/browse/filter/');
});
