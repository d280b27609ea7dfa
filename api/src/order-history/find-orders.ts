import { toIsbn13 } from '@bookfront/shared/format';
import { limits, orderRowSchema, type Reply } from '@bookfront/shared/schemas';
import { sql } from 'kysely';
import type { CallContext, Input } from '../call-context/call-context';
import { requireLogin } from '../cart/cart-rules';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { scopeOf } from '../order/order-entry';
import { piecesOf } from '../search';

type Query = Input<'order/getList'>;
interface Search extends Query {
  account_id: string;
}

/**
 * One page of the member's orders, newest first (P2 §7). Three statements, each answered by an index: the page's cards,
 * the count and the years; no order is read.
 */
export async function findOrders(
  context: Pick<CallContext, 'db' | 'session'>,
  query: Query,
): Promise<Reply<'order/getList'>> {
  const search = { ...query, account_id: requireLogin(context) };
  const { db } = context;
  const match = query.term ? matchOf(search) : undefined;
  const ids = match === undefined ? filtered(db, search) : matching(db, match);
  const page = ids
    .select('id')
    .orderBy('id', 'desc')
    .limit(query.limit ?? limits.pageSize.default)
    .offset(query.offset ?? 0);
  const cards = await db
    .selectFrom('order_entry')
    .select('card')
    .where('id', 'in', page)
    .orderBy('id', 'desc')
    .execute();
  const { n } = await ids.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const years = await yearsOf(db, search.account_id);
  return { rows: cards.map(({ card }) => parseColumn(orderRowSchema, card)), rowcount: n, row_count: n, years };
}

function filtered(db: Db, { account_id, year, location_id }: Search) {
  let entries = db.selectFrom('order_entry').where('account_id', '=', account_id);
  if (year !== undefined) entries = entries.where('year', '=', year);
  if (location_id) entries = entries.where('location_id', '=', location_id);
  return entries;
}

const matching = (db: Db, match: string) =>
  db.selectFrom(
    sql<{ id: number }>`(SELECT rowid AS id FROM order_words WHERE order_words MATCH ${match})`.as('order_entry'),
  );

/**
 * Every word must begin one of the order's, characters of a script without spaces must follow one another; an ISBN is
 * found in each spelling. A search without letters or digits finds nothing.
 */
function matchOf({ term = '', account_id, year, location_id }: Search): string {
  const phrases = piecesOf(toIsbn13(term) ?? term).map(({ tokens }) => `words : "${tokens.join(' ')}" *`);
  const scope = scopeOf({ account_id, year, location_id: location_id || undefined });
  if (phrases.length === 0) return 'scope : "none"';
  return [...scope.map((word) => `scope : "${word}"`), ...phrases].join(' AND ');
}

async function yearsOf(db: Db, accountId: string): Promise<number[]> {
  const years = db.selectFrom('order_entry').select('year').distinct().where('account_id', '=', accountId);
  return (await years.orderBy('year', 'desc').execute()).map(({ year }) => year);
}
