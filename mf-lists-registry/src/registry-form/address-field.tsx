import type { Address } from '@bookfront/shared/schemas';
import { FieldError, Skeleton } from '@bookfront/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { type AddressChoice, addressChoices } from './registry-rules';

interface AddressFieldProps {
  /** Undefined while the book is on its way. */
  addresses: readonly Address[] | undefined;
  /** An address_id, '' for none. */
  value: string;
  error: string | undefined;
  onChoose: (addressId: string) => void;
}

/** Where gifts are sent: one of the owner's addresses, or none. */
export function AddressField({ addresses, value, error, onChoose }: AddressFieldProps) {
  const id = useId();
  if (!addresses) return <Skeleton lines={1} height="4rem" />;
  return (
    <Group aria-describedby={`${id}-hint`} aria-invalid={error ? true : undefined}>
      <legend>{m.registry_address()}</legend>
      <small id={`${id}-hint`}>{m.registry_address_hint()}</small>
      <label>
        <input type="radio" name="shipping_id" value="" checked={value === ''} onChange={() => onChoose('')} />
        {m.registry_address_none()}
      </label>
      {addressChoices(addresses).map((choice) => (
        <Choice
          key={choice.value}
          choice={choice}
          isChosen={choice.value === value}
          onChoose={() => onChoose(choice.value)}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </Group>
  );
}

interface ChoiceProps {
  choice: AddressChoice;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ choice: { value, text, refusal }, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  const isRefused = refusal !== '';
  return (
    <label>
      <input
        type="radio"
        name="shipping_id"
        value={value}
        checked={isChosen}
        disabled={isRefused}
        aria-labelledby={isRefused ? `${id}-refusal` : `${id}-text`}
        aria-describedby={isRefused ? `${id}-text` : undefined}
        onChange={onChoose}
      />
      <span>
        <span id={`${id}-text`} dir="auto">
          {text}
        </span>
        {isRefused && <small id={`${id}-refusal`}>{refusal}</small>}
      </span>
    </label>
  );
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;
  legend {
    padding: 0;
    font-weight: 600;
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  label small {
    display: block;
  }
  label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 44px;
  }
  label:has(input:disabled) {
    color: var(--c-muted);
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--c-primary);
  }
`;
