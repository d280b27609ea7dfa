import moment from 'moment-timezone';

export const daySeconds = 24 * 60 * 60;

/** 'March 3, 2026' in the shop's zone, '' for none. */
export const dateText = (seconds: number | null, zone: string): string =>
  seconds === null ? '' : moment.unix(seconds).tz(zone).format('MMMM D, YYYY');

/** 'March 3, 2026, 4:05 PM' in the shop's zone. */
export const dateTimeText = (seconds: number, zone: string): string =>
  moment.unix(seconds).tz(zone).format('MMMM D, YYYY, h:mm A');

/** Where the shop's today begins, and where days before it began: unix seconds. */
export const dayStart = (now: number, zone: string, daysAgo = 0): number =>
  moment.unix(now).tz(zone).startOf('day').subtract(daysAgo, 'days').unix();

/** The last second of the day that a moment falls on in the zone, also of days of 23 and 25 hours (P1 §5). */
export const dayEnd = (seconds: number, zone: string): number => moment.unix(seconds).tz(zone).endOf('day').unix();

/** A calendar day 'YYYYMMDD', 'YYYYMM' or 'YYYY' as the moment it begins in the zone, or null. */
export function dayFromText(text: string, zone: string): number | null {
  const digits = text.replace(/\D/g, '');
  const format = { 8: 'YYYYMMDD', 6: 'YYYYMM', 4: 'YYYY' }[digits.length];
  if (!format) return null;
  const day = moment.tz(digits, format, true, zone);
  return day.isValid() ? day.unix() : null;
}
