import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { messages } from '@bookfront/shared/schemas/limits';
import { ButtonLink } from '@bookfront/shared/ui';
import styled from 'styled-components';

/** ERR-55 to ERR-57 */
export function PayPalFailed({ failure }: { failure: CallFailure | undefined }) {
  return (
    <Notice role="alert">
      <b>{messages.paypalFailed}</b>
      {failure && <p>{failureText(failure)}</p>}
      <p>{messages.paypalNoFunds}</p>
      <ButtonLink to={href.cart()}>Start Over</ButtonLink>
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
`;
