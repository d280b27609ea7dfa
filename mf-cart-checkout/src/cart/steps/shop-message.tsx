import { useSettings } from '@bookfront/shared/page';
import type { CheckoutStep } from '@bookfront/shared/routes';
import styled from 'styled-components';
import { Note } from '../panel';

/** CHK-51: what the shop has to say on all steps, and on those of shipping. */
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

const Message = styled(Note)`
  margin-bottom: 1.5rem;
  white-space: pre-line;
`;
