import styled from 'styled-components';

/** The side panel of the cart and the steps. */
export const Panel = styled.section`
  display: grid;
  gap: 1.1rem;
  padding: clamp(1.1rem, 3vw, 1.6rem);
  border: 1px solid var(--c-line);
  border-radius: 8px;
  background: var(--c-surface);
  h2 {
    margin: 0;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
  p {
    margin: 0;
  }
`;

/** Content with its panel beside it where the window is wide enough. */
export const Columns = styled.div`
  display: grid;
  gap: 2rem clamp(2rem, 4vw, 3.5rem);
  align-items: start;
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 21rem;
  }
`;

/** A note; with a role, one about what has happened or what blocks the checkout. */
export const Note = styled.p`
  margin: 0;
  padding: 0.8rem 1rem;
  border-inline-start: 3px solid var(--c-line-strong);
  border-radius: 4px;
  background: var(--c-wash);
  font-size: var(--size-small);
  line-height: 1.5;
  overflow-wrap: anywhere;
  &[role] {
    border-color: var(--c-accent);
  }
`;
