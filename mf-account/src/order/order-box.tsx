import styled from 'styled-components';

/** A box of the order page, with its heading. */
export const OrderBox = styled.section`
  padding: clamp(1.1rem, 3vw, 1.6rem);
  border: 1px solid var(--c-line);
  border-radius: 8px;
  background: var(--c-surface);
  h2 {
    margin: 0 0 1rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
`;
