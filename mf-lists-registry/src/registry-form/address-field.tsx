import type { Address } from '@bookfront/shared/schemas';
import { FieldError, Skeleton } from '@bookfront/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { addressChoices } from './registry-rules';

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
      {addressChoices(addresses).map(({ value: addressId, text, isDisabled }) => (
        <label key={addressId}>
          <input
            type="radio"
            name="shipping_id"
            value={addressId}
            checked={value === addressId}
            disabled={isDisabled}
            onChange={() => onChoose(addressId)}
          />
          <span dir="auto">{text}</span>
        </label>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </Group>
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
