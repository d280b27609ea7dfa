import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

type Encoding = 'br' | 'gzip';

/**
 * The encoding that the client likes best of those `available` (RFC 9110 §12.5.3), the smaller one where it likes both
 * equally; undefined: the text as it is.
 */
export function chooseEncoding(
  { headers }: Pick<FastifyRequest, 'headers'>,
  available: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const choices = [...available, 'identity'] as const;
  const best = new Negotiator({ headers }).encoding(choices, { preferred: ['br', 'gzip'] });
  return best === 'identity' ? undefined : best;
}

const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
export const createCompressor = (encoding: Encoding): BrotliCompress | Gzip =>
  encoding === 'br' ? createBrotliCompress(quickBrotli) : createGzip({ level: 5 });
