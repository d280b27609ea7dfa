import { toIsbn13 } from '@bookfront/shared/format';
import { limits } from '@bookfront/shared/schemas/limits';
import type { CallContext, Input } from '../../call-context/call-context';
import { pageOfList } from '../../list/item-repository';
import { requireReadableList } from '../../list/list-service';
import { resultList } from '../../result-list/result-list-repository';
import { bySeriesOrder } from '../../title/series-order';
import { idsByEisbns, titlesOfSeries } from '../../title/title-reads';
import { type CatalogueIndex, toPositions } from '../catalogue-index/catalogue-index';
import { TitleSet } from '../sets/title-set';
import { nameKey } from '../text/fold';
import { termsOf } from '../text/query';
import { bestOf, searchOnce } from './recent-searches';

/** Titles, an order of their own (best fit, or the list's), and the heading that they bring. */
export interface Found {
  titles: TitleSet;
  /** Of those that are shown; without any, of all. The first `limit` of them will do. */
  order: (shown?: TitleSet, limit?: number) => Uint32Array;
  context: { name: string; list_id: string } | null;
}

/** What text `t` and result `x` leave of the catalogue; undefined: all of it. */
export async function findTitles(
  context: CallContext,
  index: CatalogueIndex,
  payload: Input<'browse/get'>,
): Promise<Found | undefined> {
  const listed = payload.x ? await listedTitles(context, index, payload.x) : undefined;
  const text = payload.t?.trim() ?? '';
  if (text === '') return listed;
  const matched = await matchedTitles(context, index, text, payload.k ?? 'keyword');
  if (!listed) return matched;
  const inList = new Set(listed.titles.positions);
  return {
    ...inOrder(
      index,
      matched.order().filter((at) => inList.has(at)),
    ),
    context: listed.context,
  };
}

/** 'list-…' is a title list; any other id the result of browse/file or browse/url. */
async function listedTitles(context: CallContext, index: CatalogueIndex, x: string): Promise<Found> {
  const { db, shop } = context;
  if (!x.startsWith('list-')) {
    const result = await resultList(db, shop.store_id, x);
    return {
      ...inOrder(index, await positionsOfEisbns(context, index, result?.eisbns ?? [])),
      context: result ? { name: result.name, list_id: '' } : null,
    };
  }
  const list = await requireReadableList(context, x.slice('list-'.length));
  return {
    ...inOrder(index, await positionsOfEisbns(context, index, await pageOfList(db, list, wholeList))),
    context: { name: list.name, list_id: list.list_id },
  };
}

const wholeList = { limit: limits.list.titles, offset: 0 };

async function positionsOfEisbns(
  { db, shop }: CallContext,
  index: CatalogueIndex,
  eisbns: readonly string[],
): Promise<Uint32Array> {
  const ids = await idsByEisbns(db, shop.store_id, eisbns);
  return Uint32Array.from(
    toPositions(
      index,
      eisbns.flatMap((eisbn) => ids.get(eisbn) ?? []),
    ),
  );
}

async function matchedTitles(
  context: CallContext,
  index: CatalogueIndex,
  text: string,
  type: NonNullable<Input<'browse/get'>['k']>,
): Promise<Found> {
  if (type === 'keyword') {
    const byNumber = await positionsOfEisbns(context, index, [toIsbn13(text) ?? text]);
    if (byNumber.length > 0 || toIsbn13(text)) return inOrder(index, byNumber);
  }
  const series = type === 'whole_series' ? await seriesTitles(context, text) : [];
  if (series.length > 0) return inOrder(index, Uint32Array.from(toPositions(index, series)));
  const found = searchOnce(index, termsOf(text, type === 'whole_series'), type);
  return { titles: found.titles, order: (shown, limit) => bestOf(index, found, shown, limit), context: null };
}

async function seriesTitles({ db, shop }: CallContext, name: string): Promise<number[]> {
  const key = nameKey(name);
  if (key === '') return [];
  const rows = await titlesOfSeries(db, shop.store_id, key);
  return rows.toSorted(bySeriesOrder).map((row) => row.id);
}

/** A list in its own order, each title once. */
function inOrder({ size }: CatalogueIndex, sequence: Uint32Array): Found {
  const order = Uint32Array.from(new Set(sequence));
  return {
    titles: new TitleSet({ positions: order.toSorted() }, size),
    order: (shown) => (shown ? chosen(order, shown) : order),
    context: null,
  };
}

function chosen(order: Uint32Array, { positions }: TitleSet): Uint32Array {
  const wanted = new Set(positions);
  return order.filter((at) => wanted.has(at));
}
