import { FieldError } from '@bookfront/shared/ui';
import { type SelectHTMLAttributes, useId } from 'react';
import styled from 'styled-components';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** Value and text of each. */
  options: readonly (readonly [string, string])[];
  error?: string | undefined;
}

/** A labelled choice with its error said beside it and tied to it; an empty value is one more, without a text. */
export function Select({ label, options, error, value, ...select }: SelectProps) {
  const id = useId();
  return (
    <Wrap>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} {...select}>
        {value === '' && <option value="" />}
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: grid;
  gap: 0.3rem;
  label {
    font-weight: 600;
  }
  select {
    width: 100%;
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
