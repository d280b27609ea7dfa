import { useState } from 'react';
import { QuantityStepper } from '../../quantity/quantity-stepper';

interface LineQuantityProps {
  title: string;
  quantity: number;
  isGiftCard: boolean;
  onQuantity: (quantity: number) => void;
}

/** Half-typed text belongs to the field; a quantity is told when it is left. */
export function LineQuantity({ title, quantity, isGiftCard, onQuantity }: LineQuantityProps) {
  const [draft, setDraft] = useState<string>();
  const choose = (next: number) => {
    setDraft(undefined);
    if (next !== quantity) onQuantity(next);
  };
  return <QuantityStepper label={title} text={draft ?? String(quantity)} onText={setDraft} onQuantity={choose} least={0} isGiftCard={isGiftCard} />;
}
