import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './media-type';

/** Smaller files aren't worth compressing. */
export const minCompressedBytes = 1024;
export const extensionOf = { br: '.br', gzip: '.gz' } as const;

/** Writes `file`.br and `file`.gz. Leaves small files and images uncompressed. */
export async function compressFile(file: string, content: Buffer, type: string): Promise<('br' | 'gzip')[]> {
  if (!isText(type) || content.length < minCompressedBytes) return [];
  const [br, gz] = await Promise.all([brotli(content), gzipped(content)]);
  await Promise.all([writeFile(file + extensionOf.br, br), writeFile(file + extensionOf.gzip, gz)]);
  return ['br', 'gzip'];
}

export const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
export const gzipped = (content: Buffer) => promisify(gzip)(content, { level: 9 });
