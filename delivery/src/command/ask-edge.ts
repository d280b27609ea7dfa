import { request as askPlain } from 'node:http';
import { request as askSecure } from 'node:https';
import type { Readable } from 'node:stream';
import { Problem } from './problem';

export interface EdgeAddress {
  origin: string;
  token: string;
}
export interface Reply<Body> {
  status: number;
  body: Body & { error?: string };
}

/** Sends a request to a running edge. Throws a Problem without a complete answer; a refusal is an answer. */
export function askEdge<Body>(
  { origin, token }: EdgeAddress,
  method: 'GET' | 'POST',
  path: string,
  body?: object | Readable,
): Promise<Reply<Body>> {
  const isStream = body !== undefined && 'pipe' in body;
  const type = isStream ? 'application/octet-stream' : 'application/json';
  const url = new URL(path, origin);
  const ask = url.protocol === 'https:' ? askSecure : askPlain;
  return new Promise((resolve, reject) => {
    const outgoing = ask(
      url,
      { method, headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': type } : {}) } },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: parse(text, origin) }));
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', (error) =>
      reject(
        new Problem(
          `No shop answers at ${origin} (${error.message}). Open it with npm start, or name another with --to.`,
        ),
      ),
    );
    if (isStream) body.on('error', reject).pipe(outgoing);
    else outgoing.end(body ? JSON.stringify(body) : undefined);
  });
}

function parse<Body>(text: string, origin: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(`${origin} did not answer as a shop of Bookfront does. Check the address.`);
  }
}

/** The answer's body. Throws a refusal as a Problem. */
export async function requireAnswer<Body>(reply: Promise<Reply<Body>>): Promise<Body> {
  const { status, body } = await reply;
  if (status >= 200 && status < 300) return body;
  throw new Problem(body.error ?? `The edge answered ${status}.`);
}
