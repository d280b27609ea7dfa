import styled from 'styled-components';

/** The rows of a dialog. Many scroll within it, so that its buttons stay visible. */
export const DialogRows = styled.ul`
  max-height: max(14rem, 100dvh - 17rem);
  margin: 0 -0.5rem;
  padding: 2px 0;
  overflow-y: auto;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--c-line);
  }
`;
