import { toIsbn13 } from '@bookfront/shared/format';
import type { BrowseReply } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import type { CallContext, Input } from '../../call-context/call-context';
import { pageOfList } from '../../list/item-repository';
import { requireReadableList } from '../../list/list-service';
import { resultList } from '../../result-list/result-list-repository';
import { bySeriesOrder } from '../../title/series-order';
import { idsByEisbns, titlesOfSeries } from '../../title/title-reads';
import { type CatalogueIndex, toPositions } from '../catalogue-index/catalogue-index';
import { TitleSet } from '../sets/title-set';
import { meantText } from '../spelling/meant-text';
import { spellingsOf } from '../spelling/name-spellings';
import { nameKey } from '../text/fold';
import { bestOf, type CachedSearch, searchOnce, type TextSearch } from './recent-searches';

/** The titles found, in an order of their own (relevance, or the list's), and the heading of the view. */
export interface FoundTitles {
  titles: TitleSet;
  /** Returns the first `limit` of the given titles (default: all) in this order. */
  order: (shown?: TitleSet, limit?: number) => Uint32Array;
  context: { name: string; list_id: string } | null;
  /** The text that these titles match, where no title matches what was typed. */
  didYouMean?: NonNullable<BrowseReply['did_you_mean']>;
}

/** Restricts the catalogue to the search `t` and the list or result `x`. Undefined: no restriction. */
export async function findTitles(
  context: CallContext,
  index: CatalogueIndex,
  payload: Input<'browse/get'>,
): Promise<FoundTitles | undefined> {
  const listed = payload.x ? await listedTitles(context, index, payload.x) : undefined;
  const text = payload.t?.trim() ?? '';
  if (text === '') return listed;
  const matched = await matchedTitles(context, index, text, payload.k ?? 'keyword');
  if (!listed) return matched;
  const inList = new Set(listed.titles.positions);
  const both = inOrder(
    index,
    matched.order().filter((at) => inList.has(at)),
  );
  return { ...both, context: listed.context, ...meantIn(both.titles.count, matched.didYouMean?.text) };
}

const meantIn = (count: number, text: string | undefined): Pick<FoundTitles, 'didYouMean'> =>
  text !== undefined && count > 0 ? { didYouMean: { text, count } } : {};

/** 'list-…' is a title list; any other id the result of browse/file or browse/url. */
async function listedTitles(context: CallContext, index: CatalogueIndex, x: string): Promise<FoundTitles> {
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
): Promise<FoundTitles> {
  if (type === 'keyword') {
    const byNumber = await positionsOfEisbns(context, index, [toIsbn13(text) ?? text]);
    if (byNumber.length > 0 || toIsbn13(text)) return inOrder(index, byNumber);
  }
  const series = type === 'whole_series' ? await seriesTitles(context, text) : [];
  if (series.length > 0) return inOrder(index, Uint32Array.from(toPositions(index, series)));
  return searchText(index, { text, type, spellings: spellingsOf(context.shop.back_office.name_spellings) });
}

/** Searches for what was typed, or if no title matches it, for what was probably meant. */
function searchText(index: CatalogueIndex, wanted: TextSearch): FoundTitles {
  const typed = searchOnce(index, wanted);
  if (typed.titles.count > 0) return ofSearch(index, typed);
  const text = meantText(index, wanted.text, wanted.type, wanted.spellings);
  const meant = text === undefined ? typed : searchOnce(index, { ...wanted, text });
  return { ...ofSearch(index, meant), ...meantIn(meant.titles.count, text) };
}

const ofSearch = (index: CatalogueIndex, found: CachedSearch): FoundTitles => ({
  titles: found.titles,
  order: (shown, limit) => bestOf(index, found, shown, limit),
  context: null,
});

async function seriesTitles({ db, shop }: CallContext, name: string): Promise<number[]> {
  const key = nameKey(name);
  if (key === '') return [];
  const rows = await titlesOfSeries(db, shop.store_id, key);
  return rows.toSorted(bySeriesOrder).map((row) => row.id);
}

/** A list in its own order, without repeats. */
function inOrder({ size }: CatalogueIndex, sequence: Uint32Array): FoundTitles {
  const order = Uint32Array.from(new Set(sequence));
  return {
    titles: new TitleSet({ positions: order.toSorted() }, size),
    order: (shown) => (shown ? restrictTo(order, shown) : order),
    context: null,
  };
}

function restrictTo(order: Uint32Array, { positions }: TitleSet): Uint32Array {
  const wanted = new Set(positions);
  return order.filter((at) => wanted.has(at));
}
