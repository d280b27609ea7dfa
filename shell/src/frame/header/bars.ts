import styled from 'styled-components';

export const Bar = styled.header`
  position: relative;
  z-index: 10;
  box-shadow: var(--nav-shadow);
  /* seen on whatever ground a bar has: the colour of its text is */
  :focus-visible {
    outline-color: currentColor;
  }
  &[data-pinned] {
    position: sticky;
    top: 0;
  }
  @media print {
    display: none;
  }
`;

export const SearchBar = styled.div`
  background: var(--search-ground);
  color: var(--search-ink);
`;
