import { type Calendar, calendarMarker, type List } from '@bookfront/shared/schemas';
import { cleanMarkup } from '../markup/clean-markup';
import { textMarkup } from '../markup/text-markup';
import type { ListRow } from './list-repository';

type Described = Pick<ListRow, 'account_id' | 'description'>;
/** A list shows the calendar so often at most; further markers go. */
const maxCalendars = 3;

/** The shop's own texts alone have calendars: a shopper's are plain text. */
export const hasCalendar = ({ account_id, description }: Described): boolean =>
  account_id === null && description.includes(calendarMarker);

/**
 * LST-03: a marker splits the description into parts that are whole markup each, and the calendar stands once for each
 * marker; without a calendar the markers go. The shop's texts were cleaned when they came in; a part is cleaned again, since a marker may split a tag.
 */
export function describeList(
  row: Described,
  calendar: Calendar | undefined,
): Pick<List, 'description' | 'description_text' | 'calendar_widgets'> {
  if (row.account_id !== null)
    return { description: textMarkup(row.description), description_text: row.description, calendar_widgets: [] };
  if (!hasCalendar(row)) return { description: row.description, description_text: '', calendar_widgets: [] };
  const parts = row.description.split(calendarMarker).map(cleanMarkup);
  if (!calendar) return { description: parts.join(''), description_text: '', calendar_widgets: [] };
  const kept =
    parts.length <= maxCalendars ? parts : [...parts.slice(0, maxCalendars), parts.slice(maxCalendars).join('')];
  return {
    description: kept.join(calendarMarker),
    description_text: '',
    calendar_widgets: kept.slice(1).map(() => calendar),
  };
}
