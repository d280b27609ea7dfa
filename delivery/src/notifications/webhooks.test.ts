import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNotifier, type WebhookOutcome } from './webhooks';

interface Received {
  headers: http.IncomingHttpHeaders;
  body: string;
}
let server: http.Server;
let origin: string;
let received: Received[];
/** What the server answers, in order; the last one again and again. */
let answers: (number | 'silence' | 'redirect')[];
let outcomes: WebhookOutcome[];
let logged: object[];

beforeEach(async () => {
  [received, answers, outcomes, logged] = [[], [200], [], []];
  server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === 'silence') return;
      if (answer === 'redirect') return response.writeHead(302, { location: '/elsewhere' }).end();
      response.writeHead(answer ?? 200).end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const notifierFor = (urls: string[], secret = '', timeoutMs = 10_000) =>
  createNotifier({
    ...{ urls, secret, retryMs: [1, 1, 1], timeoutMs },
    logger: { error: (details: object) => void logged.push(details) },
    onOutcome: (outcome) => void outcomes.push(outcome),
  });
const event = { kind: 'rollback' as const, text: 'mf_item 2.0.0 rolled back by guard: failures' };
const told = async (count: number) => {
  while (outcomes.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('an event is posted as { text }, which Slack takes, with its kind in a header', async () => {
  notifierFor([`${origin}/hook`]).notify(event);
  await told(1);
  expect(received.map(({ body }) => JSON.parse(body))).toEqual([{ text: event.text }]);
  expect(received[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-bookfront-event': 'rollback' });
  expect(received[0]?.headers).not.toHaveProperty('x-bookfront-signature');
});

test('the signature is an HMAC over time and body', async () => {
  notifierFor([origin], 'a secret').notify(event);
  await told(1);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const [, time = '', given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-bookfront-signature'])) ?? [];
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
  expect(given).toBe(createHmac('sha256', 'a secret').update(`${time}.${body}`).digest('hex'));
});

test.each([
  ['a receiver that fails', [500, 429, 200], ['sent'], 3],
  ['a receiver that is silent', ['silence', 200], ['sent'], 2],
  ['a receiver that never recovers', [500], ['failed'], 4],
  ['a receiver that refuses', [404], ['failed'], 1],
  ['a redirect, which could lead inside', ['redirect'], ['failed'], 4],
] as const)('%s is asked again where that can help', async (_what, given, outcome, attempts) => {
  answers = [...given];
  notifierFor([origin], '', given.some((one) => one === 'silence') ? 300 : undefined).notify(event);
  await told(1);
  expect([outcomes, received.length]).toEqual([outcome, attempts]);
});

test('the log names the host, not the path, which is a secret', async () => {
  answers = [404];
  notifierFor([`${origin}/services/T000/secret`]).notify(event);
  await told(1);
  expect(JSON.stringify(logged)).not.toContain('secret');
  expect(logged).toEqual([{ host: new URL(origin).host, kind: 'rollback' }]);
});

test('one receiver that is down does not keep the others from being told', async () => {
  notifierFor(['http://127.0.0.1:1/', origin]).notify(event);
  await told(2);
  expect(outcomes.toSorted()).toEqual(['failed', 'sent']);
});

test('events arrive in order, and too many at a time are dropped', async () => {
  const notifier = notifierFor([origin]);
  for (let n = 0; n < 300; n++) notifier.notify({ kind: 'hold', text: String(n) });
  await told(300);
  expect(outcomes.filter((one) => one === 'dropped')).toHaveLength(99);
  expect(received.map(({ body }) => JSON.parse(body).text)).toEqual(Array.from({ length: 201 }, (_, n) => String(n)));
});

test('nothing is sent once it stopped', async () => {
  answers = ['silence'];
  const notifier = notifierFor([origin]);
  notifier.notify(event);
  notifier.stop();
  await told(1);
  expect(outcomes).toEqual(['failed']);
});
