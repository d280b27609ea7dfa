import { FieldError } from '@bookfront/shared/ui';
import { type SelectHTMLAttributes, useId } from 'react';
import styled from 'styled-components';

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
      <select id={id} value={value} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} {...select}>
        {(none !== undefined || value === '') && <option value="">{none}</option>}
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: grid;
  gap: 0.3rem;
  min-width: 0;
  label {
    font-weight: 600;
  }
  select {
    width: 100%;
    min-width: 0;
    min-height: 46px;
    padding: 0.6rem 0.75rem;
    border: 1px solid var(--c-line-strong);
    border-radius: 5px;
    background: var(--c-surface);
    color: var(--c-ink);
    font: inherit;
  }
  select[aria-invalid='true'] {
    border-color: var(--c-bad);
    box-shadow: inset 0 0 0 1px var(--c-bad);
  }
`;
