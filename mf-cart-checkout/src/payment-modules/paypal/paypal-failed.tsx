import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { messages } from '@bookfront/shared/schemas/limits';
import { ButtonLink } from '@bookfront/shared/ui';
import styled from 'styled-components';

/** ERR-55 to ERR-57. A plain decline shows its own text first, and leads to the other payment choices. */
export function PayPalFailed({ failure }: { failure: CallFailure | undefined }) {
  const isDeclined = failure?.code === 'payment_declined';
  return (
    <Notice role="alert">
      {isDeclined && <b>{failureText(failure)}</b>}
      <b data-more={isDeclined || undefined}>{messages.paypalFailed}</b>
      {failure && !isDeclined && <p>{failureText(failure)}</p>}
      <p>{messages.paypalNoFunds}</p>
      {isDeclined && <ButtonLink to={href.checkout('payment')}>Choose another way to pay</ButtonLink>}
      <ButtonLink kind={isDeclined ? 'quiet' : undefined} to={href.cart()}>
        Start Over
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
