import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import styled from 'styled-components';

/** A small labelled select of the toolbar. */
export function Choice({ label, children, ...select }: SelectHTMLAttributes<HTMLSelectElement> & { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Wrap>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...select}>
        {children}
      </select>
    </Wrap>
  );
}

const Wrap = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  label {
    color: var(--c-muted);
    font-size: 0.9rem;
    white-space: nowrap;
  }
  select {
    min-height: 44px;
    padding: 0 0.5rem;
    border: 1px solid var(--c-line-strong);
    border-radius: 5px;
    background: var(--c-surface);
    color: var(--c-ink);
    font: 500 0.95rem/1 var(--font-text);
    cursor: pointer;
  }
`;
