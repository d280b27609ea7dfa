import { limits, messages } from '@bookfront/shared/schemas';
import { type CallContext, defineCall } from '../call';
import { write } from '../database/write';
import { loginRequired, notFound } from '../failure';
import { buildSession } from '../session/session-service';
import { cardsOf } from '../title/title-cards';
import { titleByEisbn } from '../title/title-reads';
import { addToList, listEisbns, listsOfAccount, removeFromList, toList } from './list-repository';
import { requireOwnList, requireReadableList } from './list-service';
import { pageWidgets } from './page-widgets';

export const titlelistCalls = [
  defineCall('titlelist/getCustom', async (context, { page_id }) => ({ widgets: await pageWidgets(context, page_id) })),
  defineCall('titlelist/getItems', (context, { list_id, limit }) =>
    listPage(context, list_id, limit ?? limits.pageSize.home, 0),
  ),
  defineCall('titlelist/getItemsSimple', (context, { list_id, limit, offset }) =>
    listPage(context, list_id, limit ?? limits.pageSize.list, offset ?? 0),
  ),

  defineCall('titlelist/getLists', async (context, { eisbn }) => {
    if (!context.session?.account_id) throw loginRequired(messages.listLogin);
    const lists = await listsOfAccount(context.db, context.session.account_id);
    const rows = await Promise.all(
      lists.map(async (list) => {
        const eisbns = await listEisbns(context.db, list);
        return toList(list, {
          has_titles: eisbns.length > 0,
          contains_eisbn: eisbn !== undefined && eisbns.includes(eisbn),
        });
      }),
    );
    return { rows };
  }),

  defineCall('titlelist/addItemToList', async (context, { list_id, eisbn, return_session }) => {
    const list = await requireOwnList(context, list_id);
    if (!(await titleByEisbn(context.db, context.shop.store_id, eisbn))) throw notFound('no_title', messages.noResults);
    await write(context.db, (tx) => addToList(tx, list.list_id, eisbn));
    return return_session ? { session: await buildSession(context.db, context) } : {};
  }),

  defineCall('titlelist/removeItemFromList', async (context, { list_id, eisbn, return_session }) => {
    const list = await requireOwnList(context, list_id);
    await write(context.db, (tx) => removeFromList(tx, list.list_id, [eisbn]));
    return return_session ? { session: await buildSession(context.db, context) } : {};
  }),

  defineCall('titlelist/removeItemsFromList', async (context, { list_id, eisbns, return_session }) => {
    const list = await requireOwnList(context, list_id);
    await write(context.db, (tx) => removeFromList(tx, list.list_id, eisbns));
    return return_session ? { session: await buildSession(context.db, context) } : {};
  }),
];

async function listPage(context: CallContext, listId: string, limit: number, offset: number) {
  const list = await requireReadableList(context, listId);
  const eisbns = await listEisbns(context.db, list);
  const rows = await cardsOf(context.db, context, eisbns.slice(offset, offset + limit));
  return { list: toList(list, { has_titles: eisbns.length > 0 }), rows, row_count: eisbns.length };
}
