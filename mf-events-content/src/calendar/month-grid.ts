import { dayOf, daysIn, firstDay, weekdayOf } from '@bookfront/shared/routes';
import type { ShopEvent } from '@bookfront/shared/schemas';
import * as m from '#messages';

/** P1 §9: dots that a day shows; more are a '+'. */
const mostDots = 3;

/** One cell of the calendar: a day of the month, or an empty one beside it. */
export interface DayCell {
  day: string;
  date: number;
  /** Events that take place on it. */
  count: number;
  dots: number;
  hasMore: boolean;
}

/** EVT-17: the weeks of a month from Sunday; cells of other months are undefined. */
export function weeksOf(month: string, events: Pick<ShopEvent, 'first_day' | 'last_day'>[]): (DayCell | undefined)[][] {
  const blank: undefined[] = Array.from({ length: weekdayOf(firstDay(month)) });
  const days = Array.from({ length: daysIn(month) }, (_, i) => cellOf(dayOf(month, i + 1), i + 1, events));
  const cells = [...blank, ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, i) => cells[week * 7 + i]),
  );
}

/** EVT-16 */
function cellOf(day: string, date: number, events: Pick<ShopEvent, 'first_day' | 'last_day'>[]): DayCell {
  const count = events.filter((event) => coversDay(event, day)).length;
  return { day, date, count, dots: Math.min(count, mostDots), hasMore: count > mostDots };
}

/** EVT-04: also a day in the midst of an event of several days. */
export const coversDay = ({ first_day, last_day }: Pick<ShopEvent, 'first_day' | 'last_day'>, day: string): boolean =>
  first_day <= day && day <= last_day;

const months = [
  m.january(),
  m.february(),
  m.march(),
  m.april(),
  m.may(),
  m.june(),
  m.july(),
  m.august(),
  m.september(),
  m.october(),
  m.november(),
  m.december(),
];
export const weekdays = [m.sunday(), m.monday(), m.tuesday(), m.wednesday(), m.thursday(), m.friday(), m.saturday()];

/** 'November 2026', without Intl. */
export const monthText = (month: string): string =>
  m.month_of_year({ month: months[Number(month.slice(4)) - 1] ?? '', year: month.slice(0, 4) });

/** 'Saturday, November 7, 2026' */
export const dayText = (day: string): string =>
  m.full_day({
    weekday: weekdays[weekdayOf(day)] ?? '',
    month: months[Number(day.slice(4, 6)) - 1] ?? '',
    date: Number(day.slice(6)),
    year: day.slice(0, 4),
  });
