import { href } from '@bookfront/shared/routes';
import { PageWidth } from '@bookfront/shared/ui';
import { LeadOn } from '../lead-on';
import { OrderDetail } from './order-detail';
import { usePlacedOrder } from './placed-order';

/** /account/complete: the order that was just placed, else the order history (NAV-64, GAP-15). */
export function OrderCompletePage() {
  const order = usePlacedOrder();
  if (!order) return <LeadOn to={href.account('orders')} />;
  return (
    <PageWidth>
      <OrderDetail order={order} isNew />
    </PageWidth>
  );
}
