import styled from 'styled-components';

/** Two fields side by side on wide screens. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 1.1rem;
  align-items: start;
`;
