import { QuantityStepper } from '@bookfront/shared/ui/quantity-stepper';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

interface LineQuantityProps {
  name: string;
  quantity: number;
  isGiftCard: boolean;
  onQuantity: (quantity: number) => void;
}

/**
 * Keeps half-typed text to itself and reports a quantity when the field is left. Text that is no quantity is replaced
 * by the old one, with a message.
 */
export function LineQuantity({ name, quantity, isGiftCard, onQuantity }: LineQuantityProps) {
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const putBack = (hasFailed: boolean) => {
    setDraft(undefined);
    setWrong(hasFailed);
  };
  const type = (text: string) => {
    setDraft(text);
    setWrong(false);
  };
  const choose = (next: number) => {
    if (draft !== undefined) putBack(false);
    if (next !== quantity) onQuantity(next);
  };
  return (
    <>
      <QuantityStepper
        label={name}
        text={draft ?? String(quantity)}
        onText={type}
        onQuantity={choose}
        min={0}
        isGiftCard={isGiftCard}
        onUnreadable={() => putBack(true)}
      />
      <QuantityNotice role="status">{isWrong && m.quantity_unreadable({ quantity })}</QuantityNotice>
    </>
  );
}

const QuantityNotice = styled.p`
  &&& {
    display: block;
    width: auto;
    max-width: 11rem;
    margin: 0;
    color: var(--c-bad);
    font-size: var(--size-small);
  }
`;
