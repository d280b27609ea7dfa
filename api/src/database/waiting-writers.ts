import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../random/new-id';

const nameOfFolder = 'waiting-writers';
/** A writer that waits longer has ended without taking its name away. */
const maxWaitMs = 15_000;

/**
 * Tells every process that uses this data folder that somebody waits to write. Call the function that it returns when
 * the wait is over.
 */
export function announceWriter(dataDir: string): () => void {
  if (dataDir === '') return () => undefined;
  const file = join(dataDir, nameOfFolder, newId());
  try {
    mkdirSync(join(dataDir, nameOfFolder), { recursive: true });
    writeFileSync(file, '');
  } catch {
    // a full disk: this writer finds its turn by chance
  }
  return () => rmSync(file, { force: true });
}

export function isWriterWaiting(dataDir: string): boolean {
  const folder = join(dataDir, nameOfFolder);
  try {
    const names = readdirSync(folder);
    return names.some((name) => isFresh(join(folder, name)));
  } catch {
    return false;
  }
}

function isFresh(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return false;
  if (Date.now() - found.mtimeMs < maxWaitMs) return true;
  rmSync(file, { force: true });
  return false;
}
