import { useSettings } from '@bookfront/shared/page';
import type { CheckoutStep } from '@bookfront/shared/routes';
import styled from 'styled-components';

/** CHK-51: the shop's message for all steps, and its message for those of shipping. */
export function ShopMessage({ step }: { step: CheckoutStep }) {
  const { messages } = useSettings().checkout_info;
  const isShipping = step === 'delivery' || step === 'provider';
  return (
    <>
      {messages.checkout && <Message>{messages.checkout}</Message>}
      {isShipping && messages.shipping && <Message>{messages.shipping}</Message>}
    </>
  );
}

/** Quiet, since the shopper has come for the form. */
const Message = styled.p`
  max-width: 42rem;
  margin: 0 0 1.5rem;
  padding-inline-start: 0.9rem;
  border-inline-start: 1px solid var(--c-line-strong);
  color: var(--c-muted);
  font-size: var(--size-small);
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
