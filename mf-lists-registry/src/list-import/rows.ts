import styled from 'styled-components';

/** Rows of a file, which scroll where they are many. */
export const Rows = styled.ul`
  max-height: 10rem;
  margin: 0 0 0.75rem;
  padding: 0 0 0 1.1rem;
  overflow-y: auto;
  color: var(--c-muted);
  small {
    margin-inline-start: 0.5rem;
    font-size: var(--size-small);
    font-style: italic;
  }
`;
