import { failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { messages } from '@bookfront/shared/schemas/limits';
import { ButtonLink, EmptyState, FailedState, PageWidth } from '@bookfront/shared/ui';
import { ItemSkeleton } from './item-skeleton';
import { ItemView } from './item-view';
import { useItem } from './use-item';

/** /item/:item_id and /item/:item_id/lists/:list_id */
export function ItemPage() {
  const { data, error, isMissing, listId, refetch } = useItem();
  if (isMissing) return <Missing />;
  return (
    <PageWidth>
      {!data && !error && <ItemSkeleton />}
      {!data && error && <FailedState level={1} title="We could not load this title" text={failureText(error)} onRetry={() => refetch()} />}
      {data && <ItemView key={data.eisbn} title={data} listId={listId} />}
    </PageWidth>
  );
}

function Missing() {
  return (
    <PageWidth>
      <EmptyState title={messages.noResults} level={1}>
        <p>We have no title at this address. It may have left our shelves.</p>
        <ButtonLink data-kind="quiet" to={href.browse()}>
          Browse all titles
        </ButtonLink>
      </EmptyState>
    </PageWidth>
  );
}
