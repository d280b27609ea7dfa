import styled from 'styled-components';

/** Links as chips in one line, scrolled sideways where it is too long. */
export const ChipLine = styled.ul`
  display: flex;
  gap: 0.5rem;
  margin: 0;
  padding: 2px;
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 1rem;
    border: 1px solid var(--c-line-strong);
    border-radius: 22px;
    color: var(--c-ink);
    font-size: var(--size-small);
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    background: var(--c-wash);
  }
`;
