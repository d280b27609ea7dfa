import { href } from '@bookfront/shared/routes';
import { ButtonLink } from '@bookfront/shared/ui';
import type { OrderState } from '../order';

/**
 * A card that was refused, or whose handle has had its one use, has to be entered anew (decision 6 of the
 * specification).
 */
export const isCardRefused = (state: OrderState): boolean =>
  typeof state === 'object' && (state.code === 'payment_declined' || state.code === 'payment');

export const CardAgain = () => <ButtonLink to={href.checkout('credit_card')}>Enter your card again</ButtonLink>;
