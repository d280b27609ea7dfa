import { failureText, useFirstCall } from '@bookfront/shared/api-client';
import { formatCount } from '@bookfront/shared/format';
import { lastPage } from '@bookfront/shared/format/paging';
import { type HistoryFilters, historyPath, parseHistory } from '@bookfront/shared/routes';
import type { Reply } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { FailedState, Skeleton } from '@bookfront/shared/ui';
import { PageLinks } from '@bookfront/shared/ui/page-links';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { MemberPage } from '../member-page';
import { FilterForm } from './filter-form';
import { NoOrders } from './no-orders';
import { OrderCard } from './order-card';

/** /account/orders: the orders of before, found by words, year and location (ORD-01, ORD-08 to ORD-10). */
export function OrdersPage() {
  return (
    <MemberPage view="orders" title={m.orders_title()}>
      <History />
    </MemberPage>
  );
}

function History() {
  const filters = parseHistory(new URLSearchParams(useLocation().search));
  const { data, error, refetch, isPlaceholderData } = useFirstCall('orders', { keep: true });
  if (error) return <FailedState title={m.orders_failed()} text={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <FilterForm filters={filters} years={data?.years ?? []} />
      <div aria-busy={isPlaceholderData || undefined}>
        {data ? <Found data={data} filters={filters} /> : <Skeleton lines={8} height="40rem" />}
      </div>
    </>
  );
}

function Found({ data, filters }: { data: Reply<'order/getList'>; filters: HistoryFilters }) {
  if (data.rows.length === 0) return <NoOrders filters={filters} />;
  return (
    <>
      <p role="status">{m.orders_count({ count: formatCount(data.row_count) })}</p>
      <Cards>
        {data.rows.map((order) => (
          <OrderCard key={order.order_number} order={order} />
        ))}
      </Cards>
      <PageLinks
        page={filters.page}
        last={lastPage(data.row_count, limits.pageSize.default)}
        addressOf={(page) => historyPath({ ...filters, page })}
      />
    </>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
