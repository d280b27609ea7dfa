import ICAL from 'ical.js';
import moment from 'moment-timezone';
import { plainText } from '../markup/clean-markup';
import type { Shop } from '../shop/shop';
import type { EventRow } from './event-repository';

/**
 * Writes events as an iCalendar file (RFC 5545): times in UTC, whole days as days, permanent uids. With several events,
 * descriptions are shortened.
 */
export function writeCalendar(shop: CalendarOwner, events: readonly EventRow[]): string {
  const { settings } = shop;
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Bookfront//Events//EN');
  calendar.addPropertyWithValue('x-wr-calname', settings.store_info.name);
  for (const event of events)
    calendar.addSubcomponent(toComponent(event, shop, events.length === 1 ? wholeText(event) : event.summary));
  return `${calendar.toString()}\r\n`;
}

type CalendarOwner = Pick<Shop, 'settings' | 'webstore_name'>;

const wholeText = ({ description }: EventRow): string =>
  plainText(description.replace(/<\/(p|li|h\d)>|<br\s*\/?>/g, ' '));

function toComponent(event: EventRow, { settings, webstore_name }: CalendarOwner, description: string): ICAL.Component {
  const { time_zone, store_info } = settings;
  const component = new ICAL.Component('vevent');
  const add = (name: string, value: string | ICAL.Time) => component.addPropertyWithValue(name, value);
  const timeOf = event.is_all_day === 1 ? dayTime : instant;
  // the uid of an event without one in its file is unique only in its shop
  add('uid', event.uid.includes('@') ? event.uid : `${event.uid}@${webstore_name}`);
  add('dtstamp', instant(event.changed));
  add('dtstart', timeOf(event.starts, time_zone));
  add('dtend', timeOf(event.ends, time_zone));
  add('summary', event.name);
  if (description !== '') add('description', description);
  if (event.location !== '') add('location', event.location);
  if (store_info.base_url !== '')
    add('url', `${store_info.base_url.replace(/\/$/, '')}/events/${encodeURIComponent(event.event_id)}`);
  return component;
}

const instant = (seconds: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(seconds * 1000), true);

const dayTime = (seconds: number, zone: string): ICAL.Time =>
  ICAL.Time.fromDateString(moment.unix(seconds).tz(zone).format('YYYY-MM-DD'));
