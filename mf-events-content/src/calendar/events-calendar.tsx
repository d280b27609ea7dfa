import { failureText, useCall } from '@bookfront/shared/api-client';
import { href, monthRange } from '@bookfront/shared/routes';
import type { Calendar, ShopEvent } from '@bookfront/shared/schemas';
import { FailedState, ShopLink } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { CalendarGrid } from './calendar-grid';
import { EventCard } from './event-card';
import { monthText } from './month-grid';

/** P1 §9: events that stand beside the calendar. */
const most = 3;

/** A month of the shop's events, the one given first; another month is asked for alone (EVT-12, EVT-15). */
export function EventsCalendar({ calendar }: { calendar: Calendar }) {
  const [month, setMonth] = useState(calendar.month);
  const isGiven = month === calendar.month;
  const { data, error, refetch } = useCall('event/getList', isGiven ? undefined : monthRange(month));
  const rows = isGiven ? calendar.rows : (data?.rows ?? []);
  return (
    <Row>
      <CalendarGrid
        calendar={{ month, today: calendar.today, rows }}
        onMonth={setMonth}
        isLoading={!isGiven && !data && !error}
      />
      {error && !isGiven ? (
        <FailedState title={m.events_failed()} text={failureText(error, '')} onRetry={() => void refetch()} />
      ) : (
        <Beside month={month} events={rows.filter(({ last_day }) => last_day >= firstToShow(month, calendar.today))} />
      )}
    </Row>
  );
}

/** Of the present month what is to come, of another all. */
const firstToShow = (month: string, today: string) => (today.startsWith(month) ? today : month);

function Beside({ month, events }: { month: string; events: ShopEvent[] }) {
  return (
    <div>
      {events.length === 0 && <p>{m.no_events_in_month({ month: monthText(month) })}</p>}
      <List>
        {events.slice(0, most).map((event) => (
          <li key={event.id}>
            <EventCard event={event} isShort />
          </li>
        ))}
      </List>
      <ShopLink to={href.events()}>{m.view_all_events()}</ShopLink>
    </div>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 1.5rem clamp(1.5rem, 4vw, 3rem);
  text-align: left;
  > * {
    flex: 1 1 17rem;
    min-width: 0;
  }
  > div > a {
    display: inline-block;
    padding-block: 0.65rem;
    color: var(--c-link);
  }
`;

const List = styled.ul`
  display: grid;
  gap: 1.25rem;
  margin: 0 0 0.75rem;
  padding: 0;
  list-style: none;
`;
