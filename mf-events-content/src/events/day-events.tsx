import { failureText, useFirstCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { EmptyState, FailedState, PageTitle, ShopLink, Skeleton } from '@bookfront/shared/ui';
import * as m from '#messages';
import { coversDay, dayText, EventList } from '../calendar';

/** EVT-04: the events that take place on a day, out of its month's. */
export function DayEvents({ day }: { day: string }) {
  const { data, error, refetch } = useFirstCall('events');
  return (
    <>
      <PageTitle>{dayText(day)}</PageTitle>
      {error && <FailedState title={m.events_failed()} text={failureText(error, '')} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={6} height="16rem" />}
      {data && <EventList events={data.rows.filter((event) => coversDay(event, day))} level={2} />}
      {data && <ShopLink to={href.events()}>{m.view_all_events()}</ShopLink>}
    </>
  );
}

/** GAP-36 */
export const NoSuchEvents = () => (
  <EmptyState title={m.event_not_found()}>
    <ShopLink to={href.events()}>{m.view_all_events()}</ShopLink>
  </EmptyState>
);
