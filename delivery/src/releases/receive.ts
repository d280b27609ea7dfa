import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@bookfront/shared/contract';
import { Refused } from '../registry/refused';
import { createByteReader } from './byte-reader';
import { findMissingFiles } from './missing-files';
import { maxBytes, releaseSchema } from './release-schema';

const maxHeadBytes = 1024 * 1024;

/**
 * Reads an uploaded release into the folder `draft`: release.json on one line, then the bytes of every file in the
 * order of its `files`, with the lengths and digests given there. Calls `admit` with release.json before reading any
 * file.
 */
export async function receive(
  body: AsyncIterable<Buffer>,
  draft: string,
  admit: (info: Release) => Promise<void>,
): Promise<Release> {
  const reader = createByteReader(body);
  const info = readHead(await reader.line(maxHeadBytes));
  await admit(info);
  for (const [name, { bytes, sha384 }] of Object.entries(info.files)) {
    const digest = await write(path.join(draft, name), reader.take(bytes));
    if (digest !== sha384)
      throw new Refused(`${name} is not what release.json says (its digest differs). Build and publish it again.`, 422);
  }
  if (!(await reader.isAtEnd()))
    throw new Refused('The upload holds more than its release.json names. Build and publish it again.', 422);
  writeFileSync(path.join(draft, 'release.json'), JSON.stringify(info));
  return info;
}

function readHead(line: string | undefined): Release {
  const parsed = releaseSchema.safeParse(parse(line));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refused(
      `release.json: ${issue?.path.join('.') || 'it'} ${issue?.message ?? 'cannot be read'}. Build it with the project's webpack preset.`,
      422,
    );
  }
  const bytes = Object.values(parsed.data.files).reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > maxBytes) throw new Refused(`The release has ${bytes} bytes; an upload may have ${maxBytes}.`, 422);
  const [missing] = findMissingFiles(parsed.data);
  if (missing) throw new Refused(`${missing} Build and publish it again.`, 422);
  return parsed.data;
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}

async function write(file: string, chunks: AsyncIterable<Buffer>): Promise<string> {
  mkdirSync(path.dirname(file), { recursive: true });
  const hash = createHash('sha384');
  const handle = await open(file, 'w');
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      await handle.write(chunk);
    }
  } finally {
    await handle.close();
  }
  return hash.digest('base64');
}
