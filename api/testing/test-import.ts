import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportResult, importFile } from '../src/catalogue-import/import-file';
import { shopByName } from '../src/shop/shop';
import { openTestShop, type TestShop, Visitor } from './api-client';

/** Empty shops, and a folder for import files. */
export interface TestImport {
  shop: TestShop;
  visitor: Visitor;
  /** Writes a file and returns its path. */
  file: (name: string, content: string | Buffer) => string;
  importInto: (path: string, shopName?: string, progress?: (share: number) => void) => Promise<ImportResult>;
  close: () => Promise<void>;
}

export async function openTestImport(): Promise<TestImport> {
  const shop = await openTestShop([]);
  const folder = mkdtempSync(join(tmpdir(), 'bookfront-files-'));
  return {
    shop,
    visitor: new Visitor(shop.app),
    file: (name, content) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    importInto: async (path, shopName = 'saltwater', progress = () => undefined) => {
      const target = await shopByName(shop.db, shopName);
      if (!target) throw new Error(`There is no shop ${shopName}`);
      return importFile(shop.db, target, path, progress);
    },
    close: async () => {
      rmSync(folder, { recursive: true, force: true });
      await shop.close();
    },
  };
}
