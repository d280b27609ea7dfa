import { failureText, useFirstCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { ButtonLink, EmptyState, FailedState, PageWidth, TitleGridSkeleton } from '@bookfront/shared/ui';
import * as m from '#messages';
import { RegistryView } from './registry-view';

/** /gift-registry/:item_id, for anyone with the link (GAP-03). */
export function RegistryPage() {
  const { data, error, refetch } = useFirstCall('registry');
  return (
    <PageWidth>
      {!data && !error && <TitleGridSkeleton cells={6} />}
      {!data && error?.code === 'not_found' && (
        <EmptyState title={m.registry_not_found()} level={1}>
          <p>{failureText(error)}</p>
          <ButtonLink kind="quiet" to={href.browse()}>
            {m.browse_all_titles()}
          </ButtonLink>
        </EmptyState>
      )}
      {!data && error && error.code !== 'not_found' && (
        <FailedState level={1} title={m.registry_failed()} text={failureText(error)} onRetry={() => void refetch()} />
      )}
      {data && <RegistryView registry={data} />}
    </PageWidth>
  );
}
