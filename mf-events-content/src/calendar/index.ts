export { CalendarGrid } from './calendar-grid';
export { EventCard, EventTime } from './event-card';
export { EventList } from './event-list';
export { EventPicture } from './event-picture';
export { EventsCalendar } from './events-calendar';
export { coversDay, dayText, monthText, weekdays } from './month-grid';
