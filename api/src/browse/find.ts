import { toIsbn13 } from '@bookfront/shared/format';
import type { CallContext, Input } from '../call';
import { nameKey } from '../text-search/fold';
import { matchExpression } from '../text-search/query';
import { searchTitles } from '../text-search/table';
import { titlesOfSeries } from '../title/title-reads';
import { listEisbns } from '../titlelist/list-repository';
import { requireReadableList } from '../titlelist/list-service';
import type { CatalogueIndex } from './catalogue-index';

/** Positions in the index, in an order of their own (best first, or the list's), and the heading that they bring. */
export interface Found {
  positions: number[];
  context: { name: string; list_id: string } | null;
}

/** What text `t` and result `x` leave of the catalogue; undefined: all of it. */
export async function findTitles(context: CallContext, index: CatalogueIndex, payload: Input<'browse/get'>): Promise<Found | undefined> {
  const listed = payload.x ? await listedTitles(context, index, payload.x) : undefined;
  const text = payload.t?.trim() ?? '';
  if (text === '') return listed;
  const matched = await matchedTitles(context, index, text, payload.k ?? 'keyword');
  if (!listed) return { positions: matched, context: null };
  const inList = new Set(listed.positions);
  return { positions: matched.filter((at) => inList.has(at)), context: listed.context };
}

async function listedTitles(context: CallContext, index: CatalogueIndex, x: string): Promise<Found> {
  if (!x.startsWith('list-')) return { positions: [], context: null };
  const list = await requireReadableList(context, x.slice('list-'.length));
  return { positions: toPositions(index.positionOfEisbn, await listEisbns(context.db, list)), context: { name: list.name, list_id: list.list_id } };
}

async function matchedTitles(context: CallContext, index: CatalogueIndex, text: string, type: NonNullable<Input<'browse/get'>['k']>): Promise<number[]> {
  if (type === 'keyword') {
    const byNumber = toPositions(index.positionOfEisbn, [toIsbn13(text) ?? text]);
    if (byNumber.length > 0 || toIsbn13(text)) return byNumber;
  }
  const series = type === 'whole_series' ? await seriesTitles(context, text) : [];
  if (series.length > 0) return toPositions(index.positionOfId, series);
  const expression = matchExpression(text, type);
  return expression ? toPositions(index.positionOfId, await searchTitles(context.db, context.shop.number, expression)) : [];
}

async function seriesTitles({ db, shop }: CallContext, name: string): Promise<number[]> {
  const key = nameKey(name);
  if (key === '') return [];
  const rows = await titlesOfSeries(db, shop.store_id, key);
  return rows.toSorted((a, b) => (Number.parseFloat(a.series_num) || 999) - (Number.parseFloat(b.series_num) || 999)).map((row) => row.id);
}

const toPositions = <K>(positionOf: Map<K, number>, keys: readonly K[]): number[] => keys.flatMap((key) => positionOf.get(key) ?? []);
