import styled from 'styled-components';

/** A box with rows of names and amounts. */
export const OrderBox = styled.section`
  padding: clamp(1.1rem, 3vw, 1.6rem);
  border: 1px solid var(--c-line);
  border-radius: 8px;
  background: var(--c-surface);
  h2 {
    margin: 0 0 1rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
  dl {
    display: grid;
    gap: 0.55rem;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  dt {
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
  }
  small {
    color: var(--c-muted);
  }
  [data-total] {
    margin-top: 0.35rem;
    padding-top: 0.9rem;
    border-top: 1px solid var(--c-line);
    font-size: var(--size-lead);
    font-weight: 600;
  }
`;
