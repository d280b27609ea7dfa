import type { PaymentChoice } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Hidden, Icon } from '@bookfront/shared/ui';
import styled, { keyframes } from 'styled-components';
import * as m from '#messages';

interface ChoiceButtonProps {
  choice: PaymentChoice;
  name: string;
  isSaved: boolean;
  isSaving: boolean;
  onChoose: () => void;
}

const explanations: Record<PaymentChoice, () => string> = {
  not_required: m.payment_free_text,
  pickup: m.payment_pickup_text,
  paypal: m.payment_paypal_text,
  contact: m.payment_contact_text,
  clearent: m.payment_clearent_text,
  chase: m.payment_chase_text,
  global: m.payment_global_text,
  credit_card: m.payment_credit_card_text,
};

export function ChoiceButton({ choice, name, isSaved, isSaving, onChoose }: ChoiceButtonProps) {
  return (
    <>
      <Choice type="button" aria-pressed={isSaved} onClick={onChoose}>
        <b>{name}</b>
        <span>{isSaving ? m.payment_saving() : explanations[choice]()}</span>
        <Icon name={isSaved ? 'check' : 'chevron'} />
        {isSaving && <Progress />}
      </Choice>
      <Hidden role="status">{isSaving && m.payment_saving()}</Hidden>
    </>
  );
}

const Choice = styled.button`
  position: relative;
  display: grid;
  grid-template: 'name icon' 'text icon' / 1fr auto;
  align-items: center;
  gap: 0.2rem 1rem;
  width: 100%;
  max-width: 36rem;
  min-height: 5rem;
  margin-bottom: 1rem;
  padding: 1rem 1.25rem;
  overflow: hidden;
  border: 1px solid var(--c-line-strong);
  border-radius: 8px;
  background: var(--c-surface);
  color: var(--c-ink);
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--c-wash);
  }
  &[aria-pressed='true'] {
    border-color: var(--c-primary);
    box-shadow: inset 0 0 0 1px var(--c-primary);
  }
  b {
    grid-area: name;
    font: 600 var(--size-text)/1.3 var(--font-heading);
  }
  span {
    grid-area: text;
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  svg {
    grid-area: icon;
  }
`;

const fill = keyframes`
  from { transform: scaleX(0); }
`;

const Progress = styled.i`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  background: var(--c-primary);
  transform-origin: left;
  animation: ${fill} ${limits.paymentDelayMs}ms linear;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
