import { failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { Button, ShopLink } from '@bookfront/shared/ui';
import * as m from '#messages';
import { Note } from '../layout';
import { useLastOrder } from './use-last-order';

/** Shown above an empty cart: what became of an order that got no answer, or that another tab placed. */
export function LastOrder() {
  const { order, retry } = useLastOrder();
  if (order.is === 'none') return null;
  if (order.is === 'loading') return <Note role="status">{m.last_order_asking()}</Note>;
  if (order.is === 'unknown')
    return (
      <Note role="alert">
        {m.last_order_unknown()} {failureText(order.failure)}{' '}
        <Button kind="quiet" onClick={retry}>
          {m.try_again()}
        </Button>
      </Note>
    );
  const { order_number, order: placed } = order.placed;
  return (
    <Note role="status">
      {m.last_order_placed()}{' '}
      <ShopLink to={`${href.order(order_number)}?success=1`} state={{ order: placed }}>
        {m.last_order_see({ number: order_number })}
      </ShopLink>
    </Note>
  );
}
