import styled from 'styled-components';

/** Cover and text side by side from 768 px, one above the other on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: 1.75rem clamp(2.25rem, 5.5vw, 5rem);
  @media (min-width: 720px) {
    grid-template-columns: minmax(200px, 21rem) minmax(0, 1fr);
    align-items: start;
  }
`;

export const CoverSide = styled.div`
  position: relative;
  width: min(62%, 15rem);
  margin-inline: auto;
  @media (min-width: 720px) {
    position: sticky;
    inset-block-start: 6rem;
    width: 100%;
  }
`;

export const TextSide = styled.div`
  min-width: 0;
`;
