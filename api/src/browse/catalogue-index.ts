import type { FilterLetter } from '@bookfront/shared/routes';
import type { CallContext } from '../call';
import { dayStart } from '../dates';
import { type Bits, noBits, setBit } from './bits';
import { browseRows, catalogueRevision } from './browse-repository';

/** A shop's titles on sale, held as sets by filter value, so that any count of any view is a few machine words away. */
export interface CatalogueIndex {
  size: number;
  eisbns: string[];
  ids: Int32Array;
  positionOfId: Map<number, number>;
  positionOfEisbn: Map<string, number>;
  facets: Map<FilterLetter, Map<string, Bits>>;
  /** Positions in the order of each sort. */
  orders: Record<'title' | 'author' | 'pubdate' | 'price' | 'best_selling', Uint32Array>;
}

interface Kept {
  revision: number;
  today: number;
  index: CatalogueIndex;
}
const kept = new WeakMap<CallContext['db'], Map<string, Kept>>();

/** Made anew when the shop's catalogue or the shop's day has changed. */
export async function catalogueIndex({ db, shop, now }: CallContext): Promise<CatalogueIndex> {
  const revision = await catalogueRevision(db, shop.store_id);
  const today = dayStart(now, shop.settings.time_zone);
  const ofDb = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, ofDb);
  const known = ofDb.get(shop.store_id);
  if (known?.revision === revision && known.today === today) return known.index;
  const rows = await browseRows(db, shop.store_id);
  const index = buildIndex(rows, (daysAgo) => dayStart(now, shop.settings.time_zone, daysAgo), now);
  ofDb.set(shop.store_id, { revision, today, index });
  return index;
}

export interface IndexRow {
  title_id: number;
  eisbn: string;
  sort_title: string;
  sort_author: string;
  release_date: number | null;
  price: number | null;
  rank: number | null;
  facets: string;
}

function buildIndex(rows: readonly IndexRow[], dayAgo: (days: number) => number, now: number): CatalogueIndex {
  const index: CatalogueIndex = {
    size: rows.length,
    eisbns: rows.map((row) => row.eisbn),
    ids: Int32Array.from(rows, (row) => row.title_id),
    positionOfId: new Map(rows.map((row, at) => [row.title_id, at])),
    positionOfEisbn: new Map(rows.map((row, at) => [row.eisbn, at])),
    facets: new Map(),
    orders: ordersOf(rows),
  };
  const ages = { last_30: dayAgo(30), last_90: dayAgo(90), last_year: dayAgo(365) };
  for (const [at, row] of rows.entries()) {
    const facets: string[] = JSON.parse(row.facets);
    for (const facet of [...facets, ...dateFacets(row.release_date, ages, now)]) addFacet(index, at, facet);
  }
  return index;
}

function addFacet(index: CatalogueIndex, at: number, facet: string): void {
  const letter = facet[0] as FilterLetter;
  const values = index.facets.get(letter) ?? new Map<string, Bits>();
  index.facets.set(letter, values);
  const bits = values.get(facet.slice(1)) ?? noBits(index.size);
  values.set(facet.slice(1), bits);
  setBit(bits, at);
}

/** Segment d (and the status forthcoming): spans of time nest, 'older' is the rest. */
function dateFacets(released: number | null, ages: Record<'last_30' | 'last_90' | 'last_year', number>, now: number): string[] {
  if (released === null) return [];
  if (released > now) return ['dforthcoming', 'bforthcoming'];
  const spans = Object.entries(ages)
    .filter(([, since]) => released >= since)
    .map(([name]) => `d${name}`);
  return spans.length > 0 ? spans : ['dolder'];
}

function ordersOf(rows: readonly IndexRow[]): CatalogueIndex['orders'] {
  const order = (compare: (a: IndexRow, b: IndexRow) => number) => {
    const positions = Uint32Array.from(rows, (_row, at) => at);
    return positions.sort((a, b) => compare(rows[a] as IndexRow, rows[b] as IndexRow) || a - b);
  };
  const byTitle = (a: IndexRow, b: IndexRow) => compareText(a.sort_title, b.sort_title);
  const byRank = (a: IndexRow, b: IndexRow) => last(a.rank) - last(b.rank);
  return {
    title: order(byTitle),
    author: order((a, b) => compareText(a.sort_author || '\uffff', b.sort_author || '\uffff') || byTitle(a, b)),
    pubdate: order((a, b) => (b.release_date ?? -1e12) - (a.release_date ?? -1e12) || byTitle(a, b)),
    price: order((a, b) => last(a.price) - last(b.price) || byTitle(a, b)),
    best_selling: order((a, b) => byRank(a, b)),
  };
}

const last = (value: number | null): number => value ?? Number.MAX_SAFE_INTEGER;
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
