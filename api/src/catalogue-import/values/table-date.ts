import moment from 'moment-timezone';
import type { ReleasePrecision } from '../../title/title-record';

export interface TableDate {
  seconds: number;
  precision: ReleasePrecision;
}
/** Countries that write the month first. */
const monthFirst = ['US', 'CA', 'PH'];
const always: readonly [string, ReleasePrecision][] = [
  ['YYYY-MM-DD', 'day'],
  ['YYYY-M-D', 'day'],
  ['YYYY/M/D', 'day'],
  ['YYYY.M.D', 'day'],
  ['YYYYMMDD', 'day'],
  ['MMMM D, YYYY', 'day'],
  ['MMM D, YYYY', 'day'],
  ['D MMMM YYYY', 'day'],
  ['D MMM YYYY', 'day'],
  ['D-MMM-YYYY', 'day'],
  ['D.M.YYYY', 'day'],
  ['YYYY-MM', 'month'],
  ['YYYY/MM', 'month'],
  ['YYYYMM', 'month'],
  ['MM/YYYY', 'month'],
  ['M/YYYY', 'month'],
  ['MMMM YYYY', 'month'],
  ['MMM YYYY', 'month'],
  ['YYYY', 'year'],
];
const bounds = { first: 1000, last: 2200 };

/**
 * Reads a date of a table in the order of the shop's country; a day over 12 in the month's place is read in the other
 * order. Undefined for shapes that aren't known, two-digit years, days that don't exist and years out of bounds.
 */
export function readTableDate(text: string, country: string, zone: string): TableDate | undefined {
  const written = text
    .trim()
    .replace(/^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}.*$/, '$1')
    .replace(/\bSept\b/i, 'Sep')
    .replace(/^(\d{4})\.0$/, '$1');
  const numeric = monthFirst.includes(country) ? ['M/D/YYYY', 'D/M/YYYY'] : ['D/M/YYYY', 'M/D/YYYY'];
  const dashed = numeric.map((format) => format.replaceAll('/', '-'));
  const formats = [...always, ...[...numeric, ...dashed].map((format): [string, ReleasePrecision] => [format, 'day'])];
  for (const [format, precision] of formats.filter(([one]) => hasShapeOf(one, written))) {
    const date = moment.tz(written, format, true, zone);
    if (date.isValid())
      return date.year() >= bounds.first && date.year() <= bounds.last
        ? { seconds: date.unix(), precision }
        : undefined;
  }
  return undefined;
}

/** Parsing by every format would be slow: only those with the same punctuation, and a month in words or not, are tried. */
const hasShapeOf = (format: string, written: string): boolean =>
  punctuation(format) === punctuation(written) && format.includes('MMM') === /\p{L}/u.test(written);
const punctuation = (text: string): string => text.replace(/[\p{L}\p{N}]/gu, '');

/** The year of a column that may hold a date, or a year before our era. */
export function readYear(text: string, country: string): number | undefined {
  const year = /^-?\d{1,4}(?:\.0)?$/.test(text.trim()) ? Number(text) : undefined;
  if (year !== undefined) return year >= -3000 && year <= bounds.last && year !== 0 ? year : undefined;
  const date = readTableDate(text, country, 'UTC');
  return date && moment.unix(date.seconds).utc().year();
}
