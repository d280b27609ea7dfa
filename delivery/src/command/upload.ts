import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Release } from '@bookfront/shared/contract';
import { filesBelow } from '../releases/files-below';
import { Problem } from './problem';
import { describeStandardBuild, type StandardOptions } from './standard-release';

/**
 * The built release in `dir` as one stream: release.json on one line, then every file in the order of its `files`. A
 * standard Module Federation build has no release.json; its manifest tells what would be in it.
 */
export function uploadOf(dir: string, options: StandardOptions = {}): Readable {
  const file = path.join(dir, 'release.json');
  const info: Release = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : describeStandardBuild(dir, options);
  const differences = findDifferences(dir, info);
  if (differences.length > 0) throw new Problem([...differences, `Build ${info.name} again.`].join('\n'));
  return Readable.from(bytesOf(dir, info), { objectMode: false });
}

/** Compares the folder with its release.json by names and sizes; the edge compares the digests. */
function findDifferences(dir: string, { files }: Release): string[] {
  const changed = Object.entries(files).flatMap(([name, { bytes }]) => {
    const size = statSync(path.join(dir, name), { throwIfNoEntry: false })?.size;
    if (size === undefined) return [`release.json names ${name}, and ${dir} has no such file.`];
    return size === bytes ? [] : [`${name} has ${size} bytes, and release.json says ${bytes}.`];
  });
  const unnamed = filesBelow(dir).filter((name) => name !== 'release.json' && !Object.hasOwn(files, name));
  return [...changed, ...unnamed.map((name) => `${dir} holds ${name}, and release.json does not name it.`)];
}

async function* bytesOf(dir: string, info: Release): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(info)}\n`);
  for (const name of Object.keys(info.files))
    for await (const chunk of createReadStream(path.join(dir, name))) yield chunk;
}
