import type { Db } from '../database/open';

/** A page's documents as written: JSON, '' for none. */
export interface StoredPage {
  document: string;
  draft: string;
}

export const storedPage = (db: Db, shopId: string, pageId: string): Promise<StoredPage | undefined> =>
  db
    .selectFrom('page')
    .select(['document', 'draft'])
    .where('shop_id', '=', shopId)
    .where('page_id', '=', pageId)
    .executeTakeFirst();

export const pagesOfShop = (db: Db, shopId: string): Promise<(StoredPage & { page_id: string })[]> =>
  db
    .selectFrom('page')
    .select(['page_id', 'document', 'draft'])
    .where('shop_id', '=', shopId)
    .orderBy('page_id')
    .execute();

/** Publishing replaces both the published page and its draft. */
export async function savePage(
  tx: Db,
  shop_id: string,
  page_id: string,
  pages: { document: string } | { draft: string },
): Promise<void> {
  const fields = 'document' in pages ? { document: pages.document, draft: '' } : pages;
  await tx
    .insertInto('page')
    .values({ shop_id, page_id, ...fields })
    .onConflict((conflict) => conflict.columns(['shop_id', 'page_id']).doUpdateSet(fields))
    .execute();
}
