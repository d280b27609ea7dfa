import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Preparation, prepareDemo } from '../demo/prepare';
import { closeDatabase, openDatabase } from '../src/database/open';

type Shops = Omit<Preparation, 'say' | 'dataDir'>;

/**
 * Copies the demo shops into `dataDir`. The first test of a run that asks for them makes them, since making them takes
 * half a second, and copying some milliseconds.
 */
export async function copyPreparedShops(dataDir: string, shops: Shops): Promise<void> {
  const prepared = join(folder(), createHash('sha256').update(JSON.stringify(shops)).digest('hex'));
  if (!existsSync(prepared)) await prepare(prepared, shops);
  cpSync(prepared, dataDir, { recursive: true });
}

/** The workers of one run of jest share it: prepared-shops-setup.cjs makes it. */
function folder(): string {
  const { PREPARED_SHOPS } = process.env;
  if (!PREPARED_SHOPS) throw new Error('Run the tests by the jest.config.cjs of the root, which makes PREPARED_SHOPS.');
  return PREPARED_SHOPS;
}

/** Where two workers are at it, the second one leaves what the first has made. */
async function prepare(prepared: string, shops: Shops): Promise<void> {
  const draft = mkdtempSync(`${prepared}-`);
  const db = openDatabase(draft);
  await prepareDemo(db, { ...shops, dataDir: draft, say: () => undefined });
  await closeDatabase(db);
  try {
    renameSync(draft, prepared);
  } catch (error) {
    if (!existsSync(prepared)) throw error;
    rmSync(draft, { recursive: true });
  }
}
