import { limits } from '../schemas/limits';
import { decodeSegment, encodeSegment, onOneLine } from './path-segment';

/**
 * The grammar of browse paths (P1 §2): letter-keyed, repeatable segments after /browse/filter/.
 * Segments are read in any order and written in one (GAP-17).
 */
export const filterLetters = ['b', 's', 'n', 'd', 'f', 'a', 'c', 'r', 'g', 'j'] as const;
export type FilterLetter = (typeof filterLetters)[number];

/**
 * One browse view: `t` text, `k` keyword type, `v` sort, `x` result id, `o` offset, `l` page size (undefined: the
 * default).
 */
export interface BrowseView {
  filters: Partial<Record<FilterLetter, string[]>>;
  t?: string;
  k?: string;
  v?: string;
  x?: string;
  o: number;
  l?: number;
}

export const emptyView: BrowseView = { filters: {}, o: 0 };

/**
 * `rest`: the path behind /browse/filter/, as the browser shows it. A broken escape or an unknown letter is left out,
 * never thrown.
 */
export function parseFilters(rest: string): BrowseView {
  const view: BrowseView = { filters: {}, o: 0 };
  const parts = rest.split('/').filter((part) => part !== '');
  for (const [i, key] of parts.entries()) if (i % 2 === 0) readSegment(view, key, decodeSegment(parts[i + 1] ?? ''));
  return view;
}

/** The subject whose titles a view shows, whatever else narrows them; undefined for a search or several subjects. */
export const subjectOfView = ({ filters, t, x }: BrowseView): string | undefined =>
  !t && !x && filters.s?.length === 1 ? filters.s[0] : undefined;

/** The path of a view, in the one order that is written: t k, filters, v x, l o. */
export function browsePath(view: BrowseView): string {
  const out: string[] = [];
  const put = (key: string, value: string | undefined) => {
    if (value) out.push(key, encodeSegment(value));
  };
  put('t', view.t);
  put('k', view.t ? view.k : undefined);
  for (const letter of filterLetters) for (const value of view.filters[letter] ?? []) put(letter, value);
  put('v', view.v);
  put('x', view.x);
  put('l', view.l === undefined ? undefined : String(view.l));
  put('o', view.o > 0 ? String(view.o) : undefined);
  return `/browse/filter/${out.join('/')}`;
}

/**
 * The path that a plain form asks for: GET /browse/filter/ with segments as fields (letters may repeat) is redirected
 * to it. A file can't come that way: its page asks for it.
 */
export function pathOfQuery(fields: Iterable<[key: string, value: string]>): string {
  const view: BrowseView = { filters: {}, o: 0 };
  for (const [key, value] of fields) readSegment(view, key, value);
  return view.k === 'file' ? '/browse/file/' : browsePath(view);
}

/** Puts one value of a group on or off; the offset goes back to 0 (BRW-15). 'single' replaces what the group has. */
export function toggleFilter(
  view: BrowseView,
  letter: FilterLetter,
  value: string,
  choice?: 'single' | 'every',
): BrowseView {
  const had = view.filters[letter] ?? [];
  const without = had.filter((v) => v !== value);
  const withIt = choice === 'single' ? [value] : [...had, value];
  const next = without.length < had.length ? without : withIt;
  return { ...view, filters: { ...view.filters, [letter]: next }, o: 0 };
}

/** The payload of browse/get for a view. `pageSize`: the cookie's, used where the path names none (GAP-20). */
export function browsePayload(view: BrowseView, pageSize: number): Record<string, string> {
  const payload: Record<string, string> = {};
  for (const letter of filterLetters) {
    const values = view.filters[letter];
    if (values?.length) payload[letter] = payloadText(values);
  }
  for (const key of ['t', 'k', 'v', 'x'] as const) {
    const value = view[key];
    if (value) payload[key] = value;
  }
  payload.l = String(view.l ?? pageSize);
  payload.o = String(view.o);
  return payload;
}

/** What is blank is left out. */
function readSegment(view: BrowseView, key: string, text: string): void {
  const value = onOneLine(text);
  if (value === '') return;
  if (isFilterLetter(key)) readFilter(view, key, value);
  else if (key === 't') view.t = value.slice(0, limits.search.term).toWellFormed().trim();
  else if (key === 'x') view.x = value.slice(0, limits.resultId).toWellFormed();
  else if (key === 'k' || key === 'v') view[key] = value;
  else if (key === 'o' || key === 'l') readNumber(view, key, value);
}

/** What the api would not take is left out of the view, so that no page shows a filter that is not applied. */
function readFilter(view: BrowseView, letter: FilterLetter, value: string): void {
  const had = view.filters[letter] ?? [];
  const values = [...had, value];
  if (had.includes(value) || values.length > limits.filters.values || payloadText(values).length > limits.filters.text)
    return;
  view.filters[letter] = values;
}

const payloadText = (values: readonly string[]): string => values.map(encodeURIComponent).join('|');

function readNumber(view: BrowseView, key: 'o' | 'l', value: string): void {
  if (!/^\d{1,6}$/.test(value)) return;
  if (key === 'o') view.o = Number(value);
  else if (pageSizes.includes(Number(value))) view.l = Number(value);
}

const pageSizes: readonly number[] = limits.pageSize.choices;

const isFilterLetter = (key: string): key is FilterLetter => (filterLetters as readonly string[]).includes(key);
