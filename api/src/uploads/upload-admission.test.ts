import { request } from 'node:http';
import { openTestApp, openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { sendFile } from '../../testing/send-file';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('a refused upload gets its answer before its body is read', async () => {
  const { port } = shop.app.server.address() as { port: number };
  const headers = {
    host: 'localhost',
    origin: 'http://localhost',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 10_000_000,
  };
  const status = await new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method: 'POST', path: '/customer/cart/import', headers, agent: false },
      (reply) => {
        resolve(reply.statusCode);
        sent.destroy();
      },
    );
    sent.on('error', reject);
    sent.write('--x\r\n');
  });
  expect(status).toBe(401);
});

it('a visitor has at most two files read at the same time, without delaying others', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((go) => {
    letGo = go;
  });
  let reading = 0;
  const app = await openTestApp(shop.dataDir, {
    rowReader: async () => {
      if (++reading <= 2) await held;
      return { ok: true, rows: [] };
    },
  });
  const [one, other] = [new Visitor(app), new Visitor(app)];
  await Promise.all([one.logIn(), other.logIn('teacher@example.com')]);
  const send = (visitor: Visitor) => sendFile(visitor, 'list.csv', 'isbn,qty\n', {}, 'cart/import');
  const first = [send(one), send(one)];
  for (let at = 0; at < 500 && reading < 2; at++) await new Promise((go) => setImmediate(go));
  const third = await send(one);
  const theirs = await send(other);
  letGo();
  const answers = [...(await Promise.all(first)), theirs, await send(one)];
  await app.close();
  expect([third.statusCode, third.json()]).toMatchObject([429, { code: 'throttled' }]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});
