import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

type Encoding = 'br' | 'gzip';

/**
 * The client's preferred encoding of those `available` (RFC 9110 §12.5.3), brotli if it accepts both equally; undefined
 * for no encoding.
 */
export function chooseEncoding(
  { headers }: Pick<FastifyRequest, 'headers'>,
  available: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const choices = [...available, 'identity'] as const;
  const best = new Negotiator({ headers }).encoding(choices, { preferred: ['br', 'gzip'] });
  return best === 'identity' ? undefined : best;
}

const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
export const createCompressor = (encoding: Encoding): BrotliCompress | Gzip =>
  encoding === 'br' ? createBrotliCompress(fastBrotli) : createGzip({ level: 5 });
