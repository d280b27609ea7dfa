import type { Db } from '../database/open';
import { refuseFullList } from './change-lists';
import { addItems, countItems } from './item-repository';

/** Adds titles in the given order and returns how many were new to the list. Fails with list_full, adding none. */
export async function importTitles(tx: Db, listId: string, eisbns: readonly string[]): Promise<number> {
  const before = await countItems(tx, listId);
  await addItems(tx, listId, eisbns);
  const after = await countItems(tx, listId);
  refuseFullList(after);
  return after - before;
}
