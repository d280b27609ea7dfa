import http from 'node:http';
import { connect } from 'node:net';
import { type FixtureEdge, startFixtureEdge } from './fixture-edge';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
});
afterEach(() => shop.close());

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:4000' };
/** More than the sockets buffer, so that a client is still sending when it is refused. */
const tooLong = `a=${'x'.repeat(16 * 1024 * 1024)}`;

test.each(['/customer/cart/add', '/do/cart/add'])(
  'a body that is too long for %s is refused, and the next visitor is served',
  async (url) => {
    for (const headers of [form, { ...form, 'transfer-encoding': 'chunked' }]) {
      const answer = await shop.ask({ url, method: 'POST', headers, payload: tooLong });
      expect([answer.statusCode, answer.headers.connection, JSON.parse(answer.body).code]).toEqual([
        413,
        'close',
        'bad_request',
      ]);
    }
    expect(shop.api.asked).toEqual([]);
    expect(
      (await shop.ask({ url: '/customer/cart/add', method: 'POST', headers: form, payload: 'a=1' })).statusCode,
    ).toBe(200);
  },
);

test('the next request after a refusal is served, on a new connection or the same one', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, payload: string) =>
    new Promise<(string | number | undefined)[]>((resolve, reject) => {
      const outgoing = http.request(
        shop.origin + path,
        { agent, method: 'POST', headers: { ...form, host: 'localhost:4000' } },
        (incoming) => incoming.resume().on('end', () => resolve([incoming.statusCode, incoming.headers.connection])),
      );
      outgoing.on('error', reject).end(payload);
    });
  expect(await ask('/customer/cart/add', tooLong)).toEqual([413, 'close']);
  expect(await ask('/do/cart/add', tooLong)).toEqual([413, 'close']);
  expect(await ask('/customer/cart/add', 'a=1')).toEqual([200, 'keep-alive']);
  expect(await ask('/browse', tooLong)).toEqual([405, 'keep-alive']);
  expect(await ask('/customer/cart/add', 'a=1')).toEqual([200, 'keep-alive']);
  agent.destroy();
});

test('a refused client can finish sending and read the answer', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject).on('end', () => resolve(text));
    socket.write(
      `POST /customer/cart/add HTTP/1.1\r\nhost: localhost:4000\r\ncontent-type: ${form['content-type']}\r\ncontent-length: ${tooLong.length}\r\n\r\n`,
    );
    socket.write(tooLong);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('a call’s body reaches the api unchanged, whatever its encoding', async () => {
  const fields = new URLSearchParams({ title: 'Žižek & co', text: 'x'.repeat(100_000) }).toString();
  for (const headers of [form, { ...form, 'transfer-encoding': 'chunked' }])
    await shop.ask({ url: '/customer/browse/get', method: 'POST', headers, payload: fields });
  expect(shop.api.asked.map(({ body }) => new URLSearchParams(body).toString() === fields)).toEqual([true, true]);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('a page does not accept %s', async (method) => {
  const { statusCode, headers, body } = await shop.ask({
    url: '/browse',
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' ? { payload: '{' } : {}),
  });
  expect([statusCode, headers.allow, JSON.parse(body)]).toEqual([
    405,
    'GET, HEAD',
    { error: 'This address accepts GET, HEAD only.', code: 'bad_request' },
  ]);
});
test('the address of a form accepts only POST', async () => {
  expect((await shop.ask({ url: '/do/cart/add', method: 'DELETE' })).headers.allow).toBe('POST');
});

test.each([
  ['/customer/%2e%2e/healthz', 'POST', 'bad_request'],
  ['/covers/%2e%2e/x', 'GET', 'bad_request'],
  ['/do/nothing', 'POST', 'not_found'],
])('a failure at %s answers in the edge’s own format', async (url, method, code) => {
  const program = await shop.ask({ url, method, headers: form });
  expect(JSON.parse(program.body)).toEqual({ error: expect.any(String), code });
  expect(program.body).not.toMatch(/FST_|source\/request|statusCode|Bad Request/);
  const person = await shop.ask({ url, method, headers: { ...form, accept: 'text/html,*/*' } });
  expect([person.statusCode, person.headers['content-type']]).toEqual([program.statusCode, 'text/html; charset=utf-8']);
  expect(person.body).toMatch(/<h1>.+<\/h1>/);
});

test('a malformed request is refused in the edge’s own format', async () => {
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*x-content-type-options: nosniff.*"code":"bad_request"/s);
  expect(answer).not.toContain('Client Error');
});

const foreignPlaces = [
  '/customer/browse/file',
  '/customer/browse/get',
  '/covers/1/a.svg',
  '/download/a',
  '/calendar/events.ics',
  '/images/quay.webp',
  '/browse',
  '/remotes/mf_item/1.0.0/remoteEntry.js',
  '/operations/status',
  '/do/cart/add',
];
test.each(foreignPlaces)('a target that names another host is refused without a call to the api: %s', async (url) => {
  for (const before of [
    'http://internal.example:9000',
    'HTTP://localhost:4000',
    '//internal.example',
    '/\\internal.example',
  ])
    for (const method of ['GET', 'POST']) {
      const answer = await sendRaw(
        `${method} ${before}${url} HTTP/1.1\r\nhost: localhost:4000\r\n${rawForm}connection: close\r\n\r\na=1`,
      );
      expect([before, method, answer.slice(0, 12), /"code":"bad_request"/.test(answer)]).toEqual([
        before,
        method,
        'HTTP/1.1 400',
        true,
      ]);
    }
  expect(shop.api.asked).toEqual([]);
});
const rawForm = `content-type: ${form['content-type']}\r\norigin: ${form.origin}\r\ncontent-length: 3\r\n`;

function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (more) => {
      answer += more;
    });
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

test.each([
  ['GET', '/browse'],
  ['GET', '/r/ei/1'],
  ['GET', '/metrics'],
  ['GET', '/healthz'],
  ['GET', '/favicon.ico'],
  ['GET', '/covers/1/a.svg'],
  ['GET', '/remotes/mf_item/9.9.9/x.js'],
  ['GET', '/remotes/mf_item/1.0.0/remoteEntry.js'],
  ['GET', '/covers/%2e%2e/x'],
  ['POST', '/customer/session/get'],
  ['POST', '/customer/no/such'],
  ['POST', '/do/cart/add'],
  ['POST', '/do/no/such'],
  ['POST', '/session/drop'],
  ['PUT', '/browse'],
])('%s %s has the headers of every answer', async (method, url) => {
  const { headers } = await shop.ask({ url, method, headers: form, ...(method === 'POST' ? { payload: 'a=1' } : {}) });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.any(String),
    'cache-control': expect.any(String),
  });
});

test('hop-by-hop headers are the edge’s own, and Vary names the encoding', async () => {
  const [plain, small] = [
    await shop.ask({ url: '/covers/long' }),
    await shop.ask({ url: '/covers/long', headers: { 'accept-encoding': 'br' } }),
  ];
  for (const { headers } of [plain, small]) {
    expect([headers['x-inner'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    expect(String(headers['keep-alive'])).not.toContain('7');
  }
});

test.each([
  ['gzip;q=0.1, br;q=0.01', 'gzip'],
  ['br; q=0; x=1', undefined],
  ['br; x=1; q=0, gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['BR;Q=1', 'br'],
  ['gzip;q=nonsense', undefined],
  ['identity', undefined],
])('a browser that accepts %s gets %s', async (accepted, encoding) => {
  for (const url of ['/browse', '/covers/long', '/remotes/mf_item/1.0.0/remoteEntry.js'])
    expect((await shop.ask({ url, headers: { 'accept-encoding': accepted } })).headers['content-encoding']).toBe(
      encoding,
    );
});
