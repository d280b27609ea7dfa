import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, calls, type Failure, failure, type Payload, type Reply } from '@bookfront/shared/schemas';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { z } from 'zod';
import type { Work } from '../demo/editions/works';
import { demoPartner } from '../sandbox/audiobooks/demo-partner';
import { type AppOptions, buildApp } from '../src/app';
import { closeDatabase, type Db, openDatabase } from '../src/database/open';
import { fewWorks } from './few-works';
import { copyPreparedShops } from './prepared-shops';

export const testNow = Date.UTC(2026, 4, 20, 18) / 1000;
const logger = pino({ level: 'silent' });

export interface TestShop {
  app: FastifyInstance;
  db: Db;
  dataDir: string;
  close: () => Promise<void>;
}

/** A fresh database with the demo shops over `works`, an app on it, and a second connection for the test itself. */
export async function openTestShop(works: readonly Work[] = fewWorks): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bookfront-'));
  await copyPreparedShops(dataDir, { works, now: testNow });
  const db = openDatabase(dataDir);
  const app = await openTestApp(dataDir);
  const close = async () => {
    await app.close();
    await closeDatabase(db);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, db, dataDir, close };
}

/** Listens on a free loopback port. */
export async function openTestApp(dataDir: string, more: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const app = await buildApp({ dataDir, logger, clock: () => testNow, audiobooks: demoPartner, ...more });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

export interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
  json: () => unknown;
}
export interface Question {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** A listening app of this process, or another process. */
export interface Listener {
  server: { address: () => { port: number } | string | null };
}

/** An HTTP request like a browser's or the edge's, with its own Host. */
export function ask(app: Listener, { method, path, headers, body }: Question): Promise<Answer> {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const bytes = Buffer.concat(parts);
        const text = bytes.toString('utf8');
        resolve({
          statusCode: reply.statusCode ?? 0,
          headers: reply.headers,
          body: text,
          bytes,
          json: () => JSON.parse(text),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A visitor's browser: stores the cookie and posts forms as the shop's pages do. */
export class Visitor {
  cookie = '';

  constructor(
    private readonly app: Listener,
    readonly host = 'localhost',
  ) {}

  post(name: string, fields: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const form = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
    return this.send(name, form.toString(), 'application/x-www-form-urlencoded', headers);
  }

  async send(name: string, body: string | Buffer, kind: string, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await ask(this.app, {
      method: 'POST',
      path: `/customer/${name}`,
      body,
      headers: {
        host: this.host,
        origin: `http://${this.host}`,
        'content-type': kind,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
    });
    const [set] = answer.headers['set-cookie'] ?? [];
    if (set) this.cookie = /^(session_id=[^;]+)/.exec(set)?.[1] ?? '';
    return answer;
  }

  /** Parses the reply strictly by the shared schema. */
  async call<N extends CallName>(name: N, payload: Payload<N>): Promise<Reply<N>> {
    const response = await this.post(name, payload as Record<string, unknown>);
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.statusCode} ${response.body}`);
    const reply: z.ZodType = calls[name].reply;
    return reply.parse(response.json()) as Reply<N>;
  }

  async refusal(name: CallName, fields: Record<string, unknown> = {}): Promise<Failure & { status: number }> {
    const response = await this.post(name, fields);
    return { ...failure.parse(response.json()), status: response.statusCode };
  }

  logIn(email_address = 'reader@example.com'): Promise<Reply<'account/login'>> {
    return this.call('account/login', { email_address, password: 'bookfront-demo' });
  }
}
