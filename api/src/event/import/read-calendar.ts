import ICAL from 'ical.js';
import moment from 'moment-timezone';
import { calendarEntry, type EventEntry } from './event-entry';
import { checkSpan, type Span } from './event-input';

/** Limits on a recurring event: the number of its occurrences, and how long they may be past or ahead. */
const maxOccurrences = 400;
const maxSteps = 10_000;
const daySeconds = 86_400;
const pastSeconds = 62 * daySeconds;
const aheadSeconds = 3 * 366 * daySeconds;

/**
 * Reads the events of an iCalendar file (RFC 5545). A recurring event becomes one event per occurrence: those of the
 * last two months and the next three years, at most 400. `now`: unix seconds.
 */
export function readCalendar(text: string, zone: string, now: number): EventEntry[] | string {
  let events: ICAL.Component[];
  try {
    const parsed: unknown = ICAL.parse(text);
    const calendars = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
    events = calendars.flatMap((one) => new ICAL.Component(one).getAllSubcomponents('vevent'));
  } catch (error) {
    return `This is no calendar: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`;
  }
  const changed = events.filter((event) => event.hasProperty('recurrence-id'));
  return events
    .filter((event) => !event.hasProperty('recurrence-id'))
    .flatMap((component, at) => {
      const uid = uidOf(component);
      const place = `event ${at + 1}${uid === '' ? '' : ` (${uid.slice(0, 80)})`}`;
      try {
        return readEvent(component, { uid, place, zone, now, exceptions: changed.filter((one) => uidOf(one) === uid) });
      } catch (error) {
        const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
        return [{ kind: 'bad' as const, place, reason }];
      }
    });
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

interface Reading {
  uid: string;
  place: string;
  zone: string;
  now: number;
  exceptions: ICAL.Component[];
}

function readEvent(component: ICAL.Component, { exceptions, ...reading }: Reading): EventEntry[] {
  const { uid, place, zone } = reading;
  if (uid === '') return [{ kind: 'bad', place, reason: 'It has no UID.' }];
  if (!component.hasProperty('dtstart')) return [{ kind: 'bad', place, reason: 'It has no DTSTART.' }];
  if (isCancelled(component)) return [{ kind: 'cancelled', uid }];
  const event = new ICAL.Event(component, { exceptions, strictExceptions: true });
  if (!event.isRecurring()) return [toEntry(event, event.startDate, event.endDate, { uid, place, zone })];
  if (component.getAllProperties('rrule').some((rule) => !canBeFollowed(rule.getFirstValue())))
    return [{ kind: 'bad', place, reason: 'It comes again by a rule that can’t be followed. Write its dates out.' }];
  return occurrencesOf(event, reading);
}

function occurrencesOf(event: ICAL.Event, { uid, place, zone, now }: Omit<Reading, 'exceptions'>): EventEntry[] {
  const entries: EventEntry[] = [];
  const times = event.iterator();
  const first = secondsOf(event.startDate, event.component, zone);
  const until = Math.max(first, now) + aheadSeconds;
  let last = event.startDate;
  for (let step = 0; step < maxSteps; step++) {
    const time = times.next();
    if (!time) return entries;
    const { item, startDate, endDate } = event.getOccurrenceDetails(time);
    const starts = secondsOf(startDate, item.component, zone);
    if (starts < now - pastSeconds) continue;
    if (starts > until || entries.length === maxOccurrences) break;
    const own = `${uid}/${time.toString()}`;
    if (isCancelled(item.component)) entries.push({ kind: 'cancelled', uid: own });
    else entries.push(toEntry(item, startDate, endDate, { uid: own, place, zone }));
    last = startDate;
  }
  const lastDay = last.toString().slice(0, 10);
  return [
    ...entries,
    { kind: 'cut', place, reason: `It goes on; taken up to ${lastDay}. Import the calendar again before then.` },
  ];
}

const daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Refuses recurrence rules that the library would follow for ever, such as a day that no month has. */
function canBeFollowed(rule: unknown): boolean {
  if (!(rule instanceof ICAL.Recur) || !['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(rule.freq)) return false;
  const days = rule.getComponent('BYMONTHDAY').map(Number);
  if (days.length === 0) return true;
  if (rule.freq === 'DAILY' || rule.freq === 'WEEKLY') return false;
  const months = rule.getComponent('BYMONTH').map(Number);
  return (
    months.length === 0 || months.some((month) => days.some((day) => Math.abs(day) <= (daysOfMonths[month - 1] ?? 0)))
  );
}

const isCancelled = (component: ICAL.Component): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

function toEntry(
  { component, summary, location, description }: ICAL.Event,
  start: ICAL.Time,
  end: ICAL.Time,
  { uid, place, zone }: Pick<Reading, 'uid' | 'place' | 'zone'>,
): EventEntry {
  const span: Span | string = checkSpan({
    starts: secondsOf(start, component, zone),
    ends: secondsOf(end, component, zone),
    isAllDay: start.isDate,
  });
  if (typeof span === 'string') return { kind: 'bad', place, reason: span };
  const fields = { uid, name: summary ?? '', location: location ?? '', description: description ?? '' };
  return calendarEntry(fields, span, place);
}

/** Uses the time's own zone if it is known, else the shop's. */
function secondsOf(time: ICAL.Time, component: ICAL.Component, zone: string): number {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime();
  const named = String(component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '');
  const isKnown = moment.tz.zone(named) !== null;
  if (!time.isDate && !isKnown && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime();
  const clock = [time.year, time.month - 1, time.day, time.hour, time.minute, time.second];
  return moment.tz(clock, time.isDate || !isKnown ? zone : named).unix();
}
