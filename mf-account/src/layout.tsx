import styled from 'styled-components';

/** A page with one form. */
export const Narrow = styled.div`
  max-width: 30rem;
  margin: clamp(0rem, 3vw, 2.5rem) auto 0;
  line-height: 1.55;
  overflow-wrap: anywhere;
  > p {
    margin: 0 0 1.25rem;
  }
  > form + p {
    margin-top: 1.25rem;
  }
  a:not([data-button]) {
    color: var(--c-link);
  }
`;

/** A form whose fields stand below each other. */
export const FormColumn = styled.form`
  display: grid;
  gap: 1.1rem;
  > p,
  > [role='alert'] > p {
    margin: 0;
  }
  > [role='alert'] {
    display: grid;
    gap: 0.6rem;
  }
  > p:empty,
  > [role='alert']:empty {
    display: none;
  }
`;

/** A part of a page under its own heading. */
export const Section = styled.section`
  max-width: 46rem;
  & + & {
    margin-top: 2.5rem;
  }
  > h2 {
    margin: 0 0 0.75rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
`;

/** Buttons and links in one line, as far as they fit. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
`;

/** Fields that belong together, under a heading of their own. */
export const FieldGroup = styled.fieldset`
  display: grid;
  gap: 1.1rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &:not(:first-child) {
    margin-top: 1rem;
  }
  legend {
    padding: 0 0 0.9rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
`;
