import { EventCard, EventList, EventsCalendar } from '../../calendar';
import type { BlockProps } from '../block-props';
import { BlockHeading } from '../parts';

/** PGB-30 */
export const CalendarBlock = ({ block: { heading, calendar }, level }: BlockProps<'events_calendar'>) => (
  <>
    <BlockHeading text={heading} level={level} />
    <EventsCalendar calendar={calendar} />
  </>
);

/** PGB-31 */
export const UpcomingEvents = ({ block, level }: BlockProps<'events_calendar_upcoming'>) => (
  <>
    <BlockHeading text={block.heading} level={level} />
    <EventList events={block.events.slice(0, block.limit)} level={block.heading ? 3 : 2} />
  </>
);

/** PGB-32 */
export const SingleEvent = ({ block: { heading, event }, level }: BlockProps<'single_event_feature'>) => (
  <>
    <BlockHeading text={heading} level={level} />
    <EventCard event={event} level={heading ? 3 : 2} />
  </>
);
