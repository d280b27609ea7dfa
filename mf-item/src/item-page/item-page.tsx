import { failureText } from '@bookfront/shared/api-client';
import { useHasPage } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { messages } from '@bookfront/shared/schemas/limits';
import { ButtonLink, EmptyState, FailedState, PageWidth } from '@bookfront/shared/ui';
import { Navigate } from 'react-router-dom';
import { ItemSkeleton } from './item-skeleton';
import { ItemView } from './item-view';
import { useHydrated } from './tabs/use-hydrated';
import { useItem } from './use-item';

/** /item/:item_id and /item/:item_id/lists/:list_id */
export function ItemPage() {
  const { data, error, isMissing, listId, refetch } = useItem();
  if (isMissing) return <Missing />;
  return (
    <PageWidth>
      {!data && !error && <ItemSkeleton />}
      {!data && error && (
        <FailedState
          level={1}
          title="We could not load this title"
          text={failureText(error)}
          onRetry={() => refetch()}
        />
      )}
      {data?.is_giftcard && <ToGiftCards />}
      {data && <ItemView key={data.eisbn} title={data} listId={listId} />}
    </PageWidth>
  );
}

/** ITM-39: gift cards have a page of their own, where a release brings it. The edge sends the card as it is. */
function ToGiftCards() {
  const isLive = useHydrated();
  const hasPage = useHasPage();
  const page = href.giftCards();
  return isLive && hasPage(page) ? <Navigate to={page} replace /> : null;
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
