import { LRUCache } from 'lru-cache';
import moment from 'moment-timezone';
import { attribute, text } from './reading/node';
import type { OnixNode } from './reading/parse-element';

export type DatePrecision = 'day' | 'month' | 'year';
/** A date of a feed: its first and last second in the shop's zone. */
export interface WrittenDate {
  start: number;
  end: number;
  precision: DatePrecision;
}
/** Formats of list 55, by code. Of a span, and of a season or quarter, the beginning counts. */
const formats: Readonly<
  Record<string, { pattern: RegExp; format: string; precision: DatePrecision; unit?: 'isoWeek' | 'quarter' }>
> = {
  '00': { pattern: /^\d{8}$/, format: 'YYYYMMDD', precision: 'day' },
  '01': { pattern: /^\d{6}$/, format: 'YYYYMM', precision: 'month' },
  '02': { pattern: /^\d{6}$/, format: 'GGGGWW', precision: 'month', unit: 'isoWeek' },
  '03': { pattern: /^\d{5}$/, format: 'YYYYQ', precision: 'year', unit: 'quarter' },
  '05': { pattern: /^\d{4}$/, format: 'YYYY', precision: 'year' },
  '13': { pattern: /^\d{8}T\d{4}$/, format: 'YYYYMMDD[T]HHmm', precision: 'day' },
  '14': { pattern: /^\d{8}T\d{6}$/, format: 'YYYYMMDD[T]HHmmss', precision: 'day' },
};
/** Codes of spans (06 to 11): the format of each half. A season (04, 10) is only sure of its year. */
const halves: Readonly<Record<string, string>> = { '06': '00', '07': '01', '08': '02', '09': '03', '11': '05' };
const bounds = { first: 1000, last: 2200 };

/**
 * Reads a Date, or a PublicationDate and the like of 2.1, in the format that its `dateformat` or its DateFormat names;
 * without one by its length. Undefined for texts, other calendars and days that don't exist.
 */
export function dateOf(node: OnixNode | undefined, zone: string): WrittenDate | undefined {
  if (!node) return undefined;
  const inner = text(node, 'Date');
  const written = (inner || node.parts.filter((part) => typeof part === 'string').join('')).trim();
  const dated = node.parts.find((part) => typeof part !== 'string' && part.name === 'Date');
  const code = (typeof dated === 'object' ? attribute(dated, 'dateformat') : '') || attribute(node, 'dateformat');
  return readDate(written, code || text(node, 'DateFormat'), zone);
}

/** `code`: of list 55, or '' if the feed names none. */
function readDate(written: string, code: string, zone: string): WrittenDate | undefined {
  if (code === '04' || code === '10') return readDate(written.slice(0, 4), '05', zone);
  const half = halves[code];
  if (half !== undefined) {
    const start = readDate(written.slice(0, written.length / 2), half, zone);
    const end = readDate(written.slice(written.length / 2), half, zone);
    return start && end && { ...start, end: end.end };
  }
  return code === '' || code in formats ? inFormat(written, code, zone) : undefined;
}

const read = new LRUCache<string, { date: WrittenDate | undefined }>({ max: 5000 });
/** The dates of a feed are few, and reading one in a zone takes long. */
function inFormat(written: string, code: string, zone: string): WrittenDate | undefined {
  const key = `${code} ${zone} ${written}`;
  const known = read.get(key);
  if (known) return known.date;
  const date = parseInFormat(written, code, zone);
  read.set(key, { date });
  return date;
}

function parseInFormat(written: string, code: string, zone: string): WrittenDate | undefined {
  // a zone or offset after the time is dropped: the shop sells by its own day
  const plain = withoutPunctuation(written).replace(/(T\d{4,6})(Z|[+-]\d{2}:?\d{2})$/, '$1');
  const named = formats[code];
  const found = named?.pattern.test(plain) ? named : byLength(plain);
  if (!found) return undefined;
  const day = moment.tz(plain, found.format, true, zone);
  if (!day.isValid() || day.year() < bounds.first || day.year() > bounds.last) return undefined;
  const unit = found.unit ?? found.precision;
  return {
    start: day.clone().startOf(unit).unix(),
    end: day.clone().endOf(unit).unix(),
    precision: found.precision,
  };
}

/** '2026-05-01' is written by feeds that should know better. */
const withoutPunctuation = (written: string): string =>
  /^\d{4}-\d{2}(-\d{2})?(T[\d:]+.*)?$/.test(written)
    ? written.replace(/^(\d{4})-(\d{2})(?:-(\d{2}))?/, '$1$2$3').replace(/:/g, '')
    : written;

const byLength = (plain: string) =>
  ['00', '01', '05', '13', '14'].map((code) => formats[code]).find((one) => one?.pattern.test(plain));
