import { failureText } from '@bookfront/shared/api-client';
import { useHasPage } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { ButtonLink, EmptyState, FailedState, PageWidth } from '@bookfront/shared/ui';
import { Navigate } from 'react-router-dom';
import * as m from '#messages';
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
        <FailedState level={1} title={m.title_failed()} text={failureText(error)} onRetry={() => refetch()} />
      )}
      {data?.is_giftcard && <GiftCardRedirect />}
      {data && <ItemView key={data.eisbn} title={data} listId={listId} />}
    </PageWidth>
  );
}

/** ITM-39: redirects a gift card to the gift cards' page, if a release has it. The edge sends the item page. */
function GiftCardRedirect() {
  const isHydrated = useHydrated();
  const hasPage = useHasPage();
  const page = href.giftCards();
  return isHydrated && hasPage(page) ? <Navigate to={page} replace /> : null;
}

function Missing() {
  return (
    <PageWidth>
      <EmptyState title={m.no_results()} level={1}>
        <p>{m.title_unknown()}</p>
        <ButtonLink kind="quiet" to={href.browse()}>
          {m.browse_all_titles()}
        </ButtonLink>
      </EmptyState>
    </PageWidth>
  );
}
