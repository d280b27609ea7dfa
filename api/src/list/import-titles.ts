import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { eisbnsOnSale } from '../title/title-reads';
import { refuseFullList } from './change-lists';
import { addItems, countItems } from './item-repository';

/** Adds those of `isbns` that the shop sells, in their order. Answers how many the list did not have. */
export async function importTitles(
  tx: Db,
  { shop }: CallContext,
  listId: string,
  isbns: readonly string[],
): Promise<number> {
  const onSale = await eisbnsOnSale(tx, shop.store_id, isbns);
  const before = await countItems(tx, listId);
  await addItems(
    tx,
    listId,
    isbns.filter((isbn) => onSale.has(isbn)),
  );
  const after = await countItems(tx, listId);
  refuseFullList(after);
  return after - before;
}
