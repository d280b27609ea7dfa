import { createServer, type Server } from 'node:http';
import { z } from 'zod';
import { askProvider } from './ask-provider';
import { ProviderUnsure } from './provider';

let server: Server;
let status = 200;
beforeAll(async () => {
  server = createServer((_request, reply) => void reply.writeHead(status).end('{}'));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const ask = () => {
  const address = server.address();
  return askProvider(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`, z.object({}));
};

it.each([401, 403, 408, 429, 500, 503])('status %d is inconclusive', async (given) => {
  status = given;
  await expect(ask()).rejects.toThrow(ProviderUnsure);
});

it.each([200, 201, 400, 404, 422])('status %d is conclusive', async (given) => {
  status = given;
  expect((await ask()).status).toBe(given);
});
