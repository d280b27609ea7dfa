import { failureText, useFirstCall, useFirstCallContext } from '@bookfront/shared/api-client';
import { isMonth } from '@bookfront/shared/routes';
import { FailedState, PageTitle, Skeleton } from '@bookfront/shared/ui';
import * as m from '#messages';
import { EventList, monthText } from '../calendar';

/** EVT-01: what is to come, or a month that the reader has turned to. */
export function AllEvents() {
  const asked = useFirstCallContext().query.get('month');
  const month = isMonth(asked) ? asked : undefined;
  return (
    <>
      <PageTitle>{month ? m.events_in_month({ month: monthText(month) }) : m.events()}</PageTitle>
      {month ? <Listed key={month} rule="events" /> : <Listed key="upcoming" rule="upcoming" />}
    </>
  );
}

/** ERR-28 */
function Listed({ rule }: { rule: 'events' | 'upcoming' }) {
  const { data, error, refetch } = useFirstCall(rule);
  if (error)
    return <FailedState title={m.events_failed()} text={failureText(error, '')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} height="24rem" />;
  return <EventList events={data.rows} level={2} />;
}
