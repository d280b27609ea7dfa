import * as m from '#messages';
import { type AccountRow, accountById } from '../account/account-repository';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { CallError, loginRequired, notFound } from '../http/failure';
import { type ListRow, listById } from './list-repository';

const favourites = 'favourites';

/**
 * Returns a list that the visitor may read. Fails (GAP-28) with bad_list_id for a malformed id, with invalid_list_id
 * for an unknown or somebody else's list, and with login_required.
 */
export async function requireReadableList(context: CallContext, listId: string, db = context.db): Promise<ListRow> {
  if (!/^[0-9A-Za-z_-]{1,64}$/.test(listId)) throw new CallError(400, 'bad_list_id', m.list_id_bad());
  const list = await listById(db, context.shop.store_id, listId);
  if (!list) throw notFound('invalid_list_id', m.list_id_incorrect());
  const account = context.session?.account_id;
  if ((list.needs_login === 1 || list.account_id !== null) && !account) throw loginRequired(m.list_login_needed());
  if (list.account_id !== null && list.account_id !== account) throw notFound('invalid_list_id', m.list_id_incorrect());
  return list;
}

/**
 * Returns one of the visitor's own lists. Pages use the id 'favourites' until they know the id of the built-in list.
 */
export async function requireOwnList(context: CallContext, listId: string, db = context.db): Promise<ListRow> {
  const account = await requireAccount(context, db);
  const list = await requireReadableList(context, listId === favourites ? account.wishlist_id : listId, db);
  if (list.account_id !== account.account_id) throw notFound('invalid_list_id', m.list_id_incorrect());
  return list;
}

/** Returns the account whose lists the visitor may change. */
export async function requireAccount({ session }: CallContext, db: Db): Promise<AccountRow> {
  const account = session?.account_id ? await accountById(db, session.account_id) : undefined;
  if (!account) throw loginRequired(m.login_needed());
  return account;
}
