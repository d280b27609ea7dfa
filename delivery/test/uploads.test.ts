import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { limits } from '@bookfront/shared/schemas/limits';
import { uploadCalls } from '@bookfront/shared/schemas/vocabulary';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Edge } from '../src/edge/context/edge';
import { serveUploads, type UploadLimits, uploadLimits } from '../src/edge/uploads';
import { answerFailures } from '../src/http/failures';
import { originOf } from './fixture-api';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;
let api: Server;
let edge: FastifyInstance;
/** The number of forms that reached the api. */
let reached: number;
afterEach(async () => {
  api.closeAllConnections();
  await Promise.all([edge.close(), new Promise((resolve) => api.close(resolve))]);
});

/** The edge's upload routes, with an api whose answer the test defines. */
async function openEdge(answering: Answering, limits: Partial<UploadLimits> = {}): Promise<void> {
  reached = 0;
  api = createServer((request, response) => {
    reached += 1;
    answering(request, response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  edge = Fastify({ forceCloseConnections: true, trustProxy: true });
  edge.removeAllContentTypeParsers();
  answerFailures(edge);
  const nobody = { pins: {}, isSmoke: false, devRemote: undefined };
  await edge.register((scope) =>
    serveUploads(scope, { api: { origin }, testers: { read: () => nobody } } as unknown as Edge, limits),
  );
  await edge.listen({ port: 0, host: '127.0.0.1' });
}

interface Sending {
  answer: Promise<{ status: number; body: string }>;
  /** Ends the form. */
  finish: () => void;
  leave: () => void;
  /** Bytes sent so far. */
  sent: () => number;
}

/** Sends a form of this size as a browser does; without `bytes`, the test ends it. */
function send(
  bytes?: number,
  headers: Record<string, string | number> = bytes === undefined ? {} : { 'content-length': bytes },
  path = '/customer/browse/file',
): Sending {
  const { port } = new URL(originOf(edge));
  const type = { 'content-type': 'multipart/form-data; boundary=x', host: 'localhost:4000' };
  const outgoing = ask({ host: '127.0.0.1', port, path, method: 'POST', headers: { ...type, ...headers } });
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    outgoing.on('error', reject).on('response', (incoming) => {
      let body = '';
      incoming.setEncoding('utf8').on('data', (text) => (body += text));
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body }));
    });
  });
  let left = bytes ?? 64 * 1024;
  const write = () => {
    while (left > 0) {
      const size = Math.min(left, piece.length);
      left -= size;
      if (!outgoing.write(piece.subarray(0, size))) return void outgoing.once('drain', write);
    }
    if (bytes !== undefined) outgoing.end();
  };
  write();
  return { answer, finish: () => outgoing.end(), leave: () => outgoing.destroy(), sent: () => (bytes ?? 0) - left };
}
const piece = Buffer.alloc(64 * 1024, 'a');

/** Reads the whole form. Returns its size in bytes. */
const counting: Answering = (request, response) => {
  let bytes = 0;
  request
    .on('data', (chunk: Buffer) => (bytes += chunk.length))
    .on('end', () => response.end(JSON.stringify({ bytes })));
};

test('a file of the largest accepted size reaches the api byte for byte', async () => {
  await openEdge(counting);
  const { status, body } = await send(limits.upload.bytes + 1000).answer;
  expect([status, JSON.parse(body)]).toEqual([200, { bytes: limits.upload.bytes + 1000 }]);
});

test('each upload call reaches the api under its own name', async () => {
  await openEdge((request, response) => request.resume().on('end', () => response.end(request.url)));
  for (const path of uploadCalls.map((name) => `/customer/${name}`))
    expect(await send(300_000, undefined, path).answer).toEqual({ status: 200, body: path });
});

test('an upload is streamed with back pressure: the edge does not buffer what the api does not read', async () => {
  await openEdge(() => undefined, { idleMs: 300, drainMs: 0 });
  const sending = send(limits.upload.bytes);
  await sending.answer.catch(() => undefined);
  expect(sending.sent()).toBeLessThan(limits.upload.bytes / 2);
});

test.each([
  ['says so', undefined],
  ['does not say so', { 'transfer-encoding': 'chunked' }],
])('a larger form, and %s, is refused with a message, and the call to the api is aborted', async (_name, headers) => {
  let broken = 0;
  await openEdge((request, response) => {
    request.on('close', () => (broken += request.complete ? 0 : 1));
    counting(request, response);
  });
  const { status, body } = await send(limits.upload.bytes + 1024 * 1024, headers).answer;
  expect([status, JSON.parse(body)]).toEqual([
    413,
    { error: 'File is too large. (Max size is 50MB)', code: 'file_too_large' },
  ]);
  if (headers) await until(() => broken === 1);
});

test('an answer that the api gives before it has read the whole file reaches the shopper', async () => {
  const refusal = JSON.stringify({ error: 'Too many lists. Please try again in a minute.', code: 'throttled' });
  await openEdge((_request, response) => response.writeHead(429, { 'content-type': 'application/json' }).end(refusal));
  expect(await send(16 * 1024 * 1024).answer).toEqual({ status: 429, body: refusal });
});

test('one address can send only so many files at a time; a finished one frees its slot', async () => {
  await openEdge(counting, { atOnce: 3, perAddress: 2 });
  const first = send();
  const second = send();
  await until(() => reached === 2);
  const third = await send(1000).answer;
  expect([third.status, JSON.parse(third.body).code]).toEqual([429, 'throttled']);
  first.finish();
  expect((await first.answer).status).toBe(200);
  expect((await send(1000).answer).status).toBe(200);
  second.leave();
  await expect(second.answer).rejects.toThrow();
});

test('only so many files can be sent at a time, from however many addresses', async () => {
  await openEdge(counting, { atOnce: 3, perAddress: 2 });
  const sending = ['1', '2', '3'].map((n) => send(undefined, from(`192.0.2.${n}`)));
  await until(() => reached === 3);
  const fourth = await send(1000, from('192.0.2.4', 1000)).answer;
  expect([fourth.status, JSON.parse(fourth.body).code, reached]).toEqual([429, 'throttled', 3]);
  for (const { finish } of sending) finish();
  await Promise.all(sending.map(({ answer }) => answer));
  expect((await send(1000, from('192.0.2.4', 1000)).answer).status).toBe(200);
});

test('an upload answered early holds its slot until its sender has the answer; one without a slot is refused at once', async () => {
  await openEdge((_request, response) => response.writeHead(400, { 'content-type': 'application/json' }).end('{}'), {
    perAddress: 1,
    drainMs: 60_000,
  });
  const first = send();
  await until(() => reached === 1);
  const second = send();
  expect((await second.answer.finally(second.finish)).status).toBe(429);
  expect(reached).toBe(1);
  first.finish();
  expect((await first.answer).status).toBe(400);
  expect((await send(1000).answer).status).toBe(400);
  expect(reached).toBe(2);
});

test('a shopper who cancels ends the upload at the api and frees the slot', async () => {
  let broken = 0;
  const taking: Answering = (request, response) => {
    request.on('error', () => undefined).on('close', () => (broken += request.complete ? 0 : 1));
    counting(request, response);
  };
  await openEdge(taking, { perAddress: 1 });
  const sending = send();
  await until(() => reached === 1);
  sending.leave();
  await expect(sending.answer).rejects.toThrow();
  await until(() => broken === 1);
  expect((await send(1000).answer).status).toBe(200);
});

test('an upload whose address names another host still goes to the api', async () => {
  const requested: string[] = [];
  await openEdge((request, response) => {
    requested.push(request.url ?? '');
    counting(request, response);
  });
  const foreign = createServer((_request, response) => response.end('a secret'));
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/customer/browse/file?a=1`;
  const answer = await sendRaw(
    `POST ${target} HTTP/1.1\r\nhost: localhost:4000\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 3\r\nconnection: close\r\n\r\nabc`,
  );
  await new Promise((resolve) => foreign.close(resolve));
  expect(answer).toContain('{"bytes":3}');
  expect(requested).toEqual(['/customer/browse/file?a=1']);
});

test('the edge stops an upload when its page stops waiting: after 600 s (shared/src/api-client/call.ts)', () => {
  expect(uploadLimits.totalMs).toBe(600_000);
  expect(uploadLimits.answerMs).toBeLessThan(uploadLimits.totalMs);
});

test('an api that never answers and a client that stops sending time out', async () => {
  await openEdge((request) => void request.resume(), { idleMs: 100, answerMs: 200, drainMs: 0 });
  expect((await send(1000).answer).status).toBe(504);
  const stalled = send();
  await until(() => reached === 2);
  expect((await stalled.answer.finally(stalled.finish)).status).toBe(503);
});

test('an upload while the api is down answers 503', async () => {
  await openEdge(counting);
  await new Promise((resolve) => api.close(resolve));
  const { status, body } = await send(1024 * 1024).answer;
  expect([status, JSON.parse(body).code]).toEqual([503, 'unavailable']);
});

/** The headers of a form that a proxy forwards for this address. */
const from = (address: string, bytes?: number): Record<string, string | number> => ({
  'x-forwarded-for': address,
  ...(bytes === undefined ? {} : { 'content-length': bytes }),
});

function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(originOf(edge)).port), '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (more) => (answer += more));
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
