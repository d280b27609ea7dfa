import { failureText, useFirstCall, useFirstCallContext } from '@bookfront/shared/api-client';
import { parseFeatures } from '@bookfront/shared/routes';
import { FailedState, PageTitle, PageWidth, Skeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { FeatureFilters } from './feature-filters';
import { FeatureResults } from './feature-results';
import { FeatureSearch } from './feature-search';

/** /features: the shop's featured lists, by category, text and order (NAV-02, FEA-01 to FEA-07). */
export function FeaturesPage() {
  const { params, query } = useFirstCallContext();
  const view = parseFeatures(params['*'] ?? '', query);
  const { data, error, refetch } = useFirstCall('features', { keep: true });
  return (
    <PageWidth>
      <PageTitle>{m.features()}</PageTitle>
      <FeatureSearch key={`${view.t ?? ''} ${view.s ?? ''}`} view={view} />
      <Columns>
        <FeatureFilters view={view} filters={data?.filter_info.c ?? []} />
        <div>
          {error && (
            <FailedState title={m.generic_error()} text={failureText(error, '')} onRetry={() => void refetch()} />
          )}
          {!error && !data && <Skeleton lines={10} height="30rem" />}
          {data && <FeatureResults view={view} rows={data.rows} count={data.row_count} />}
        </div>
      </Columns>
    </PageWidth>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem 3rem;
  @media (min-width: 860px) {
    &:has(> nav) {
      grid-template-columns: 14rem minmax(0, 1fr);
    }
  }
`;
