import { failureText, useCall, useFirstCall, useFirstCallContext } from '@bookfront/shared/api-client';
import { href, monthAt, monthOf, monthRange } from '@bookfront/shared/routes';
import type { ShopEvent } from '@bookfront/shared/schemas';
import { FailedState, ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { CalendarGrid, EventCard } from '../calendar';

/** P1 §9 */
const most = 3;

/** The calendar, and what comes next (EVT-02, EVT-03). */
export function EventsSidebar() {
  return (
    <Aside aria-label={m.calendar()}>
      <Month />
      <Upcoming />
      <a href={href.eventsFeed()}>{m.follow_all_events()}</a>
    </Aside>
  );
}

/** The month of the address; beside an event the month in which it begins, or this one while it lasts. */
function Month() {
  const context = useFirstCallContext();
  const { data: found } = useFirstCall('event', { enabled: false });
  const first = monthAt(context);
  const month = found ? monthOfEvent(found.event, context.today) : first;
  const ofAddress = useFirstCall('events');
  const ofEvent = useCall('event/getList', month === first ? undefined : monthRange(month));
  const { data, error, refetch } = month === first ? ofAddress : ofEvent;
  if (error)
    return <FailedState title={m.events_failed()} text={failureText(error, '')} onRetry={() => void refetch()} />;
  return <CalendarGrid calendar={{ month, today: context.today, rows: data?.rows ?? [] }} isLoading={!data} />;
}

const monthOfEvent = ({ first_day, last_day }: ShopEvent, today: string): string =>
  monthOf(first_day <= today && today <= last_day ? today : first_day);

function Upcoming() {
  const { data } = useFirstCall('upcoming');
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming">{m.coming_up()}</h2>
      {data?.rows.length === 0 && <p>{m.no_events()}</p>}
      <ul>
        {data?.rows.slice(0, most).map((event) => (
          <li key={event.id}>
            <EventCard event={event} isShort />
          </li>
        ))}
      </ul>
      <ShopLink to={href.events()}>{m.view_all_events()}</ShopLink>
    </section>
  );
}

const Aside = styled.aside`
  display: grid;
  align-content: start;
  gap: 2rem;
  h2 {
    margin: 0 0 0.75rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
  h3 {
    font-size: var(--size-text);
  }
  ul {
    display: grid;
    gap: 1rem;
    margin: 0 0 0.75rem;
    padding: 0;
    list-style: none;
  }
  section > a,
  > a {
    display: inline-block;
    padding-block: 0.65rem;
    color: var(--c-link);
  }
`;
