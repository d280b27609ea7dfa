import { failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { Button, ShopLink } from '@bookfront/shared/ui';
import { Note } from '../layout';
import { useLastOrder } from './use-last-order';

/** Shown above an empty cart: what became of an order that got no answer, or that another tab placed. */
export function LastOrder() {
  const { order, again } = useLastOrder();
  if (order.is === 'none') return null;
  if (order.is === 'asking') return <Note role="status">We are asking whether your order was placed…</Note>;
  if (order.is === 'unknown')
    return (
      <Note role="alert">
        We do not know yet whether your order was placed: please do not order again. {failureText(order.failure)}{' '}
        <Button kind="quiet" onClick={again}>
          Try again
        </Button>
      </Note>
    );
  const { order_number, order: placed } = order.placed;
  return (
    <Note role="status">
      Your order was placed.{' '}
      <ShopLink to={`${href.order(order_number)}?success=1`} state={{ order: placed }}>
        See order #{order_number}
      </ShopLink>
    </Note>
  );
}
