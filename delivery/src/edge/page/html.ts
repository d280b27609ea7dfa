import { once } from 'node:events';
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
/** JSON that can stand in a script element. */
export const inlineJson = (json: string) => json.replace(/</g, '\\u003c');

/** A document on its way: what is written goes out at once, compressed as the browser takes it. */
export interface HtmlStream {
  write(text: string): void;
  end(text: string): Promise<void>;
}

/** Sends status and headers now. */
export function openHtml(request: FastifyRequest, reply: FastifyReply, status: number, headers: Record<string, string | string[]>): HtmlStream {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.hijack();
  reply.raw.writeHead(status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  const squeeze = encoding && createCompressor(encoding);
  squeeze?.pipe(reply.raw);
  const out = squeeze || reply.raw;
  return {
    write(text) {
      out.write(text);
      squeeze?.flush();
    },
    async end(text) {
      out.end(text);
      if (!reply.raw.writableFinished && !reply.raw.destroyed) await once(reply.raw, 'close').catch(() => undefined);
    },
  };
}

/** The best encoding that the client takes: what it refuses by q=0 is not taken. */
export function chooseEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const offers = String(header ?? '')
    .split(',')
    .map((offer) => offer.trim().toLowerCase());
  const takes = (name: string) => offers.some((offer) => offer.split(';')[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(offer));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
export const createCompressor = (encoding: 'br' | 'gzip'): BrotliCompress | Gzip =>
  encoding === 'br' ? createBrotliCompress(quickBrotli) : createGzip({ level: 5 });
