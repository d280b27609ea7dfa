import { subjectSteps } from '@bookfront/shared/format/subject';
import { languageName } from '../../title/languages';
import type { OfferRecord, TitleRecord } from '../../title/title-record';
import { withSpacedSlashes } from '../text/facet-key';
import { fieldText, nameMark } from '../text/field-text';
import { fold, indexText } from '../text/fold';
import { byNumbers, sortKey } from '../text/sort-key';
import { flagBits } from './flags';

/** The popularity of titles without a sales rank: they come last. */
const minPopularity = 2_000_000_000;
const separator = '\u001f';

/**
 * Searchable fields in the order in which they are stored, one per line, each a `fieldText`; authors are separated by
 * `nameMark`. `first` is the first word of the sort title.
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

/** The row of the search index for a title. */
export function lineOf(record: TitleRecord): Line {
  const prices = record.offers.flatMap((offer) => offer.price ?? []);
  const sort_title = sortKey(record.title_roman || record.title, record.language);
  return {
    popularity: record.rank ?? minPopularity,
    sort_title: byNumbers(sort_title),
    sort_author: authorSort(record),
    release_date: record.release_date,
    price: prices.length > 0 ? Math.min(...prices) : null,
    flags: flagsOf(record),
    facets: facetsOf(record).join(separator),
    words: searchText(record, sort_title),
  };
}

export const splitFacets = (facets: string): string[] => (facets === '' ? [] : facets.split(separator));

const nameSuffixes = /^(jr|sr|ii|iii|iv|phd|md|esq)$/;
const familyParticles = /^(le|la|de|del|della|di|du|van|von|der|den|ter|mac|st)$/;

/** Sorts 'Margaret Atwood' as 'atwood margaret', and as the feed inverts the name if it does. */
function authorSort({ authors, extras }: Pick<TitleRecord, 'authors' | 'extras'>): string {
  const name = authors[0]?.name ?? '';
  const inverted = extras.contributors.find((one) => one.name === name)?.inverted;
  if (inverted) return fold(inverted).replace(/[,.]/g, '');
  const words = fold(name).replace(/[,.]/g, '').split(/\s+/).filter(Boolean);
  const suffix = words.length > 2 && nameSuffixes.test(words.at(-1) ?? '') ? words.splice(-1) : [];
  const key = words.splice(familyNameAt(words));
  return [...key, ...words, ...suffix].join(' ');
}

/** Where the family name begins: 'Le Guin' and 'van der Berg' are sorted with their particles. */
function familyNameAt(words: readonly string[]): number {
  let at = Math.max(0, words.length - 1);
  while (at > 1 && familyParticles.test(words[at - 1] ?? '')) at--;
  return at;
}

function searchText(record: TitleRecord, sort_title: string): string {
  const { language } = record;
  return [
    fieldText(`${record.title} ${record.title_roman}`, { language }),
    fieldText(record.subtitle, { language }),
    record.authors.map(({ name }) => fieldText(name, { isName: true })).join(nameMark),
    fieldText(`${record.series} ${record.series_num}`, { language }),
    fieldText(record.publisher, { isName: true }),
    fieldText([...record.subjects, ...record.topics].join(' ')),
    indexText(sort_title).split(' ', 1)[0] ?? '',
  ].join('\n');
}

type FacetSource = Pick<TitleRecord, 'subjects' | 'topics' | 'section' | 'binding' | 'audience' | 'language'>;

/** Filter values (letter, vocabulary.ts, and value) that change only with the title. */
function facetsOf(record: FacetSource): string[] {
  const facets = [
    ...record.subjects.flatMap(withAncestors).map((subject) => `s${subject}`),
    ...record.topics.map((topic) => `r${topic}`),
    ...(record.section ? [`c${record.section}`] : []),
    `f${record.binding}`,
    ...(record.audience ? [`a${record.audience}`] : []),
    `g${languageName(record.language)}`,
  ];
  return [...new Set(facets)];
}

/** 'Fiction / Classics' also counts as 'Fiction'. */
function withAncestors(subject: string): string[] {
  return subjectSteps(withSpacedSlashes(subject)).map((step) => step.subject);
}

export interface FlagSource {
  offers: Pick<OfferRecord, 'used' | 'price' | 'list_price' | 'onhand' | 'onorder' | 'is_extra_orderable'>[];
  is_large_print: boolean;
  status: string;
}

/** Flags for status and stock. Flags for dates are added when the index is built. */
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
