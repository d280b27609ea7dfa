import { type BrowseReply, limits } from '@bookfront/shared/schemas';
import type { CallContext, Input } from '../call';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index';
import { catalogueIndex } from '../catalogue-index/kept-index';
import type { SortOrder } from '../catalogue-index/sort-order';
import { cardsByIds } from '../title/title-cards';
import { filterInfo } from './filter-info';
import { type Found, findTitles } from './find';
import { narrow, selectionOf, type Titles } from './view';

/** browse/get (P1§2, P1§3): one page of a view, its size and its filter panel. */
export async function browse(context: CallContext, payload: Input<'browse/get'>): Promise<BrowseReply> {
  const index = await catalogueIndex(context);
  const found = await findTitles(context, index, payload);
  const selection = selectionOf(payload);
  const shown = narrow(index, found?.positions, selection);
  const page = pageOf(index, found, shown, payload);
  return {
    rows: await cardsByIds(
      context.db,
      context,
      page.map((at) => index.ids[at] ?? -1),
    ),
    row_count: shown?.length ?? index.size,
    filter_info: filterInfo(index, found?.positions, shown, selection),
    context: found?.context ?? null,
  };
}

/** Relevance (and a list's own sequence) is the order of the find; without one, what sells best comes first, as positions do. */
function pageOf(
  index: CatalogueIndex,
  found: Found | undefined,
  shown: Titles,
  { v = 'relevance', o = 0, l = limits.pageSize.default }: Input<'browse/get'>,
): number[] {
  const size = shown?.length ?? index.size;
  if (o >= size) return [];
  const isOwnOrder = v === 'relevance' || v === 'sequence';
  if (v === 'best_selling' || (isOwnOrder && !found))
    return shown ? [...shown.subarray(o, o + l)] : Array.from({ length: Math.min(l, size - o) }, (_one, i) => o + i);
  if (isOwnOrder && found) return [...found.order(shown).subarray(o, o + l)];
  return sorted(index.orders[v as keyof CatalogueIndex['orders']], shown, o, l);
}

/** Few titles are put in order by their places; of many the order is walked until the page is full. */
function sorted({ positions, places }: SortOrder, shown: Titles, offset: number, limit: number): number[] {
  if (!shown) return [...positions.subarray(offset, offset + limit)];
  if (shown.length * 8 < positions.length) {
    const inPlace = Uint32Array.from(shown, (at) => places[at] ?? 0).sort();
    return Array.from(inPlace.subarray(offset, offset + limit), (place) => positions[place] ?? 0);
  }
  const isShown = marksOf(shown, positions.length);
  const page: number[] = [];
  let passed = 0;
  for (let place = 0; place < positions.length && page.length < limit; place++) {
    const at = positions[place] ?? 0;
    if (isShown[at] === 1 && passed++ >= offset) page.push(at);
  }
  return page;
}

function marksOf(titles: Uint32Array, size: number): Uint8Array {
  const marks = new Uint8Array(size);
  for (const at of titles) marks[at] = 1;
  return marks;
}
