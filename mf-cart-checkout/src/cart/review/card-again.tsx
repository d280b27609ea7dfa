import { href } from '@bookfront/shared/routes';
import { ButtonLink } from '@bookfront/shared/ui';
import type { OrderState } from './use-order';

/** A card that was refused, or whose handle has had its one use, has to be entered anew (decision 6 of the specification). */
export function CardAgain({ state }: { state: OrderState }) {
  const isRefused = typeof state === 'object' && (state.code === 'payment_declined' || state.code === 'payment');
  if (!isRefused) return null;
  return (
    <ButtonLink data-kind="quiet" to={href.checkout('credit_card')}>
      Enter your card again
    </ButtonLink>
  );
}
