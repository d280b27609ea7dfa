import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Preparation, prepareDemo } from '../demo/prepare';
import { closeDatabase, openDatabase } from '../src/database/open';

type Shops = Omit<Preparation, 'info' | 'dataDir'>;

/**
 * Copies the demo shops into `dataDir`. The first test of a run creates them, which takes half a second; copying takes
 * milliseconds.
 */
export async function copyPreparedShops(dataDir: string, shops: Shops): Promise<void> {
  const prepared = join(folder(), createHash('sha256').update(JSON.stringify(shops)).digest('hex'));
  if (!existsSync(prepared)) await prepare(prepared, shops);
  cpSync(prepared, dataDir, { recursive: true });
}

/** A folder shared by the workers of one jest run, created by prepared-shops-setup.cjs. */
function folder(): string {
  const { PREPARED_SHOPS } = process.env;
  if (!PREPARED_SHOPS) throw new Error('Run the tests by the jest.config.cjs of the root, which makes PREPARED_SHOPS.');
  return PREPARED_SHOPS;
}

/** If two workers prepare the shops at the same time, the second one uses the first one's. */
async function prepare(prepared: string, shops: Shops): Promise<void> {
  const draft = mkdtempSync(`${prepared}-`);
  const db = openDatabase(draft);
  await prepareDemo(db, { ...shops, dataDir: draft, info: () => undefined });
  await closeDatabase(db);
  try {
    renameSync(draft, prepared);
  } catch (error) {
    if (!existsSync(prepared)) throw error;
    rmSync(draft, { recursive: true });
  }
}
