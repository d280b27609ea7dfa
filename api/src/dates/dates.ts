import moment from 'moment-timezone';

export const daySeconds = 24 * 60 * 60;

/** 'March 3, 2026' in the shop's zone; '' for null. */
export const dateText = (seconds: number | null, zone: string): string =>
  seconds === null ? '' : moment.unix(seconds).tz(zone).format('MMMM D, YYYY');

/** A release date as far as it is known: 'March 3, 2026', 'March 2026' or '2026'; '' for null. */
export function releaseText(seconds: number | null, precision: string, zone: string): string {
  if (seconds === null || precision === 'day') return dateText(seconds, zone);
  return moment
    .unix(seconds)
    .tz(zone)
    .format(precision === 'month' ? 'MMMM YYYY' : 'YYYY');
}

/** 'March 3, 2026, 4:05 PM' in the shop's zone. */
export const dateTimeText = (seconds: number, zone: string): string =>
  moment.unix(seconds).tz(zone).format('MMMM D, YYYY, h:mm A');

/** The year of a moment in the shop's zone. */
export const yearOf = (seconds: number, zone: string): number => moment.unix(seconds).tz(zone).year();

/** The beginning of the shop's day, `daysAgo` days before today, in unix seconds. */
export const dayStart = (now: number, zone: string, daysAgo = 0): number =>
  moment.unix(now).tz(zone).startOf('day').subtract(daysAgo, 'days').unix();

/** The last second of the zone's day that contains the moment, also on days of 23 and 25 hours (P1 §5). */
export const dayEnd = (seconds: number, zone: string): number => moment.unix(seconds).tz(zone).endOf('day').unix();
