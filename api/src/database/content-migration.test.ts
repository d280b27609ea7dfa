import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { checkPage } from '../page/check-page';
import { contentMigration } from './content-migration';
import { migrations } from './migrations';
import { closeDatabase, openDatabase } from './open';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bookfront-old-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('home pages of the previous version become documents, block for block', async () => {
  const before = migrations.slice(0, migrations.indexOf(contentMigration));
  const old = new SqliteDatabase(join(folder, 'bookfront.sqlite'));
  for (const statements of before) old.exec(statements);
  old.pragma(`user_version = ${before.length}`);
  const banner = {
    block: 'text_over_image',
    id: 'welcome',
    heading: 'Hello',
    text: 'It’s "us"',
    image: '',
    button: null,
  };
  const blocks = [
    { ...banner, eisbns: ['9786800000011'] },
    { block: 'list', id: 'a', list_id: 'a' },
  ];
  old.prepare('INSERT INTO page VALUES (?, ?, ?)').run('101', 'home', JSON.stringify(blocks));
  old.prepare('INSERT INTO page VALUES (?, ?, ?)').run('102', 'home', '[]');
  old.close();
  const db = openDatabase(folder);
  const pages = await db.selectFrom('page').selectAll().orderBy('shop_id').execute();
  await closeDatabase(db);
  expect(pages.map(({ document }) => checkPage(document))).toMatchObject([
    {
      ok: true,
      page: {
        page_id: 'home',
        blocks: [
          { block: 'text_over_image', text: 'It’s "us"', image: null, eisbns: ['9786800000011'] },
          { block: 'list', list_id: 'a' },
        ],
      },
    },
    { ok: true, page: { blocks: [] } },
  ]);
});
