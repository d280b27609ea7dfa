import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { ButtonLink } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** ERR-55 to ERR-57. A plain decline shows its own text first, and leads to the other payment choices. */
export function PayPalFailed({ failure }: { failure: CallFailure | undefined }) {
  const isDeclined = failure?.code === 'payment_declined';
  return (
    <Notice role="alert">
      {isDeclined && <b>{failureText(failure)}</b>}
      <b data-more={isDeclined || undefined}>{m.paypal_failed()}</b>
      {failure && !isDeclined && <p>{failureText(failure)}</p>}
      <p>{m.paypal_no_funds()}</p>
      {isDeclined && <ButtonLink to={href.checkout('payment')}>{m.paypal_pay_otherwise()}</ButtonLink>}
      <ButtonLink kind={isDeclined ? 'quiet' : undefined} to={href.cart()}>
        {m.paypal_start_over()}
      </ButtonLink>
    </Notice>
  );
}

const Notice = styled.div`
  display: grid;
  gap: 0.75rem;
  padding: 1rem;
  border: 1px solid var(--c-bad);
  border-radius: 6px;
  b {
    color: var(--c-bad);
    font-weight: 600;
  }
  b[data-more] {
    color: inherit;
    font-weight: inherit;
  }
  p {
    margin: 0;
  }
`;
