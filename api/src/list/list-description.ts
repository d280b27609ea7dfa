import { type Calendar, calendarMarker, type List } from '@bookfront/shared/schemas';
import { cleanMarkup } from '../markup/clean-markup';
import { textMarkup } from '../markup/text-markup';
import type { ListRow } from './list-repository';

type Described = Pick<ListRow, 'account_id' | 'description'>;
/** How often a list may show the calendar; further markers are removed. */
const maxCalendars = 3;

/** Only the shop's own descriptions can show the calendar: shoppers write plain text. */
export const hasCalendar = ({ account_id, description }: Described): boolean =>
  account_id === null && description.includes(calendarMarker);

/**
 * LST-03: splits the description at its markers, with the calendar at each; without a calendar the markers are removed.
 * The shop's markup was cleaned when it was saved. Each part is cleaned again, since a marker may split a tag.
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
  const limited =
    parts.length <= maxCalendars ? parts : [...parts.slice(0, maxCalendars), parts.slice(maxCalendars).join('')];
  return {
    description: limited.join(calendarMarker),
    description_text: '',
    calendar_widgets: limited.slice(1).map(() => calendar),
  };
}
