import { clampQuantity, isQuantity, toQuantity, typedQuantity } from '@bookfront/shared/format/quantity';
import { limits } from '@bookfront/shared/schemas/limits';
import { Icon } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

interface QuantityStepperProps {
  /** What is counted, for a screen reader: the title with the details that tell it from others on the page. */
  label: string;
  /** The text in the field, which may be half typed. */
  text: string;
  onText: (text: string) => void;
  /** A whole quantity has been chosen: by a step, or by leaving the field. */
  onQuantity: (quantity: number) => void;
  /** The smallest that typing may give: 0 in a cart line. Steps stop at 1. */
  min?: 0 | 1;
  isGiftCard?: boolean;
  /**
   * Called when the field is left with text that is no quantity, which otherwise becomes `min`. Enter then leaves the
   * field too, since no form around it does.
   */
  onUnreadable?: () => void;
}

export function QuantityStepper({
  label,
  text,
  onText,
  onQuantity,
  min = 1,
  isGiftCard = false,
  onUnreadable,
}: QuantityStepperProps) {
  const now = toQuantity(text);
  const step = (by: number) => onQuantity(clampQuantity(now + by));
  const leave = () => (onUnreadable && !isQuantity(text) ? onUnreadable() : onQuantity(toQuantity(text, min)));
  return (
    <Frame role="group" aria-label={m.quantity_of({ title: label })}>
      <button
        type="button"
        aria-label={m.quantity_fewer({ title: label })}
        aria-disabled={now <= limits.quantity.min || undefined}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        name="quantity"
        aria-label={m.quantity_of({ title: label })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={isGiftCard ? 4 : 3}
        value={text}
        onChange={(event) => onText(typedQuantity(event.target.value, isGiftCard))}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && onUnreadable && leave()}
      />
      <button
        type="button"
        aria-label={m.quantity_more({ title: label })}
        aria-disabled={now >= limits.quantity.max || undefined}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </Frame>
  );
}

const Frame = styled.div`
  display: inline-flex;
  flex: none;
  height: 46px;
  border: 1px solid var(--c-line-strong);
  border-radius: 5px;
  background: var(--c-surface);
  color: var(--c-ink);
  button {
    display: grid;
    place-items: center;
    width: 44px;
    border: 0;
    border-radius: 5px;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  button:hover:not([aria-disabled]) {
    background: var(--c-wash);
  }
  button[aria-disabled] {
    color: var(--c-line-strong);
    cursor: not-allowed;
  }
  input {
    width: 3rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: 600 var(--size-text)/1 var(--font-text);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
