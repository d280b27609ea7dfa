import type { Db } from '../database/open';

/** The page-builder document of a page, as it is kept: JSON. */
export async function pageDocument(db: Db, shopId: string, pageId: string): Promise<string | undefined> {
  const page = await db
    .selectFrom('page')
    .select('blocks')
    .where('shop_id', '=', shopId)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return page?.blocks;
}
