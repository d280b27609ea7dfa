import type { PaymentChoice } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Hidden, Icon } from '@bookfront/shared/ui';
import styled, { keyframes } from 'styled-components';

interface ChoiceButtonProps {
  choice: PaymentChoice;
  name: string;
  isSaved: boolean;
  isSaving: boolean;
  onChoose: () => void;
}

const explanations: Record<PaymentChoice, string> = {
  not_required: 'There is nothing to pay.',
  pickup: 'We set your books aside; you pay in the shop when you collect them.',
  paypal: 'You confirm the payment with PayPal on the next page.',
  contact: 'We get in touch with you about the payment.',
  clearent: 'You enter your card on the next page, with Clearent.',
  chase: 'You enter your card on the next page, with Chase.',
  global: 'You enter your card on the next page, with Global Payments.',
  credit_card: 'You enter your card on the next page.',
};

const saving = 'Saving your choice…';

export function ChoiceButton({ choice, name, isSaved, isSaving, onChoose }: ChoiceButtonProps) {
  return (
    <>
      <Choice type="button" aria-pressed={isSaved} onClick={onChoose}>
        <b>{name}</b>
        <span>{isSaving ? saving : explanations[choice]}</span>
        <Icon name={isSaved ? 'check' : 'chevron'} />
        {isSaving && <Progress />}
      </Choice>
      <Hidden role="status">{isSaving && saving}</Hidden>
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
