import type { ShopEvent } from '@bookfront/shared/schemas';
import moment from 'moment-timezone';
import * as m from '#messages';

/** Unix seconds. `isAllDay`: whole days in the shop's zone. */
export interface EventSpan {
  starts: number;
  ends: number;
  isAllDay: boolean;
}
type Times = Pick<ShopEvent, 'from' | 'to' | 'first_day' | 'last_day' | 'day_text' | 'time_text' | 'is_past'>;

/** An event's days and time texts in the shop's zone (EVT-06), also on days of 23 or 25 hours. */
export function timesOf({ starts, ends, isAllDay }: EventSpan, zone: string, now: number): Times {
  const first = moment.unix(starts).tz(zone);
  const end = moment.unix(ends).tz(zone);
  // an event that ends at midnight does not include the next day
  const last = moment.unix(Math.max(starts, ends - 1)).tz(zone);
  const isOneDay = first.isSame(last, 'day');
  const texts = { first: first.format(dayFormat), last: last.format(dayFormat) };
  return {
    from: starts,
    to: ends,
    first_day: first.format('YYYYMMDD'),
    last_day: last.format('YYYYMMDD'),
    day_text: isOneDay ? texts.first : m.event_days(texts),
    time_text: isAllDay ? '' : timeText(first, end),
    is_past: Math.max(starts + 1, ends) <= now,
  };
}

const dayFormat = 'dddd, MMMM D, YYYY';

/** Shows the zone's abbreviation once, unless the clocks change in between. */
function timeText(first: moment.Moment, end: moment.Moment): string {
  if (first.isSame(end)) return clockText(first);
  const isSameClock = first.utcOffset() === end.utcOffset();
  return m.event_times({ from: isSameClock ? first.format('h:mm A') : clockText(first), to: clockText(end) });
}

const clockText = (at: moment.Moment): string => `${at.format('h:mm A')} ${zoneLetters(at)}`;

/**
 * British Columbia stays on UTC-7 since 2026. The time-zone data calls that MST, which is another province's time to
 * readers there: it is Pacific Time.
 */
const zoneLetters = (at: moment.Moment): string =>
  at.tz() === 'America/Vancouver' && at.format('z') === 'MST' ? 'PT' : at.format('z');

/** Days YYYYMMDD: from the Sunday of the month's first week to the Saturday of its last (EVT-17). */
export function monthGrid(now: number, zone: string): { month: string; today: string; from: string; to: string } {
  const today = moment.unix(now).tz(zone);
  const first = today.clone().startOf('month');
  const last = today.clone().endOf('month');
  return {
    month: today.format('YYYYMM'),
    today: today.format('YYYYMMDD'),
    from: first.subtract(first.day(), 'days').format('YYYYMMDD'),
    to: last.add(6 - last.day(), 'days').format('YYYYMMDD'),
  };
}

/** EVT-14 */
export const monthBack = (now: number, zone: string): string =>
  moment.unix(now).tz(zone).subtract(1, 'month').format('YYYYMMDD');

export const dayOf = (seconds: number, zone: string): string => moment.unix(seconds).tz(zone).format('YYYYMMDD');

/** The beginning of a day YYYYMMDD and of the next, in unix seconds; undefined if it is no valid day. */
export function dayBounds(day: string, zone: string): { begin: number; end: number } | undefined {
  const begin = moment.tz(day, 'YYYYMMDD', true, zone);
  return begin.isValid() ? { begin: begin.unix(), end: begin.clone().add(1, 'day').unix() } : undefined;
}
