import { limits, type Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { refuseClosedCart } from '../../cart/cart-rules';
import { write } from '../../database/write';
import { buildCalendar } from '../../event/build-events';
import { loginRequired } from '../../http/failure';
import { addTitle, copyList, createList, modifyList, removeList } from '../../list/change-lists';
import { newestOfList, pageOfList, removeItems } from '../../list/item-repository';
import { hasCalendar } from '../../list/list-description';
import { countedList, type ListRow, listsOfAccount, toList } from '../../list/list-repository';
import { requireOwnList, requireReadableList } from '../../list/list-service';
import { listToCart } from '../../list-to-cart/list-to-cart';
import { buildCart } from '../../pricing/build-cart';
import { cardsOf } from '../../title/title-cards';
import { buildSession } from '../../visitor/build-session';

export const titlelistCalls = {
  'titlelist/getItems': (context, { list_id, limit }) => listPage(context, list_id, limit ?? limits.pageSize.home, 0),
  'titlelist/getItemsSimple': (context, { list_id, limit, offset }) =>
    listPage(context, list_id, limit ?? limits.pageSize.list, offset ?? 0),
  'titlelist/getEisbns': async (context, { list_id }) => {
    const { list_id: own } = await requireOwnList(context, list_id);
    const rows = await newestOfList(context.db, own, limits.list.titles);
    return { eisbns: rows.map(({ eisbn }) => eisbn) };
  },
  'titlelist/getLists': (context, { eisbn }) => ownLists(context, eisbn),

  'titlelist/create': async (context, payload) => {
    const list_id = await createList(context, payload);
    return { list_id, ...(await ownLists(context, payload.eisbn)) };
  },

  'titlelist/modify': async (context, payload) => {
    await modifyList(context, payload);
    return ownLists(context);
  },

  'titlelist/delete': async (context, { list_id }) => {
    await removeList(context, list_id);
    return ownLists(context);
  },

  'titlelist/copyFromList': async (context, payload) => {
    const { to, added } = await copyList(context, payload);
    return { list: await currentList(context, to), added };
  },

  'titlelist/copyToCart': async (context, { list_id }) => {
    refuseClosedCart(context);
    if (!context.session?.account_id) throw loginRequired(m.login_needed());
    const list = await requireReadableList(context, list_id);
    const { added, kept, leftOut } = await write(context.db, (tx) => listToCart(tx, context, list));
    return {
      cart: await buildCart(context.db, context),
      added,
      kept,
      left_out: leftOut.slice(0, limits.list.leftOut),
      left_out_count: leftOut.length,
    };
  },

  'titlelist/addItemToList': async (context, { list_id, eisbn, return_session }) => {
    const list = await requireOwnList(context, list_id);
    await write(context.db, (tx) => addTitle(tx, context, list.list_id, eisbn));
    return return_session ? { session: await buildSession(context.db, context) } : {};
  },

  'titlelist/removeItemFromList': async (context, { list_id, eisbn, return_session }) => {
    const list = await requireOwnList(context, list_id);
    await write(context.db, (tx) => removeItems(tx, list.list_id, [eisbn]));
    return return_session ? { session: await buildSession(context.db, context) } : {};
  },

  'titlelist/removeItemsFromList': async (context, { list_id, eisbns, return_session }) => {
    const list = await requireOwnList(context, list_id);
    await write(context.db, (tx) => removeItems(tx, list.list_id, eisbns));
    return return_session ? { session: await buildSession(context.db, context) } : {};
  },
} satisfies Partial<Handlers>;

async function listPage(context: CallContext, listId: string, limit: number, offset: number) {
  const row = await requireReadableList(context, listId);
  const eisbns = await pageOfList(context.db, row, { limit, offset });
  const list = await currentList(context, row);
  return { list, rows: await cardsOf(context.db, context, eisbns), row_count: list.row_count };
}

const currentList = async (context: CallContext, list: ListRow) =>
  toList(
    await countedList(context.db, list),
    context.session?.account_id,
    hasCalendar(list) ? await buildCalendar(context) : undefined,
  );

async function ownLists({ db, session }: CallContext, eisbn?: string): Promise<Reply<'titlelist/getLists'>> {
  if (!session?.account_id) throw loginRequired(m.list_login_needed());
  const { account_id } = session;
  return { rows: (await listsOfAccount(db, account_id, eisbn)).map((list) => toList(list, account_id)) };
}
