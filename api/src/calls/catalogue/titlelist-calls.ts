import { limits } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { write } from '../../database/write';
import { loginRequired, notFound } from '../../http/failure';
import { addToList, listEisbns, listsOfAccount, removeFromList, toList } from '../../list/list-repository';
import { requireOwnList, requireReadableList } from '../../list/list-service';
import { pageWidgets } from '../../page/page-widgets';
import { cardsOf } from '../../title/title-cards';
import { titleByEisbn } from '../../title/title-reads';
import { buildSession } from '../../visitor/build-session';

export const titlelistCalls = {
  'titlelist/getCustom': async (context, { page_id }) => ({ widgets: await pageWidgets(context, page_id) }),
  'titlelist/getItems': (context, { list_id, limit }) => listPage(context, list_id, limit ?? limits.pageSize.home, 0),
  'titlelist/getItemsSimple': (context, { list_id, limit, offset }) =>
    listPage(context, list_id, limit ?? limits.pageSize.list, offset ?? 0),

  'titlelist/getLists': async (context, { eisbn }) => {
    if (!context.session?.account_id) throw loginRequired(m.list_login_needed());
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
  },

  'titlelist/addItemToList': async (context, { list_id, eisbn, return_session }) => {
    const list = await requireOwnList(context, list_id);
    if (!(await titleByEisbn(context.db, context.shop.store_id, eisbn))) throw notFound('no_title', m.results_none());
    await write(context.db, (tx) => addToList(tx, list.list_id, eisbn));
    return return_session ? { session: await buildSession(context.db, context) } : {};
  },

  'titlelist/removeItemFromList': async (context, { list_id, eisbn, return_session }) => {
    const list = await requireOwnList(context, list_id);
    await write(context.db, (tx) => removeFromList(tx, list.list_id, [eisbn]));
    return return_session ? { session: await buildSession(context.db, context) } : {};
  },

  'titlelist/removeItemsFromList': async (context, { list_id, eisbns, return_session }) => {
    const list = await requireOwnList(context, list_id);
    await write(context.db, (tx) => removeFromList(tx, list.list_id, eisbns));
    return return_session ? { session: await buildSession(context.db, context) } : {};
  },
} satisfies Partial<Handlers>;

async function listPage(context: CallContext, listId: string, limit: number, offset: number) {
  const list = await requireReadableList(context, listId);
  const eisbns = await listEisbns(context.db, list);
  const rows = await cardsOf(context.db, context, eisbns.slice(offset, offset + limit));
  return { list: toList(list, { has_titles: eisbns.length > 0 }), rows, row_count: eisbns.length };
}
