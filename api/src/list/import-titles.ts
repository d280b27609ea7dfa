import type { Db } from '../database/open';
import { refuseFullList } from './change-lists';
import { addItems, countItems } from './item-repository';

/** Adds titles to a list, in their order. Answers how many it did not have. Fails with list_full, whole. */
export async function importTitles(tx: Db, listId: string, eisbns: readonly string[]): Promise<number> {
  const before = await countItems(tx, listId);
  await addItems(tx, listId, eisbns);
  const after = await countItems(tx, listId);
  refuseFullList(after);
  return after - before;
}
