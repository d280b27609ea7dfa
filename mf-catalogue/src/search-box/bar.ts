import styled from 'styled-components';

/** The frame of the search box: selector, text and button as one part, on the colours of the shop's search bar. */
export const Bar = styled.form`
  position: relative;
  display: flex;
  width: 100%;
  min-width: 0;
  margin: 0;
  border: 1px solid var(--search-line, var(--c-line-strong));
  border-radius: 6px;
  background: var(--c-surface);
  color: var(--c-ink);
  &:focus-within {
    border-color: var(--c-focus);
    box-shadow: 0 0 0 2px var(--c-focus);
  }
`;

export const SearchTypeSelect = styled.select`
  flex: none;
  width: 6.6rem;
  min-height: 44px;
  padding: 0 0.25rem 0 0.75rem;
  border: 0;
  border-inline-end: 1px solid var(--c-line);
  border-start-start-radius: 6px;
  border-end-start-radius: 6px;
  background: transparent;
  color: var(--c-muted);
  font: 600 var(--size-small)/1 var(--font-text);
  cursor: pointer;
  option {
    background: var(--c-surface);
    color: var(--c-ink);
  }
`;

export const SearchInput = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 44px;
  padding: 0 0.9rem;
  border: 0;
  background: transparent;
  color: inherit;
  font: 400 var(--size-text)/1.2 var(--font-text);
  appearance: none;
  text-overflow: ellipsis;
  outline: none;
  /* on narrow screens the header's own cross closes the search: one is enough */
  @media (max-width: 899px) {
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  &::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
`;

/** The browser's own field, which takes a dropped file too. */
export const FileField = styled.input`
  flex: 1;
  min-width: 0;
  padding: 4px 0.5rem;
  color: inherit;
  font: inherit;
  outline: none;
  &::file-selector-button {
    min-height: 36px;
    border: 0;
    border-radius: 4px;
    background: var(--c-wash);
    color: inherit;
    font: inherit;
  }
`;

export const SearchButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 48px;
  min-height: 44px;
  border: 0;
  border-start-end-radius: 5px;
  border-end-end-radius: 5px;
  background: var(--c-primary);
  color: var(--c-primary-ink);
  cursor: pointer;
  transition: background-color 150ms;
  &:hover {
    background: var(--c-primary-deep);
  }
`;
