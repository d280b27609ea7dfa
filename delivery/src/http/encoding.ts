import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';

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
