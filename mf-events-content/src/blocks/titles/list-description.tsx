import type { List } from '@bookfront/shared/schemas';
import { calendarMarker } from '@bookfront/shared/schemas/vocabulary';
import { Prose } from '@bookfront/shared/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { onDemand } from '../on-demand';

const EventsCalendar = onDemand(() => import('../../calendar').then(({ EventsCalendar: Part }) => Part), '24rem');

/** What a list says of itself; where its marker stands, the calendar does (P1 §3 List). Cleaned by the api. */
export function ListDescription({ list: { description, calendar_widgets } }: { list: List }) {
  return description.split(calendarMarker).map((part, i, parts) => {
    const calendar = i < parts.length - 1 ? calendar_widgets[i] : undefined;
    return (
      <Fragment key={i}>
        {part.trim() && <Words dir="auto" dangerouslySetInnerHTML={{ __html: part }} />}
        {calendar && <EventsCalendar calendar={calendar} />}
      </Fragment>
    );
  });
}

const Words = styled(Prose)`
  margin: -0.4rem 0 1.1rem;
  color: var(--c-muted);
  > :last-child {
    margin-bottom: 0;
  }
`;
