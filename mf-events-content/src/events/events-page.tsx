import { useFirstCall, useFirstCallContext } from '@bookfront/shared/api-client';
import { eventsFilter } from '@bookfront/shared/routes';
import { PageTitle, PageWidth, Skeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { PageBlocks } from '../blocks';
import { AllEvents } from './all-events';
import { DayEvents, NoSuchEvents } from './day-events';
import { EventPage } from './event-page';
import { EventsSidebar } from './events-sidebar';

/** /events, its days and its events (P1 §2 Events, NAV-18). A shop that has made the page itself shows that (NAV-19). */
export function EventsPage() {
  const { data: managed, isLoading } = useFirstCall('events-page');
  const { params } = useFirstCallContext();
  const filter = eventsFilter(params.event_filter);
  if (filter.is === 'all' && managed && managed.widgets.length > 0)
    return <PageBlocks page={managed} title={m.events()} />;
  if (isLoading)
    return (
      <PageWidth>
        <PageTitle>{m.events()}</PageTitle>
        <Skeleton lines={8} height="24rem" />
      </PageWidth>
    );
  return (
    <PageWidth>
      <Columns>
        <div>
          {filter.is === 'all' && <AllEvents />}
          {filter.is === 'day' && <DayEvents day={filter.day} />}
          {filter.is === 'event' && <EventPage key={filter.id} />}
          {filter.is === 'nothing' && (
            <>
              <PageTitle>{m.events()}</PageTitle>
              <NoSuchEvents />
            </>
          )}
        </div>
        <EventsSidebar />
      </Columns>
    </PageWidth>
  );
}

/** The calendar stands beside the events; on a phone it follows. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(2rem, 4vw, 3.5rem);
  /* an answer that is shorter than what stands for it moves nothing */
  > div:first-child {
    min-height: 34rem;
  }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;
