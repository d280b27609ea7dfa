import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it, one at a time: node's recursive mkdir never ends in a file system that makes none
 * (/proc). Throws what the system says.
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
