import { createServer, type Server } from 'node:http';
import { ProviderUnsure } from '../contract/provider';
import { globalProvider } from './global';

/** A fake of Global Payments: access tokens valid for an hour, and transactions with this status. */
let server: Server;
let asked: string[] = [];
let status = 200;
beforeAll(async () => {
  server = createServer((request, reply) => {
    const { url = '', headers } = request;
    asked.push(`${url} ${headers.authorization ?? ''}`.trim());
    if (url === '/accesstoken')
      return void reply.end(JSON.stringify({ token: `token-${asked.length}`, seconds_to_expire: 3600 }));
    reply.writeHead(status).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  [asked, status] = [[], 200];
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function provider(key: string) {
  const address = server.address();
  return globalProvider({
    api: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    script: '',
    key,
    secret: 's',
  });
}
const card = { name: 'Robin', number: '4242424242424242', cvv: '123', month: 12, year: 2030, postal_code: '' };

it('requests one access token per account, and one with fewer permissions for the browser', async () => {
  for (let visit = 0; visit < 3; visit++) await provider('kept').visitKey?.();
  for (let at = 0; at < 3; at++) await provider('kept').tokenise(card);
  expect(asked).toEqual([
    '/accesstoken',
    '/accesstoken',
    ...Array.from({ length: 3 }, () => '/payment-methods Bearer token-2'),
  ]);
});

it('drops a rejected access token', async () => {
  await provider('refused').tokenise(card);
  status = 401;
  await expect(provider('refused').tokenise(card)).rejects.toThrow(ProviderUnsure);
  status = 200;
  await provider('refused').tokenise(card);
  expect(asked.filter((url) => url === '/accesstoken')).toHaveLength(2);
  expect(asked.at(-1)).toBe('/payment-methods Bearer token-4');
});
