import type { ShopEvent } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import * as m from '#messages';
import { EventCard } from './event-card';

/** A few events below one another; says so where there are none. */
export function EventList({ events, level = 3 }: { events: ShopEvent[]; level?: 2 | 3 }) {
  if (events.length === 0) return <p>{m.no_events()}</p>;
  return (
    <List>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} level={level} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
