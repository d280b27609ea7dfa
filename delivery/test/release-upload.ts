import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Release } from '@bookfront/shared/contract';
import { uploadOf } from '../src/command/upload';

export interface OperationReply<Body> {
  status: number;
  body: Body;
}
interface Answer {
  name?: string;
  error?: string;
  refusals?: string[];
  live?: boolean;
  token?: string;
  link?: string;
  revision?: number;
}

/** POST /operations/<path>, as the release command does. */
export function operate<Body = Answer>(
  origin: string,
  token: string,
  address: string,
  body?: object | Readable,
  method = 'POST',
): Promise<OperationReply<Body>> {
  const isStream = body instanceof Readable;
  const headers = {
    host: 'localhost:4000',
    authorization: `Bearer ${token}`,
    'content-type': isStream ? 'application/octet-stream' : 'application/json',
  };
  return new Promise((resolve, reject) => {
    const outgoing = http.request(`${origin}/operations/${address}`, { method, headers, agent: false }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: JSON.parse(text || '{}') }));
    });
    outgoing.on('error', reject);
    if (isStream) body.pipe(outgoing);
    else outgoing.end(method === 'GET' ? undefined : JSON.stringify(body ?? {}));
  });
}

export const publish = (origin: string, token: string, dir: string, query = '') =>
  operate(origin, token, `releases${query}`, uploadOf(dir));

/** Changes a built release and updates its digests. */
export function alter(
  dir: string,
  change: (info: Release) => Partial<Release>,
  files: Record<string, string> = {},
): string {
  const place = path.join(dir, 'release.json');
  const info: Release = JSON.parse(readFileSync(place, 'utf8'));
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(path.join(dir, file), content);
    info.files[file] = {
      bytes: Buffer.byteLength(content),
      sha384: createHash('sha384').update(content).digest('base64'),
    };
  }
  writeFileSync(place, JSON.stringify({ ...info, ...change(info) }));
  return dir;
}
