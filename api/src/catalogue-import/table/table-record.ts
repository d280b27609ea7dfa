import type { TitleUpdate } from '../../catalogue/title-update';
import { cleanMarkup, plainText } from '../../markup/clean-markup';
import { languageCode } from '../../title/languages';
import type { ImportEntry, ImportTarget, RecordPosition } from '../values/import-entry';
import { readMoney } from '../values/money';
import { positiveInteger } from '../values/positive-integer';
import { productClassOf } from '../values/product-form';
import { quantityOf } from '../values/quantity';
import { isUnknownBinding, tableBinding } from '../values/table-binding';
import { readTableDate, readYear } from '../values/table-date';
import type { Column } from './columns';
import { tableAuthors } from './table-authors';
import { tableIsbn } from './table-isbn';
import { tableSubjects } from './table-subjects';

/** The cells of a row by what their columns mean; a column that the table doesn't have is missing. */
export type TableCells = Partial<Record<Column, string[]>>;

/** A value of a cell that can't be read: the row is refused with this reason. */
class CellError extends Error {}

/** What a row says of a title. Only columns that the table has are changed; a new title needs its name. */
export function tableRecord(cells: TableCells, place: RecordPosition, target: ImportTarget): ImportEntry {
  const eisbn = tableIsbn(cells.isbn ?? []);
  if (typeof eisbn !== 'string') return { kind: 'bad', place, reason: eisbn.reason };
  try {
    const update = toUpdate(eisbn, cells, target);
    const lacksPrice = update.offer.price === null || (update.isComplete && update.offer.price === undefined);
    const binding = textOf(cells, 'binding') ?? '';
    return {
      kind: 'title',
      place,
      update,
      notes: lacksPrice ? ['no_price'] : [],
      ...(isUnknownBinding(binding) && { unknownForm: binding }),
    };
  } catch (error) {
    if (error instanceof CellError) return { kind: 'bad', place, reason: error.message };
    throw error;
  }
}

function toUpdate(eisbn: string, cells: TableCells, target: ImportTarget): TitleUpdate {
  const named = splitSeries(plainText(textOf(cells, 'title') ?? ''));
  const price = moneyOf(cells, 'price', target);
  const list_price = moneyOf(cells, 'list_price', target) ?? price;
  const dates = datesIn(cells, target);
  const isToCome = (dates.release_date ?? 0) > target.now;
  const own = target.currency === 'CAD' ? 'list_price_can' : 'list_price_usa';
  return {
    eisbn,
    isComplete: named.title !== '',
    fields: {
      ...(named.title !== '' && { title: named.title }),
      ...(named.series !== '' && { series: named.series, series_num: named.series_num }),
      ...describedIn(cells),
      ...goodsIn(cells, named.title),
      ...dates,
      ...(list_price !== undefined && { [own]: list_price }),
    },
    offer: {
      price: price ?? list_price,
      list_price,
      onhand: onHandIn(cells),
      // a table has no column for it; without orders in advance a title to come couldn't be sold at all
      ...(isToCome && { is_extra_orderable: true }),
    },
  };
}

function describedIn(cells: TableCells): TitleUpdate['fields'] {
  const read = <Value>(column: Column, reader: (text: string) => Value): Value | undefined => {
    const text = textOf(cells, column);
    return text === undefined ? undefined : reader(text);
  };
  const contributors = cells.authors && tableAuthors([...cells.authors, ...(cells.more_authors ?? [])]);
  const given = {
    series: read('series', (text) => plainText(text) || undefined),
    series_num: read('series_num', (text) => plainText(text) || undefined),
    subtitle: read('subtitle', plainText),
    publisher: read('publisher', plainText),
    language: read('language', (text) => languageCode(text) || 'eng'),
    description: read('description', cleanMarkup),
    subjects: read('subjects', tableSubjects),
    pages: read('pages', positiveInteger),
    authors: contributors?.map(({ name }) => ({ name, canadian: false })),
  };
  const defined = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ...defined, ...(contributors && { extras: { contributors } }) };
}

/** That it is a book like any other is only said by a table with its binding and its title: stock lists lack one. */
function goodsIn(cells: TableCells, title: string): TitleUpdate['fields'] {
  const written = textOf(cells, 'binding');
  const binding = tableBinding(written ?? '');
  const words = `${title} ${textOf(cells, 'subtitle') ?? ''}`;
  const product_class = productClassOf({ form: binding.binding_code, words });
  const isSure = product_class !== 'book' || (written !== undefined && title !== '');
  return { ...(written !== undefined && binding), ...(isSure && { product_class }) };
}

function datesIn(cells: TableCells, { country, zone }: ImportTarget): TitleUpdate['fields'] {
  const [released, first] = [textOf(cells, 'release_date'), textOf(cells, 'first_published')];
  const date = released ? readTableDate(released, country, zone) : undefined;
  if (released && !date) throw new CellError(`'${released}' is not a date: write it as 2026-03-31`);
  const year = first ? readYear(first, country) : undefined;
  if (first && year === undefined) throw new CellError(`'${first}' is not a year`);
  return {
    ...(released !== undefined && {
      release_date: date?.seconds ?? null,
      release_precision: date?.precision ?? ('day' as const),
    }),
    ...(first !== undefined && { first_published: year ?? null }),
  };
}

function moneyOf(cells: TableCells, column: Column, { currency }: ImportTarget): number | null | undefined {
  const text = textOf(cells, column);
  if (text === undefined) return undefined;
  const money = readMoney(text, currency);
  if ('reason' in money) throw new CellError(money.reason);
  return money.cents;
}

function onHandIn(cells: TableCells): number | null | undefined {
  const text = textOf(cells, 'onhand');
  if (text === undefined) return undefined;
  const copies = quantityOf(text);
  if (copies === undefined) throw new CellError(`'${text}' is not a number of copies`);
  return copies;
}

/** The first cell of the column's kind that isn't empty; undefined if the table has no such column. */
const textOf = (cells: TableCells, column: Column): string | undefined =>
  cells[column] && (cells[column].map((cell) => cell.trim()).find(Boolean) ?? '');

/** Splits 'The Hunger Games (The Hunger Games, #1)' into title, series and number. */
export function splitSeries(text: string): { title: string; series: string; series_num: string } {
  const found = /^(.*\S)\s*\(((?:[^()]|\([^()]*\))+?),?\s+#([\d.–-]+)[^()]*\)\s*$/.exec(text);
  return found
    ? { title: found[1] ?? text, series: (found[2] ?? '').trim(), series_num: found[3] ?? '' }
    : { title: text, series: '', series_num: '' };
}
