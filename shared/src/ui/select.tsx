import { FieldError } from '@bookfront/shared/ui';
import { type SelectHTMLAttributes, useId } from 'react';
import styled from 'styled-components';
import { control } from './control';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** Value and text of each. */
  options: readonly (readonly [string, string])[];
  /** The words of an empty choice, which can then be made at any time. Without them an empty value has no text. */
  none?: string;
  error?: string | undefined;
}

/** A labelled choice with its error said beside it and tied to it. `children`: what is said below it. */
export function Select({ label, options, none, error, value, children, ...select }: SelectProps) {
  const id = useId();
  return (
    <Wrap>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...select}
      >
        {(none !== undefined || value === '') && <option value="">{none}</option>}
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Control>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: grid;
  gap: 0.3rem;
  min-width: 0;
  overflow-wrap: anywhere;
  label {
    font-weight: 600;
  }
`;

const Control = styled.select`
  ${control}
  text-overflow: ellipsis;
`;
