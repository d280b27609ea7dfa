import styled from 'styled-components';

/** Two fields beside each other where there is room for them. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 1.1rem;
  align-items: start;
`;
