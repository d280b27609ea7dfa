import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** An issuer that answers late, or at length, must not hold the edge up. */
const timeoutMs = 5000;
const maxBytes = 256 * 1024;
const maxIssuers = 50;

/** Keys that come over the open net prove nothing: https, or an issuer on this machine. */
export function isSafeAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
}

const discoverySchema = z.object({
  issuer: z.string(),
  jwks_uri: z.string().refine(isSafeAddress, 'The keys must come over https.'),
});

/**
 * The keys that an issuer signs with, found by OpenID Connect Discovery and fetched again when a token names one that is
 * not among them. Rejects where the issuer can't be asked.
 */
export function createSigningKeys(): (issuer: string) => Promise<JWTVerifyGetKey> {
  const known = new LRUCache<string, JWTVerifyGetKey>({ max: maxIssuers, ttl: 24 * 3600_000 });
  return async (issuer) => {
    const found = known.get(issuer);
    if (found) return found;
    const response = await fetchBounded(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    const { issuer: named, jwks_uri } = discoverySchema.parse(await response.json());
    if (named !== issuer) throw new Error(`The issuer calls itself ${named}.`);
    const keys = createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: timeoutMs, [customFetch]: fetchBounded });
    known.set(issuer, keys);
    return keys;
  };
}

/** Without redirects, in limited time and size. */
async function fetchBounded(url: string, options: { headers?: HeadersInit } = {}): Promise<Response> {
  const response = await fetch(url, {
    ...(options.headers ? { headers: options.headers } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of Readable.fromWeb(response.body as WebStream)) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`${url} answered more than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), {
    status: response.status,
    headers: { 'content-type': 'application/json' },
  });
}
