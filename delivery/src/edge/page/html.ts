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
export function openHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  headers: Record<string, string | string[]>,
): HtmlStream {
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

/** The encoding that the client likes best (RFC 9110 §12.5.3), the smaller one where it likes both; q=0 refuses. */
export function chooseEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const likes = new Map(
    String(header ?? '')
      .split(',')
      .map(readOffer),
  );
  const [best] = (['br', 'gzip'] as const)
    .filter((name) => (likes.get(name) ?? 0) > 0)
    .sort((a, b) => (likes.get(b) ?? 0) - (likes.get(a) ?? 0));
  return best;
}

/** 'gzip;q=0.5' -> ['gzip', 0.5] */
function readOffer(offer: string): [name: string, quality: number] {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => /^q\s*=/.test(parameter));
  return [name, quality === undefined ? 1 : Number(quality.split('=')[1]) || 0];
}

const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
export const createCompressor = (encoding: 'br' | 'gzip'): BrotliCompress | Gzip =>
  encoding === 'br' ? createBrotliCompress(quickBrotli) : createGzip({ level: 5 });
