import type { FeatureFilter } from '@bookfront/shared/schemas';
import type { FeatureRow } from './feature-repository';

export type FeatureSort = 'date' | 'date_asc' | 'name' | 'name_desc';
/** Keys of categories, keys of subcategories, and search words. */
export interface FeatureQuery {
  c: readonly string[];
  f: readonly string[];
  t: string;
}

/** A subcategory's key includes its category, since categories may have subcategories of the same name. */
const subKey = ({ category, sub_category }: FeatureRow): string => `${category} / ${sub_category}`;
const hasSub = ({ sub_category }: FeatureRow): boolean => sub_category !== '';

/** Finds features: they match any key of a kind, and all kinds and words. */
export const findFeatures = (rows: readonly FeatureRow[], { c, f, t }: FeatureQuery): FeatureRow[] => {
  const found = matching(rows, t);
  return found.filter((row) => isIn(c, row.category) && isIn(f, subKey(row)));
};

const isIn = (keys: readonly string[], key: string): boolean => keys.length === 0 || keys.includes(key);

/** Every search word must occur in the feature's words. */
function matching(rows: readonly FeatureRow[], t: string): readonly FeatureRow[] {
  const words = fold(t)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = fold(
      [row.name, row.header, row.category, row.sub_category, row.description.replace(/<[^>]*>/g, ' ')].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** FEA-05: each count is the number of features after a click; a kind of filter ignores its own choice. */
export function featureFilters(rows: readonly FeatureRow[], { c, f, t }: FeatureQuery): FeatureFilter[] {
  const found = matching(rows, t);
  const byCategory = found.filter((row) => isIn(f, subKey(row)));
  const bySub = found.filter((row) => isIn(c, row.category) && hasSub(row));
  const categories = namesOf(found, ({ category }) => category);
  return categories.map((category) => ({
    k: category,
    e: category,
    c: countOf(byCategory, (row) => row.category === category),
    s: c.includes(category),
    subfilters: namesOf(
      found.filter((row) => row.category === category && hasSub(row)),
      ({ sub_category }) => sub_category,
    ).map((name) => {
      const k = `${category} / ${name}`;
      return { k, e: name, c: countOf(bySub, (row) => subKey(row) === k), s: f.includes(k) };
    }),
  }));
}

const namesOf = (rows: readonly FeatureRow[], name: (row: FeatureRow) => string): string[] =>
  [...new Set(rows.map(name))].filter((one) => one !== '').toSorted((a, b) => a.localeCompare(b));

const countOf = (rows: readonly FeatureRow[], fits: (row: FeatureRow) => boolean): number => rows.filter(fits).length;

export const sortFeatures = (rows: readonly FeatureRow[], sort: FeatureSort): FeatureRow[] =>
  rows.toSorted(orders[sort]);

type Order = (a: FeatureRow, b: FeatureRow) => number;
const byName: Order = (a, b) => titleOf(a).localeCompare(titleOf(b)) || a.list_id.localeCompare(b.list_id);
const byDate: Order = (a, b) => a.date - b.date || byName(b, a);
const orders: Record<FeatureSort, Order> = {
  date: (a, b) => byDate(b, a),
  date_asc: byDate,
  name: byName,
  name_desc: (a, b) => byName(b, a),
};

export const titleOf = ({ header, name }: Pick<FeatureRow, 'header' | 'name'>): string => header || name;
