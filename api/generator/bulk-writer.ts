import { join } from 'node:path';
import SqliteDatabase, { type Statement } from 'better-sqlite3';
import { type CatalogueOwner, isListed, toOfferRows, toRow } from '../src/catalogue/title-repository';
import { type Line, lineOf } from '../src/search';
import type { TitleRecord } from '../src/title/title-record';

const batch = 2000;
/** Replaces a record's hash, so that an import of the same ISBN always updates the title. */
const source = 'generated';

/**
 * Adds new titles to a shop, many thousands a second: prepared statements on a separate connection, two thousand titles
 * per transaction. Skips ISBNs that the shop has already. Returns how many were added.
 */
export function writeTitles(
  dataDir: string,
  shop: CatalogueOwner,
  records: Iterable<TitleRecord>,
  progress: (done: number) => void,
): number {
  const sqlite = new SqliteDatabase(join(dataDir, 'bookfront.sqlite'), { timeout: 10_000 });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma('cache_size = -128000');
  sqlite.pragma('wal_autocheckpoint = 40000');
  try {
    return new BulkWriter(sqlite, shop).write(records, progress);
  } finally {
    sqlite.close();
  }
}

type LineRow = Line & { shop_id: string; title_id: number; listed: number; changed: number; touched: number };

class BulkWriter {
  private readonly inserts = new Map<string, Statement>();

  constructor(
    private readonly sqlite: SqliteDatabase.Database,
    private readonly shop: CatalogueOwner,
  ) {}

  write(records: Iterable<TitleRecord>, progress: (done: number) => void): number {
    const source = records[Symbol.iterator]();
    let [added, done] = [0, 0];
    for (let isOver = false; !isOver; progress(done)) {
      const step = this.sqlite.transaction(() => {
        const revision = this.nextRevision();
        for (let i = 0; i < batch && !isOver; i++) {
          const { value, done: ended } = source.next();
          if (ended) isOver = true;
          else {
            done++;
            if (this.add(value, revision)) added++;
          }
        }
      });
      step.immediate();
    }
    return added;
  }

  private nextRevision(): number {
    const bump = this.sqlite.prepare(
      'UPDATE shop SET catalogue_revision = catalogue_revision + 1 WHERE store_id = ? RETURNING catalogue_revision',
    );
    return (bump.get(this.shop.store_id) as { catalogue_revision: number }).catalogue_revision;
  }

  private add(record: TitleRecord, revision: number): boolean {
    const { changes, lastInsertRowid } = this.insert('title', toRow(this.shop, record, source));
    if (changes === 0) return false;
    for (const offer of toOfferRows(this.shop, record)) this.insert('offer', offer);
    const line: LineRow = {
      ...lineOf(record),
      shop_id: this.shop.store_id,
      title_id: Number(lastInsertRowid),
      listed: Number(isListed(record)),
      changed: revision,
      touched: revision,
    };
    this.insert('browse_line', line);
    return true;
  }

  /** All rows of a table list their columns in the same order. */
  private insert(table: string, row: object) {
    let statement = this.inserts.get(table);
    if (!statement) {
      const columns = Object.keys(row);
      statement = this.sqlite.prepare(
        `INSERT OR IGNORE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      this.inserts.set(table, statement);
    }
    return statement.run(...Object.values(row));
  }
}
