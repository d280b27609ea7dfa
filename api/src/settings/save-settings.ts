import { createHash } from 'node:crypto';
import type { Db } from '../database/open';
import type { ShopDocument } from '../shop/shop-document';

/** The document as stored in the shop's row, with a version derived from its content. */
export function toDocument(settings: ShopDocument): string {
  const version = createHash('sha256')
    .update(JSON.stringify({ ...settings, version: '' }))
    .digest('hex')
    .slice(0, 12);
  return JSON.stringify({ ...settings, version });
}

export async function saveSettings(tx: Db, storeId: string, settings: ShopDocument): Promise<void> {
  await tx
    .updateTable('shop')
    .set({ settings: toDocument(settings) })
    .where('store_id', '=', storeId)
    .execute();
}
