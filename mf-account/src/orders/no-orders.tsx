import { type HistoryFilters, href, isHistoryNarrowed } from '@bookfront/shared/routes';
import { EmptyState, MarkedText, ShopLink } from '@bookfront/shared/ui';
import * as m from '#messages';

/** ERR-87, with a way on: all orders, or the shelves. */
export function NoOrders({ filters }: { filters: HistoryFilters }) {
  const isNarrowed = isHistoryNarrowed(filters) || filters.page > 1;
  const to = isNarrowed ? href.account('orders') : href.browse();
  return (
    <EmptyState title={m.orders_none()}>
      <p>
        <MarkedText
          parts={isNarrowed ? m.orders_none_hint() : m.orders_none_yet()}
          draw={{ link: (words) => <ShopLink to={to}>{words}</ShopLink> }}
        />
      </p>
    </EmptyState>
  );
}
