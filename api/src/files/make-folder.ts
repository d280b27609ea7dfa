import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its parents one at a time, since node's recursive mkdir loops for ever in a read-only file
 * system such as /proc. Throws the system's error.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at) && missing.length < 100; at = dirname(at)) missing.unshift(at);
  for (const one of missing) makeOne(one);
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
