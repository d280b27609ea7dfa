import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Release } from '@bookfront/shared/contract';
import { Problem } from './problem';

/**
 * The built release in `dir` as one stream: its release.json on one line, then every file in the order that it names.
 */
export function uploadOf(dir: string): Readable {
  const file = path.join(dir, 'release.json');
  if (!existsSync(file))
    throw new Problem(`There is no release.json in ${dir}. Build the package with the house's webpack preset.`);
  const info: Release = JSON.parse(readFileSync(file, 'utf8'));
  return Readable.from(bytesOf(dir, info), { objectMode: false });
}

async function* bytesOf(dir: string, info: Release): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(info)}\n`);
  for (const name of Object.keys(info.files))
    for await (const chunk of createReadStream(path.join(dir, name))) yield chunk;
}
