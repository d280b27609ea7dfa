import { limits } from '../schemas/limits';
import { type FeatureSort, featureSorts } from '../schemas/vocabulary';
import { decodeSegment, encodeSegment, onOneLine } from './path-segment';

/**
 * One view of /features (P1 §2, FEA-01): `c` categories, `f` subcategories, `t` text, `s` sort, `o` offset, `l` page
 * size; undefined is the default.
 */
export interface FeaturesView {
  c: string[];
  f: string[];
  t?: string;
  s?: FeatureSort;
  o: number;
  l?: number;
}

/** `rest`: the path behind /features/, as the browser shows it; `fields`: of a plain form (GAP-05). */
export function parseFeatures(rest: string, fields: Iterable<[string, string]> = []): FeaturesView {
  const view: FeaturesView = { c: [], f: [], o: 0 };
  const parts = rest.split('/').filter((part) => part !== '');
  for (const [i, key] of parts.entries()) if (i % 2 === 0) read(view, key, decodeSegment(parts[i + 1] ?? ''));
  for (const [key, value] of fields) read(view, key, value);
  return view;
}

/** The path of a view, in the one order that is written. */
export function featuresPath(view: FeaturesView): string {
  const segments = [
    ...view.c.map((value) => ['c', value]),
    ...view.f.map((value) => ['f', value]),
    ...(view.t ? [['t', view.t]] : []),
    ...(view.s ? [['s', view.s]] : []),
    ...(view.l === undefined ? [] : [['l', String(view.l)]]),
    ...(view.o > 0 ? [['o', String(view.o)]] : []),
  ];
  return `/features${segments.map(([key, value = '']) => `/${key}/${encodeSegment(value)}`).join('')}`;
}

/** Puts a category or a subcategory on or off; the offset goes back to 0. */
export function toggleFeature(view: FeaturesView, letter: 'c' | 'f', value: string): FeaturesView {
  const values = view[letter].includes(value) ? view[letter].filter((one) => one !== value) : [...view[letter], value];
  return { ...view, [letter]: values, o: 0 };
}

/** The payload of feature/getList (P1 §7): c, f and t are JSON. */
export const featuresPayload = ({ c, f, t, s, o, l }: FeaturesView) => ({
  o: String(o),
  l: String(l ?? limits.feature.pageSize),
  ...(s ? { s } : {}),
  ...(c.length > 0 ? { c: JSON.stringify(c) } : {}),
  ...(f.length > 0 ? { f: JSON.stringify(f) } : {}),
  ...(t ? { t: JSON.stringify(t) } : {}),
});

/** What the api would not take is left out, so that no page shows a filter that is not applied. */
function read(view: FeaturesView, key: string, text: string): void {
  const value = onOneLine(text).slice(0, limits.feature.text).toWellFormed();
  if (value === '') return;
  if (key === 'c' || key === 'f') readKey(view[key], value);
  else if (key === 't') view.t = value;
  else if (key === 's') readSort(view, value);
  else if (key === 'o' && /^\d{1,6}$/.test(value)) view.o = Number(value);
  else if (key === 'l' && pageSizes.includes(Number(value))) view.l = Number(value);
}

function readKey(values: string[], value: string): void {
  if (!values.includes(value) && values.length < limits.feature.keys) values.push(value);
}

function readSort(view: FeaturesView, value: string): void {
  const sort = featureSorts.find((one) => one === value);
  if (sort) view.s = sort;
}

const pageSizes: readonly number[] = limits.pageSize.choices;
