import { css } from 'styled-components';

/** The look of whatever a value is typed into or chosen from. */
export const control = css`
  width: 100%;
  min-width: 0;
  min-height: 46px;
  padding: 0.6rem 0.75rem;
  border: 1px solid var(--c-line-strong);
  border-radius: 5px;
  background: var(--c-surface);
  color: var(--c-ink);
  font: inherit;
  &[aria-invalid='true'] {
    border-color: var(--c-bad);
    box-shadow: inset 0 0 0 1px var(--c-bad);
  }
`;
