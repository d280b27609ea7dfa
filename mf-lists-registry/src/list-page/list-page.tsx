import { PageWidth, TitleGridSkeleton } from '@bookfront/shared/ui';
import { ListFailed } from './list-failed';
import { ListView } from './list-view';
import { useList } from './use-list';

/** /lists/:list_id/:page_id? */
export function ListPage() {
  const { data, error, refetch, ...place } = useList();
  return (
    <PageWidth>
      {!data && !error && <TitleGridSkeleton cells={6} />}
      {!data && error && <ListFailed failure={error} onRetry={() => refetch()} />}
      {data && <ListView {...place} reply={data} />}
    </PageWidth>
  );
}
