import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import styled from 'styled-components';
import { control } from './control';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  hint?: string;
}

/** A labelled field with its error said beside it and tied to it. */
export function Field({ label, error, hint, ...input }: FieldProps) {
  const id = useId();
  return (
    <Wrap>
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <Input id={id} aria-invalid={error ? true : undefined} aria-describedby={described(id, hint, error)} {...input} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Wrap>
  );
}

export function TextArea({
  label,
  error,
  hint,
  ...area
}: TextareaHTMLAttributes<HTMLTextAreaElement> & Pick<FieldProps, 'label' | 'error' | 'hint'>) {
  const id = useId();
  return (
    <Wrap>
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <Input
        as="textarea"
        rows={4}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, hint, error)}
        {...area}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Wrap>
  );
}

const described = (id: string, hint?: string, error?: string) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

export const FieldError = styled.p`
  margin: 0;
  color: var(--c-bad);
  font-size: var(--size-small);
`;

const Wrap = styled.div`
  display: grid;
  gap: 0.3rem;
  min-width: 0;
  overflow-wrap: anywhere;
  label {
    font-weight: 600;
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;

const Input = styled.input`
  ${control}
`;
