import { FieldError } from '@bookfront/shared/ui';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label beside it and its error below. */
export function Check({ children, error, ...input }: CheckProps) {
  const id = useId();
  return (
    <div>
      <Label>
        <input
          type="checkbox"
          value="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...input}
        />
        <span>{children}</span>
      </Label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

const Label = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 0.65rem;
  min-height: 44px;
  padding-block: 0.6rem;
  cursor: pointer;
  input {
    flex: none;
    width: 1.3rem;
    height: 1.3rem;
    margin: 0.1rem 0 0;
    accent-color: var(--c-primary);
  }
  a {
    color: var(--c-link);
  }
`;
