import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import ipaddr from 'ipaddr.js';
import * as m from '#messages';

/** Whether a request to this IP address and port is allowed. */
export type AddressPolicy = (address: string, port: number) => boolean;
/** The URL could not be read; the message is for the shopper. */
export class FetchError extends Error {
  override name = 'FetchError';
}

const maxRedirects = 3;
const maxBytes = 10 * 1024 * 1024;
const timeoutMs = 10_000;

/**
 * SPEC-D12: public addresses on ports 80 and 443 only. IPv6 forms that embed an IPv4 address are judged by that
 * address, or refused.
 */
export const isPublicAddress: AddressPolicy = (address, port) => {
  try {
    return (port === 80 || port === 443) && ipaddr.process(address).range() === 'unicast' && isAllocated(address);
  } catch {
    return false;
  }
};
/** Of IPv6, only 2000::/3 is allocated; other ranges have special uses, such as embedding an IPv4 address. */
function isAllocated(address: string): boolean {
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0] ?? 0) >> 5 === 1;
}

/**
 * Downloads a public http(s) URL to a file. Resolves the host name once and connects to that very address; checks each
 * redirect again; limits time and size. Throws FetchError.
 */
export async function fetchPublic(
  text: string,
  file: string,
  isAllowedAddress: AddressPolicy = isPublicAddress,
): Promise<void> {
  const until = Date.now() + timeoutMs;
  await save(await follow(text, until, isAllowedAddress), file, until);
}

/** Downloads a short reply as text, cut to `maxLength`. Throws FetchError. */
export async function fetchPublicText(
  text: string,
  maxLength: number,
  isAllowedAddress: AddressPolicy = isPublicAddress,
): Promise<string> {
  const reply = await follow(text, Date.now() + timeoutMs, isAllowedAddress);
  const slow = setTimeout(() => reply.destroy(new FetchError(m.upload_page_slow())), timeoutMs);
  try {
    let read = '';
    reply.setEncoding('utf8');
    for await (const part of reply) {
      read += part;
      if (read.length >= maxLength) break;
    }
    return read.slice(0, maxLength);
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError(m.upload_page_broke_off());
  } finally {
    clearTimeout(slow);
    reply.destroy();
  }
}

async function follow(text: string, until: number, isAllowedAddress: AddressPolicy): Promise<IncomingMessage> {
  let url = toUrl(text);
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const reply = await ask(url, until, isAllowedAddress);
    const { location } = reply.headers;
    const status = reply.statusCode ?? 0;
    if (status === 200) return reply;
    reply.destroy();
    if (status < 300 || status >= 400 || !location) throw new FetchError(m.upload_page_status({ status }));
    url = toUrl(location, url);
  }
  throw new FetchError(m.upload_redirects());
}

function toUrl(text: string, base?: URL): URL {
  const plain = base || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(plain, base)) throw new FetchError(m.upload_address_invalid());
  const url = new URL(plain, base);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchError(m.upload_address_scheme());
  return url;
}

async function ask(url: URL, until: number, isAllowedAddress: AddressPolicy): Promise<IncomingMessage> {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true, verbatim: true }).catch(() => []);
  const [first] = found;
  if (!first || !found.every(({ address }) => isAllowedAddress(address, port)))
    throw new FetchError(m.upload_address_blocked());
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(url, {
      agent: false,
      // the address that was checked, not what the host name resolves to by now
      lookup: (_name, options, done) => (options.all ? done(null, [first]) : done(null, first.address, first.family)),
      headers: {
        accept: 'text/html, text/plain, text/csv, application/pdf, */*;q=0.1',
        'accept-encoding': 'identity',
        'user-agent': 'Bookfront list reader',
      },
      signal: AbortSignal.timeout(Math.max(1, until - Date.now())),
    });
    sent.once('response', resolve);
    sent.once('error', () => reject(new FetchError(m.upload_page_silent())));
    sent.end();
  });
}

async function save(reply: IncomingMessage, file: string, until: number): Promise<void> {
  let bytes = 0;
  reply.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > maxBytes) reply.destroy(new FetchError(m.upload_page_too_large()));
  });
  const timer = setTimeout(() => reply.destroy(new FetchError(m.upload_page_slow())), Math.max(1, until - Date.now()));
  try {
    await pipeline(reply, createWriteStream(file));
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError(m.upload_page_broke_off());
  } finally {
    clearTimeout(timer);
  }
}
