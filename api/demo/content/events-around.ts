import moment from 'moment-timezone';
import type { DemoEvent } from './demo-content';

/** How many weeks back and ahead a demo shop has events. */
const weeks = { back: 8, ahead: 26 };

/** An event in the format of an import file. */
export interface DatedEvent {
  id: string;
  name: string;
  description: string;
  location: string;
  starts: string;
  ends: string;
  image: string;
  kind: string;
  books: string | undefined;
  tickets: { name: string; price: number; seats: number }[];
}

/** The dates of a recurring event around `now`; they don't depend on the day of the call. */
export function eventsAround(event: DemoEvent, now: number, zone: string): DatedEvent[] {
  const from = moment.unix(now).tz(zone).startOf('day').subtract(weeks.back, 'weeks');
  const until = moment.unix(now).tz(zone).add(weeks.ahead, 'weeks');
  const day = moment.tz('2024-01-07', zone).add(event.weekday, 'days');
  const dates: DatedEvent[] = [];
  for (; day.isBefore(until); day.add(event.everyWeeks, 'weeks'))
    if (!day.isBefore(from)) dates.push(dated(event, day, now));
  return dates;
}

function dated(event: DemoEvent, day: moment.Moment, now: number): DatedEvent {
  const date = day.format('YYYY-MM-DD');
  const { kind, name, description, location = '', image = '', books, starts, ends } = event;
  const isOver = day.unix() < now;
  return {
    ...{ id: `${kind}-${date}`, kind, name, description, location, image, books },
    starts: starts ? `${date} ${starts}` : date,
    ends: starts
      ? endOf(day, starts, ends ?? starts)
      : day
          .clone()
          .add((event.days ?? 1) - 1, 'days')
          .format('YYYY-MM-DD'),
    tickets: isOver ? [] : (event.tickets ?? []),
  };
}

/** The end is on the next day if its time is before the start. */
const endOf = (day: moment.Moment, starts: string, ends: string): string =>
  `${(ends < starts ? day.clone().add(1, 'day') : day).format('YYYY-MM-DD')} ${ends}`;
