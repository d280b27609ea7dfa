import { limits } from '@bookfront/shared/schemas/limits';
import * as m from '#messages';
import type { CallContext, Input } from '../call-context/call-context';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { conflict, notFound, refused } from '../http/failure';
import { newId } from '../random/new-id';
import { titleByEisbn } from '../title/title-reads';
import { addItems, addItemsOf, countItems } from './item-repository';
import {
  countLists,
  deleteList,
  insertList,
  type ListRow,
  namesOfAccount,
  plainList,
  updateList,
} from './list-repository';
import { requireAccount, requireOwnList, requireReadableList } from './list-service';

/**
 * Creates a list and returns its id. Fails with list_full if the account has too many lists, and with list_name_taken
 * if it has one of this name.
 */
export function createList(
  context: CallContext,
  { name, description, eisbn }: Input<'titlelist/create'>,
): Promise<string> {
  return write(context.db, async (tx) => {
    const { account_id } = await requireAccount(context, tx);
    if ((await countLists(tx, account_id)) >= limits.list.account)
      throw refused('list_full', m.lists_full({ max: limits.list.account }));
    await refuseTakenName(tx, account_id, { name });
    const list_id = newId();
    await insertList(tx, { ...plainList, list_id, shop_id: context.shop.store_id, account_id, name, description });
    if (eisbn !== undefined) await addTitle(tx, context, list_id, eisbn);
    return list_id;
  });
}

/**
 * Fails with list_changed if `revision` is outdated, since another page has changed the list meanwhile, and with
 * list_name_taken.
 */
export function modifyList(context: CallContext, { list_id, revision, ...fields }: Input<'titlelist/modify'>) {
  return changeOwn(context, list_id, async (tx, list) => {
    if (revision !== undefined && revision !== list.revision) throw conflict('list_changed', m.list_changed());
    await refuseTakenName(tx, list.account_id ?? '', { name: fields.name, list_id });
    await updateList(tx, list, fields);
  });
}

/** An account's lists need different names, ignoring case. `list_id`: the list that may keep its name. */
async function refuseTakenName(tx: Db, accountId: string, { name, list_id }: { name: string; list_id?: string }) {
  const lists = await namesOfAccount(tx, accountId);
  const isTaken = lists.some((other) => other.list_id !== list_id && sameName(other.name, name));
  if (isTaken || builtInNames.some((taken) => sameName(taken, name)))
    throw refused('list_name_taken', m.list_name_taken({ name }));
}
/** Names of the built-in list, in both spellings (SEC-03). */
const builtInNames = ['Favourites', 'Favorites'];
const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const removeList = (context: CallContext, listId: string): Promise<void> =>
  changeOwn(context, listId, deleteList);

/** LST-01: the built-in list can't be renamed or deleted. */
function changeOwn(context: CallContext, listId: string, work: (tx: Db, list: ListRow) => Promise<void>) {
  return write(context.db, async (tx) => {
    const list = await requireOwnList(context, listId, tx);
    if (list.can_delete === 0) throw refused('list_built_in', m.list_built_in());
    await work(tx, list);
  });
}

/** Fails with no_title if the shop doesn't have the title, and with list_full. */
export async function addTitle(tx: Db, { shop }: CallContext, listId: string, eisbn: string): Promise<void> {
  if (!(await titleByEisbn(tx, shop.store_id, eisbn))) throw notFound('no_title', m.results_none());
  await addItems(tx, listId, [eisbn]);
  refuseFullList(await countItems(tx, listId));
}

/**
 * Copies a list that the visitor may read into one of theirs, entirely or not at all. Returns both lists and the number
 * of copies.
 */
export function copyList(
  context: CallContext,
  { from_list_id, to_list_id }: Input<'titlelist/copyFromList'>,
): Promise<{ to: ListRow; added: number }> {
  return write(context.db, async (tx) => {
    const to = await requireOwnList(context, to_list_id, tx);
    const from = await requireReadableList(context, from_list_id, tx);
    const before = await countItems(tx, to.list_id);
    await addItemsOf(tx, from, to.list_id);
    const after = await countItems(tx, to.list_id);
    refuseFullList(after);
    return { to, added: after - before };
  });
}

/** Called after adding: throwing list_full rolls the whole transaction back. */
export function refuseFullList(count: number): void {
  if (count > limits.list.titles) throw refused('list_full', m.list_full({ max: limits.list.titles }));
}
