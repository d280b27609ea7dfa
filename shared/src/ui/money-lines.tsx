import type { ReactNode } from 'react';
import styled from 'styled-components';

interface MoneyLineProps {
  name: ReactNode;
  /** Small, after the name: the currency, or the kind of a promo code. */
  note?: string | undefined;
  text: string;
  isTotal?: boolean;
  /** Says more of the line above it. */
  isDetail?: boolean;
}

/** A name and an amount, within MoneyLines. */
export function MoneyLine({ name, note, text, isTotal, isDetail }: MoneyLineProps) {
  return (
    <div data-total={isTotal || undefined} data-detail={isDetail || undefined}>
      <dt>
        {name} {note && <small>{note}</small>}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

export const MoneyLines = styled.dl`
  display: grid;
  gap: 0.55rem;
  margin: 0;
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    white-space: nowrap;
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  [data-detail] {
    padding-inline-start: 0.9rem;
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  [data-total] {
    margin-top: 0.35rem;
    padding-top: 0.9rem;
    border-top: 1px solid var(--c-line);
    font-size: var(--size-lead);
    font-weight: 600;
  }
`;
