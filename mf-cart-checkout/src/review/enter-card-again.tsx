import type { CallFailure } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { ButtonLink } from '@bookfront/shared/ui';
import * as m from '#messages';

/** A card that was refused, or whose handle has had its one use, has to be entered again (SPEC-D6). */
export const isCardRefused = (failure: CallFailure | undefined): boolean =>
  failure?.code === 'payment_declined' || failure?.code === 'payment';

export const EnterCardAgain = () => (
  <ButtonLink to={href.checkout('credit_card')}>{m.review_enter_card_again()}</ButtonLink>
);
