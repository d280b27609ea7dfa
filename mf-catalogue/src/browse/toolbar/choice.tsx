import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import styled from 'styled-components';

/** A small labelled select of the toolbar. */
export function Choice({
  label,
  children,
  ...select
}: SelectHTMLAttributes<HTMLSelectElement> & { label: string; children: ReactNode }) {
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
  min-width: 0;
  position: relative;
  label {
    color: var(--c-muted);
    font-size: var(--size-small);
    white-space: nowrap;
  }
  @media (max-width: 639px) {
    label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  select {
    min-width: 0;
    max-width: 100%;
    min-height: 44px;
    padding: 0 0.5rem;
    border: 1px solid var(--c-line-strong);
    border-radius: 5px;
    background: var(--c-surface);
    color: var(--c-ink);
    font: 600 var(--size-small)/1 var(--font-text);
    cursor: pointer;
  }
`;
