import { formatMoney } from '@bookfront/shared/format';
import type { MultishipMethod, ShippingBatch } from '@bookfront/shared/schemas';
import styled from 'styled-components';
import * as m from '#messages';

interface BatchChoiceProps {
  batches: ShippingBatch[];
  chosen: MultishipMethod;
  onChoose: (method: MultishipMethod) => void;
}

const texts: Record<MultishipMethod, { name: () => string; explanation: () => string }> = {
  all: { name: m.batch_all, explanation: m.batch_all_text },
  batched: { name: m.batch_two, explanation: m.batch_two_text },
};

/** CHK-33 to CHK-36 */
export function BatchChoice({ batches, chosen, onChoose }: BatchChoiceProps) {
  return (
    <Choices>
      <legend>{m.batch_question()}</legend>
      {batches.map(({ multiship_method: method, delta_cost }) => (
        <label key={method}>
          <input type="radio" name="multiship_method" checked={chosen === method} onChange={() => onChoose(method)} />
          <span>
            <b>{texts[method].name()}</b>
            <span>{texts[method].explanation()}</span>
          </span>
          <span>+{formatMoney(delta_cost)}</span>
        </label>
      ))}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: grid;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 0.4rem;
    padding: 0;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: flex-start;
    gap: 0.75rem;
    min-height: 44px;
    padding-block: 0.4rem;
    cursor: pointer;
  }
  label > span:nth-child(2) {
    flex: 1;
    display: grid;
  }
  label > span:nth-child(2) > span {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  label > span:last-child {
    font-variant-numeric: tabular-nums;
  }
  input {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
    margin: 0.2rem 0 0;
    accent-color: var(--c-primary);
  }
  b {
    font-weight: 600;
  }
`;
