import { dayStart } from '../../dates/dates';
import { flagsAt, setFlags, type TitleRows } from '../sets/title-rows';

/**
 * Filter values that change with stock or date, as bits of one number per title. All other filter values are facets.
 */
export const flagBits = {
  new: 1 << 0,
  used: 1 << 1,
  bargain: 1 << 2,
  large_print: 1 << 3,
  out_of_print: 1 << 4,
  onhand: 1 << 5,
  onorder: 1 << 6,
  to_order: 1 << 7,
  forthcoming: 1 << 8,
  last_30: 1 << 9,
  last_90: 1 << 10,
  last_year: 1 << 11,
  older: 1 << 12,
} as const;

/** The filter value (letter and value, vocabulary.ts) of each flag. */
export const flagValues: readonly { letter: 'b' | 'j' | 'd'; value: string; bit: number }[] = [
  ...(['new', 'used', 'forthcoming', 'bargain', 'large_print', 'out_of_print'] as const).map((value) => ({
    letter: 'b' as const,
    value,
    bit: flagBits[value],
  })),
  ...(['onhand', 'onorder', 'to_order'] as const).map((value) => ({
    letter: 'j' as const,
    value,
    bit: flagBits[value],
  })),
  ...(['forthcoming', 'last_30', 'last_90', 'last_year', 'older'] as const).map((value) => ({
    letter: 'd' as const,
    value,
    bit: flagBits[value],
  })),
];

const ofDay = flagBits.forthcoming | flagBits.last_30 | flagBits.last_90 | flagBits.last_year | flagBits.older;
/** The release date of titles without one. */
export const noDate = -0x80000000;

/** Sets the flags that follow from the date: the periods nest, and 'older' covers the rest. `now` in unix seconds. */
export function setDayFlags(rows: TitleRows, releases: Int32Array, now: number, zone: string): void {
  const [month, quarter, year] = [30, 90, 365].map((days) => dayStart(now, zone, days)) as [number, number, number];
  for (let at = 0; at < releases.length; at++) {
    const released = releases[at] ?? noDate;
    let bits: number = flagBits.older;
    if (released === noDate) bits = 0;
    else if (released > now) bits = flagBits.forthcoming;
    else if (released >= year) bits = spanOf(released, month, quarter);
    setFlags(rows, at, (flagsAt(rows, at) & ~ofDay) | bits);
  }
}

function spanOf(released: number, month: number, quarter: number): number {
  if (released >= month) return flagBits.last_30 | flagBits.last_90 | flagBits.last_year;
  return released >= quarter ? flagBits.last_90 | flagBits.last_year : flagBits.last_year;
}
