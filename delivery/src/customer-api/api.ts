import { Agent, request as ask } from 'node:http';
import { sessionCookie } from '@bookfront/shared/http';
import { stringifyCookie } from 'cookie';

/**
 * The visitor for whom the edge calls the api. `secret`: of the session, undefined for a guest; `host` names the shop.
 */
export interface Caller {
  host: string;
  secret: string | undefined;
  ip: string;
  protocol: 'http' | 'https';
  /**
   * Whether this is a candidate's smoke test: the api then takes no stock, sends no email, and marks the order as a
   * test.
   */
  isSmoke?: boolean;
}

/** `cookies`: Set-Cookie lines of the api. `late`: no complete answer within the limit, or no connection. */
export type CallResult =
  | { ok: true; reply: unknown; cookies: string[] }
  | { ok: false; late: true; cookies: string[] }
  | { ok: false; late: false; status: number; code: string; text: string; fields: Fields; cookies: string[] };
/** What is wrong with each field. */
type Fields = Record<string, string>;

export interface Api {
  origin: string;
  /** POST /customer/<name>. Never rejects. */
  call(name: string, payload: Record<string, string>, caller: Caller, limitMs?: number): Promise<CallResult>;
  isUp(): Promise<boolean>;
}

const defaultLimitMs = 1500;
const maxBytes = 8 * 1024 * 1024;

export function createApi(origin: string): Api {
  const send = createSend(origin);
  const late: CallResult = { ok: false, late: true, cookies: [] };
  return {
    origin,
    async call(name, payload, caller, limitMs = defaultLimitMs) {
      const body = new URLSearchParams(payload).toString();
      const headers = {
        ...callerHeaders(caller),
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
        'x-bookfront-edge': '1',
      };
      const answer = await send({ method: 'POST', path: `/customer/${name}`, headers, body, limitMs });
      return (answer && toCallResult(answer)) ?? late;
    },
    isUp: async () => (await send({ method: 'GET', path: '/healthz', limitMs: 1000 }))?.status === 200,
  };
}

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  limitMs: number;
}

/** Sends requests over connections that are kept open. Undefined: no complete answer within the limit. */
function createSend(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { hostname, port } = new URL(origin);
  return ({ limitMs, body = '', headers = {}, ...target }: Sent): Promise<Answer | undefined> =>
    new Promise((resolve) => {
      const fail = () => resolve(undefined);
      const signal = AbortSignal.timeout(limitMs);
      const outgoing = ask({ agent, hostname, port, headers, signal, ...target }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('error', fail);
        incoming.on('data', (chunk: string) => {
          text += chunk;
          if (text.length > maxBytes) incoming.destroy();
        });
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text, cookies: incoming.headers['set-cookie'] ?? [] }),
        );
      });
      outgoing.on('error', fail).end(body);
    });
}

interface Answer {
  status: number;
  text: string;
  cookies: string[];
}

/** Headers that only the edge may set; the proxy removes a client's own. */
export function callerHeaders({ host, secret, ip, protocol, isSmoke }: Caller): Record<string, string> {
  return {
    host,
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
    ...(isSmoke ? { [smokeHeader]: '1' } : {}),
    ...(secret ? { cookie: stringifyCookie({ [sessionCookie]: secret }) } : {}),
  };
}
export const smokeHeader = 'x-bookfront-smoke';

function toCallResult({ status, text, cookies }: Answer): CallResult | undefined {
  const body = parse(text);
  if (body === undefined) return undefined;
  if (status === 200 && !isFailure(body)) return { ok: true, reply: body, cookies };
  const { code, error, fields } = isFailure(body) ? body : {};
  return {
    ok: false,
    late: false,
    status,
    code: String(code ?? ''),
    text: String(error ?? ''),
    fields: fieldsOf(fields),
    cookies,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
const fieldsOf = (fields: unknown): Fields =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, text]) => [name, String(text)]));
const isFailure = (body: unknown): body is { error: unknown; code?: unknown; fields?: unknown } =>
  typeof body === 'object' && body !== null && 'error' in body;
