/** Days of the calendar as 'YYYYMMDD' and months as 'YYYYMM': arithmetic without a clock or a zone. */

export const monthOf = (day: string): string => day.slice(0, 6);

/** `count` months on, or back. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(4)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}${String((index % 12) + 1).padStart(2, '0')}`;
}

export const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 0)).getUTCDate();

export const dayOf = (month: string, date: number): string => `${month}${String(date).padStart(2, '0')}`;
export const firstDay = (month: string): string => dayOf(month, 1);
export const lastDay = (month: string): string => dayOf(month, daysIn(month));

/** 0 is Sunday. */
export const weekdayOf = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)))).getUTCDay();

/** The same date a month before, or that month's last day. */
export function monthBefore(day: string): string {
  const month = addMonths(monthOf(day), -1);
  return dayOf(month, Math.min(Number(day.slice(6)), daysIn(month)));
}

/** A month that a calendar can turn to. */
export const isMonth = (text: string | null | undefined): text is string =>
  /^(19|20|21)\d{2}(0[1-9]|1[0-2])$/.test(text ?? '');

/** A day that there is. */
export const isDay = (text: string): boolean =>
  /^\d{8}$/.test(text) &&
  isMonth(monthOf(text)) &&
  Number(text.slice(6)) >= 1 &&
  Number(text.slice(6)) <= daysIn(monthOf(text));

/** What follows /events/: 8 characters are always a day, be it one that there is or not; anything else is an event. */
export type EventsFilter = { is: 'all' } | { is: 'day'; day: string } | { is: 'event'; id: string } | { is: 'nothing' };

/** P1 §5 Events filter, GAP-36. */
export function eventsFilter(value: string | undefined): EventsFilter {
  if (!value) return { is: 'all' };
  if (value.length !== 8) return value.length <= 64 ? { is: 'event', id: value } : { is: 'nothing' };
  return isDay(value) ? { is: 'day', day: value } : { is: 'nothing' };
}

/** The month that the events page shows: that of the day, of `?month=`, or the present one. */
export function shownMonth(filter: EventsFilter, asked: string | null, today: string): string {
  if (filter.is === 'day') return monthOf(filter.day);
  return isMonth(asked) ? asked : monthOf(today);
}

/** What event/getList is asked for one month of the calendar. */
export const monthRange = (month: string) => ({ from: firstDay(month), to: lastDay(month) });

/** EVT-14: around the present, the calendar begins a month back. */
export const eventsRange = (month: string, today: string) =>
  month === monthOf(today) ? { from: monthBefore(today), to: lastDay(month) } : monthRange(month);
