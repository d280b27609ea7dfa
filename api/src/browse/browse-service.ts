import { type BrowseReply, limits } from '@bookfront/shared/schemas';
import type { CallContext, Input } from '../call';
import { cardsOf } from '../title/title-cards';
import { countBits, hasBit } from './bits';
import { type CatalogueIndex, catalogueIndex } from './catalogue-index';
import { filterInfo } from './filter-info';
import { type Found, findTitles } from './find';
import { narrow, selectionOf, toBits } from './view';

/** browse/get (P1§2, P1§3): one page of a view, its size and its filter panel. */
export async function browse(context: CallContext, payload: Input<'browse/get'>): Promise<BrowseReply> {
  const index = await catalogueIndex(context);
  const found = await findTitles(context, index, payload);
  const selection = selectionOf(payload);
  const inFound = toBits(index, found?.positions);
  const shown = narrow(index, inFound, selection);
  const order = orderOf(index, found, payload);
  const page = pageOf(order, (at) => hasBit(shown, at), payload.o ?? 0, payload.l ?? limits.pageSize.default);
  return {
    rows: await cardsOf(
      context.db,
      context,
      page.flatMap((at) => index.eisbns[at] ?? []),
    ),
    row_count: countBits(shown),
    filter_info: filterInfo(index, inFound, selection),
    context: found?.context ?? null,
  };
}

/** Relevance (and a list's own sequence) is the order of the find; without one, what sells best comes first. */
function orderOf(index: CatalogueIndex, found: Found | undefined, { v = 'relevance' }: Input<'browse/get'>): Iterable<number> {
  if (v === 'relevance' || v === 'sequence') return found?.positions ?? index.orders.best_selling;
  return index.orders[v];
}

function pageOf(order: Iterable<number>, isShown: (at: number) => boolean, offset: number, limit: number): number[] {
  const page: number[] = [];
  let passed = 0;
  for (const at of order) {
    if (!isShown(at)) continue;
    if (passed++ >= offset) page.push(at);
    if (page.length === limit) break;
  }
  return page;
}
