import { languageName } from '../../title/languages';
import type { OfferRecord, TitleRecord } from '../../title/title-record';
import { fold, indexText, sortKey } from '../text/fold';
import { flagBits } from './flags';

/** Where titles without a sales rank stand. */
const minPopularity = 2_000_000_000;
const between = '\u001f';

/**
 * The text that searches look through, in this order, a line each; the last is the first word of the title as it is put
 * in order.
 */
export const searchFields = ['title', 'subtitle', 'author', 'series', 'publisher', 'subjects', 'first'] as const;

export interface Line {
  popularity: number;
  sort_title: string;
  sort_author: string;
  release_date: number | null;
  price: number | null;
  flags: number;
  facets: string;
  words: string;
}

/** What the index keeps of a title. */
export function lineOf(record: TitleRecord): Line {
  const prices = record.offers.flatMap((offer) => offer.price ?? []);
  const sort_title = sortKey(record.title_roman || record.title);
  return {
    popularity: record.rank ?? minPopularity,
    sort_title,
    sort_author: authorSort(record.authors[0]?.name ?? ''),
    release_date: record.release_date,
    price: prices.length > 0 ? Math.min(...prices) : null,
    flags: flagsOf(record),
    facets: facetsOf(record).join(between),
    words: searchText(record, sort_title),
  };
}

export const splitFacets = (facets: string): string[] => (facets === '' ? [] : facets.split(between));

/** 'Margaret Atwood' is put in order as 'atwood margaret'. */
function authorSort(name: string): string {
  const words = fold(name).split(/\s+/);
  return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ').trim();
}

function searchText(record: TitleRecord, sort_title: string): string {
  return [
    indexText(`${record.title} ${record.title_roman}`),
    indexText(record.subtitle),
    indexText(record.authors.map((author) => author.name).join(' ')),
    indexText(`${record.series} ${record.series_num}`),
    indexText(record.publisher),
    indexText([...record.subjects, ...record.topics].join(' ')),
    indexText(sort_title).split(' ', 1)[0] ?? '',
  ].join('\n');
}

type FacetSource = Pick<TitleRecord, 'subjects' | 'topics' | 'section' | 'binding' | 'audience' | 'language'>;

/** Filter values that stay while the title does: letter (vocabulary.ts) and value. */
function facetsOf(record: FacetSource): string[] {
  const facets = [
    ...record.subjects.flatMap(subjectAndAbove).map((subject) => `s${subject}`),
    ...record.topics.map((topic) => `r${topic}`),
    ...(record.section ? [`c${record.section}`] : []),
    `f${record.binding}`,
    ...(record.audience ? [`a${record.audience}`] : []),
    `g${languageName(record.language)}`,
  ];
  return [...new Set(facets)];
}

/** 'Fiction / Classics' belongs to 'Fiction' too. */
function subjectAndAbove(subject: string): string[] {
  const parts = subject.split(' / ');
  return parts.map((_part, index) => parts.slice(0, index + 1).join(' / '));
}

export interface FlagSource {
  offers: Pick<OfferRecord, 'used' | 'price' | 'list_price' | 'onhand' | 'onorder' | 'is_extra_orderable'>[];
  is_large_print: boolean;
  status: string;
}

/** Status and stock, as flags; the day's are added when the index is made. */
export function flagsOf({ offers, is_large_print, status }: FlagSource): number {
  let flags = (is_large_print ? flagBits.large_print : 0) | (status === 'out_of_print' ? flagBits.out_of_print : 0);
  for (const { used, price, list_price, onhand, onorder, is_extra_orderable } of offers) {
    flags |= used ? flagBits.used : flagBits.new;
    if (!used && price !== null && list_price !== null && price < list_price) flags |= flagBits.bargain;
    if (onhand === null || onhand > 0) flags |= flagBits.onhand;
    if (onorder > 0) flags |= flagBits.onorder;
    if (is_extra_orderable) flags |= flagBits.to_order;
  }
  return flags;
}
