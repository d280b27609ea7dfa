import { failureText, useFirstCall } from '@bookfront/shared/api-client';
import { EmptyState, FailedState, PageTitle, PageWidth, Skeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { StoreRecord } from '../hours';
import { StoreMap } from './store-map';

/** /contact-hours/: every location with its hours and a map (NAV-27, CON-01 to CON-15). */
export function ContactPage() {
  const { data, error, refetch } = useFirstCall('contact');
  return (
    <PageWidth>
      <PageTitle>{m.contact_and_hours()}</PageTitle>
      {error && <FailedState title={m.generic_error()} text={failureText(error, '')} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={10} height="30rem" />}
      {data?.rows.length === 0 && <EmptyState title={m.no_results()} />}
      <Records>
        {data?.rows.map((record, i) => (
          <StoreRecord key={record.location_id || i} record={record} level={2}>
            <StoreMap record={record} />
          </StoreRecord>
        ))}
      </Records>
    </PageWidth>
  );
}

const Records = styled.div`
  display: grid;
  gap: 3.5rem;
`;
