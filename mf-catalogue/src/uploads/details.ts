import styled from 'styled-components';

export const Scroll = styled.div`
  max-height: 20rem;
  overflow: auto;
`;

/** A part of a list's notice that opens. */
export const Details = styled.details`
  width: 100%;
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--size-small);
  }
  th,
  td {
    padding: 0.5rem 1rem 0.5rem 0;
    border-bottom: 1px solid var(--c-line);
    text-align: start;
    vertical-align: top;
  }
  th {
    color: var(--c-muted);
    font-size: var(--size-small);
    white-space: nowrap;
  }
  td:not(:last-child) {
    font-variant-numeric: tabular-nums;
  }
  td:nth-child(2) {
    min-width: 7.75rem;
    overflow-wrap: anywhere;
  }
`;
