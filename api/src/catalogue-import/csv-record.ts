import { toIsbn13 } from '@bookfront/shared/format';
import { dayFromText } from '../dates/dates';
import { cleanMarkup, plainText } from '../markup/clean-markup';
import { languageCode } from '../title/languages';
import { emptyOffer, emptyTitle, type TitleRecord } from '../title/title-record';
import { centsOf } from './values/amount';
import type { ImportEntry, ImportTarget, Place } from './values/import-entry';
import { onHandOf } from './values/on-hand';
import { positiveInteger } from './values/positive-integer';

type Row = Record<string, string>;
/** Names of a column of ISBNs, as the reader of tables writes them: small letters and digits. */
export const numberColumns = ['isbn13', 'ean', 'ean13', 'isbn', 'isbn10', 'eisbn'];
const bindings = new Map<string, [string, string]>([
  ['hardcover', ['Hardcover', 'BB']],
  ['hardback', ['Hardcover', 'BB']],
  ['paperback', ['Paperback', 'BC']],
  ['softcover', ['Paperback', 'BC']],
  ['board', ['Board book', 'BH']],
  ['audiobook', ['Audiobook CD', 'AC']],
]);

export function csvRecord(row: Row, place: Place, target: ImportTarget): ImportEntry {
  const eisbn = numberOf(row);
  if (typeof eisbn !== 'string') return { kind: 'bad', place, reason: eisbn.reason };
  const { title, series, series_num } = splitSeries(plainText(field(row, 'title', 'name')));
  if (title === '') return { kind: 'bad', place, reason: 'The title is missing' };
  return {
    kind: 'title',
    place,
    eisbn,
    record: {
      ...toRecord(row, target),
      eisbn,
      title,
      series: plainText(field(row, 'series')) || series,
      series_num: plainText(field(row, 'seriesnum', 'seriesnumber', 'volume')) || series_num,
    },
  };
}

function toRecord(row: Row, target: ImportTarget): Omit<TitleRecord, 'eisbn' | 'title'> {
  const price = centsOf(field(row, 'price', 'listprice', `price${target.currency.toLowerCase()}`));
  const [binding, binding_code] = bindings.get(field(row, 'binding', 'format').toLowerCase().split(' ')[0] ?? '') ?? [
    'Book',
    'ZZ',
  ];
  const year = Number(field(row, 'originalyear', 'year', 'firstpublished'));
  return {
    ...emptyTitle,
    subtitle: plainText(field(row, 'subtitle')),
    authors: authorsOf(field(row, 'authors', 'author')),
    publisher: plainText(field(row, 'publisher', 'imprint')),
    language: languageCode(field(row, 'language', 'languagecode')) || 'eng',
    binding,
    binding_code,
    first_published: Number.isInteger(year) && year !== 0 ? year : null,
    release_date: dayFromText(field(row, 'pubdate', 'publicationdate', 'releasedate', 'publicationyear'), target.zone),
    description: cleanMarkup(field(row, 'description', 'blurb')),
    subjects: field(row, 'subjects', 'subject', 'category').split('|').map(plainText).filter(Boolean).slice(0, 3),
    pages: positiveInteger(field(row, 'pages', 'numpages')),
    list_price_can: target.currency === 'CAD' ? price : null,
    list_price_usa: target.currency === 'USD' ? price : null,
    offers: [
      {
        ...emptyOffer,
        location_id: target.location_id,
        list_price: price,
        price,
        onhand: onHandOf(field(row, 'qty', 'onhand', 'quantity', 'stock')),
        is_extra_orderable: false,
      },
    ],
  };
}

const field = (row: Row, ...names: string[]): string =>
  names.map((name) => row[name]?.trim() ?? '').find(Boolean) ?? '';

/** Authors are joined by '|' or ';'; a comma may belong to a name. */
const authorsOf = (text: string) =>
  text
    .split(/[|;]/)
    .map(plainText)
    .filter(Boolean)
    .map((name) => ({ name, canadian: false }));

/** 'The Hunger Games (The Hunger Games, #1)' is book 1 of a series. */
export function splitSeries(text: string): { title: string; series: string; series_num: string } {
  const found = /^(.*\S)\s*\(([^()]+?),?\s+#([\d.–-]+)[^()]*\)\s*$/.exec(text);
  return found
    ? { title: found[1] ?? text, series: (found[2] ?? '').trim(), series_num: found[3] ?? '' }
    : { title: text, series: '', series_num: '' };
}

/**
 * The row's ISBN-13, or why it has none. A number that a spreadsheet has rounded is lost: it is refused, never guessed.
 */
function numberOf(row: Row): string | { reason: string } {
  const given = field(row, ...numberColumns);
  if (given === '') return { reason: 'The ISBN is missing' };
  if (/^\d[.,]\d+e\+?\d+$/i.test(given))
    return { reason: `'${given}' is an ISBN that a spreadsheet has rounded: format the column as text` };
  const isbn =
    toIsbn13(given) ??
    toIsbn13(field(row, 'isbn13', 'ean')) ??
    toIsbn13(given.replace(/^=?"|"$/g, '')) ??
    padded(given);
  if (isbn) return isbn;
  return {
    reason: /^9790\d{9}$/.test(given.replace(/\D/g, ''))
      ? `'${given}' is sheet music (ISMN), not a book`
      : `'${given}' is not an ISBN: its check digit is wrong or digits are missing`,
  };
}

/** A spreadsheet drops leading zeros of an ISBN-10: put back only if the check digit then fits. */
const padded = (text: string): string | undefined =>
  /^\d{7,9}$|^\d{6,8}x$/i.test(text) ? toIsbn13(text.padStart(10, '0')) : undefined;
