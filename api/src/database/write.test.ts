import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { closeDatabase, type Db, openDatabase } from './open';
import { announceWriter, isWriterWaiting } from './waiting-writers';
import { letOthersWrite, write } from './write';

let folder: string;
let [importer, shop]: Db[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bookfront-write-'));
  [importer, shop] = [openDatabase(folder), openDatabase(folder)];
});
afterEach(async () => {
  for (const db of [importer, shop]) if (db) await closeDatabase(db);
  rmSync(folder, { recursive: true, force: true });
});

const note = (db: Db, key: string) =>
  write(db, async (tx) => {
    await sql`insert into meta (key, value) values (${key}, '')`.execute(tx);
    await wait(5);
  });

it('an order is written between two batches of an import, not after the last one', async () => {
  const [own, other] = [importer as Db, shop as Db];
  let batches = 0;
  let atOrder = -1;
  const importing = (async () => {
    for (; batches < 40; batches++) {
      await letOthersWrite(own);
      await note(own, `batch ${batches}`);
    }
  })();
  await wait(30);
  const atBegin = batches;
  await note(other, 'order').then(() => {
    atOrder = batches;
  });
  await importing;
  expect(atOrder).toBeLessThanOrEqual(atBegin + 3);
  expect(isWriterWaiting(folder)).toBe(false);
});

it('a writer that has ended while it waited holds nobody up', async () => {
  announceWriter(folder);
  expect(isWriterWaiting(folder)).toBe(true);
  const begun = Date.now();
  await letOthersWrite(importer as Db, 50);
  expect(Date.now() - begun).toBeLessThan(1000);
});
