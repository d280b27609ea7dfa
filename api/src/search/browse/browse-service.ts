import { type BrowseReply, limits } from '@bookfront/shared/schemas';
import type { CallContext, Input } from '../../call-context/call-context';
import { cardsByIds } from '../../title/title-cards';
import { catalogueIndex } from '../catalogue-index/cached-index';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index';
import type { SortOrder } from '../catalogue-index/sort-order';
import { hasBit } from '../sets/bits';
import { filterInfo } from './filter-info';
import { type FoundTitles, findTitles } from './find';
import { selectionOf, type Titles, viewOf } from './view';

/** browse/get (P1 §2, P1 §3): one page of a view, its row count and its filter panel. */
export async function browse(context: CallContext, payload: Input<'browse/get'>): Promise<BrowseReply> {
  const index = await catalogueIndex(context);
  const found = await findTitles(context, index, payload);
  const selection = selectionOf(payload);
  const view = viewOf(index, found?.titles, selection);
  const { shown } = view;
  const page = pageOf(index, found, shown, payload);
  // the view lives in a scratch buffer, so use it before the next await
  const filter_info = filterInfo(index, view, selection);
  const rows = await cardsByIds(
    context.db,
    context,
    page.map((at) => index.ids[at] ?? -1),
  );
  return {
    rows,
    row_count: shown?.count ?? index.size,
    filter_info,
    context: found?.context ?? null,
    ...meantIn(found, shown?.count ?? 0),
  };
}

/** The count is of what a click on the text gives: it keeps the filters. */
const meantIn = (found: FoundTitles | undefined, count: number): Pick<BrowseReply, 'did_you_mean'> =>
  found?.didYouMean && count > 0 ? { did_you_mean: { text: found.didYouMean.text, count } } : {};

/**
 * Returns the titles of one page. Sorted by relevance or a list's own order, the titles found have an order; otherwise
 * best sellers come first, as positions do.
 */
function pageOf(
  index: CatalogueIndex,
  found: FoundTitles | undefined,
  shown: Titles,
  { v = 'relevance', o = 0, l = limits.pageSize.default }: Input<'browse/get'>,
): number[] {
  const size = shown?.count ?? index.size;
  if (o >= size) return [];
  const isOwnOrder = v === 'relevance' || v === 'sequence';
  if (v === 'best_selling' || (isOwnOrder && !found))
    return shown
      ? [...shown.first(o + l).subarray(o)]
      : Array.from({ length: Math.min(l, size - o) }, (_one, i) => o + i);
  if (isOwnOrder && found) return [...found.order(shown, o + l).subarray(o, o + l)];
  return sorted(index.orders[v as keyof CatalogueIndex['orders']], shown, o, l);
}

/** Sorts a few titles by rank; for many, walks the sort order until the page is full. */
function sorted({ positions, ranks }: SortOrder, shown: Titles, offset: number, limit: number): number[] {
  if (!shown) return [...positions.subarray(offset, offset + limit)];
  if (shown.count * 8 < positions.length) {
    const inPlace = shown.positions.map((at) => ranks[at] ?? 0).sort();
    return Array.from(inPlace.subarray(offset, offset + limit), (rank) => positions[rank] ?? 0);
  }
  const page: number[] = [];
  let passed = 0;
  for (let rank = 0; rank < positions.length && page.length < limit; rank++) {
    const at = positions[rank] ?? 0;
    if (hasBit(shown.bits, at) && passed++ >= offset) page.push(at);
  }
  return page;
}
