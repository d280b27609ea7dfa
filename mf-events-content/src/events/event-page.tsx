import { call, failureText, useFirstCall } from '@bookfront/shared/api-client';
import { isKnownMissing, usePage } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { ShopEvent } from '@bookfront/shared/schemas';
import { FailedState, PageTitle, Prose, Skeleton, TitleCard, TitleGrid, useDocumentTitle } from '@bookfront/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { EventPicture, EventTime } from '../calendar';
import { NoSuchEvents } from './day-events';
import { Tickets } from './tickets';

/** EVT-05: one event with its books and tickets. */
export function EventPage() {
  const isMissing = isKnownMissing(usePage(), useLocation().pathname);
  const { data, error, refetch } = useFirstCall('event', { enabled: !isMissing });
  const event = data?.event;
  useView(event?.id);
  useDocumentTitle(event?.info.name);
  if (event) return <Ready event={event} />;
  return (
    <>
      <PageTitle>{m.events()}</PageTitle>
      {!error && !isMissing && <Skeleton lines={8} height="30rem" />}
      {(isMissing || (error && isNoEvent(error.code))) && <NoSuchEvents />}
      {error && !isNoEvent(error.code) && (
        <FailedState title={m.events_failed()} text={failureText(error, '')} onRetry={() => void refetch()} />
      )}
    </>
  );
}

const isNoEvent = (code: string) => code === 'not_found' || code === 'validation';

/** GAP-39: one view for each time that a reader opens the page. */
function useView(eventId: string | undefined): void {
  useEffect(() => {
    if (eventId) void call('event/get', { event_id: eventId, increment_views: '1' });
  }, [eventId]);
}

function Ready({ event }: { event: ShopEvent }) {
  const { info } = event;
  return (
    <Article>
      <PageTitle dir="auto">{info.name}</PageTitle>
      <EventTime event={event} />
      <EventPicture event={event} sizes="(min-width: 960px) 800px, 100vw" isFirst />
      {info.description && <Prose dir="auto" dangerouslySetInnerHTML={{ __html: info.description }} />}
      <p>
        <a href={href.eventFile(event.id)}>{m.add_to_calendar()}</a>
      </p>
      {info.ticket.length > 0 && <Tickets event={event} />}
      {info.book.length > 0 && (
        <section aria-labelledby="event-books">
          <h2 id="event-books">{m.event_books()}</h2>
          <TitleGrid>
            {info.book.map((title) => (
              <li key={title.eisbn}>
                <TitleCard title={title} />
              </li>
            ))}
          </TitleGrid>
        </section>
      )}
    </Article>
  );
}

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  overflow-wrap: anywhere;
  h1 {
    margin: 0;
  }
  h2 {
    margin: 0 0 1rem;
    font: 600 var(--size-head)/1.2 var(--font-heading);
  }
  > p a {
    display: inline-block;
    padding-block: 0.65rem;
    color: var(--c-link);
  }
  > p {
    margin: 0;
  }
`;
