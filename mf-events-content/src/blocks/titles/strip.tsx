import styled from 'styled-components';

/** PGB-09: 8 titles side by side where there is room, two and a bit on a phone, so that one sees there is more. */
export const Frame = styled.div`
  position: relative;
  container-type: inline-size;
`;

export const Strip = styled.ul`
  --gap: 1.25rem;
  --across: 2.3;
  /* holds the hidden texts of its cards, which would widen the page from where they are scrolled to */
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - (var(--across) - 1) * var(--gap)) / var(--across));
  gap: var(--gap);
  /* room for a cover that lifts and for the ring of focus */
  margin: -8px;
  padding: 8px;
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 8px;
  scrollbar-width: thin;
  scrollbar-color: var(--c-line) transparent;
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  /* most has to be scrolled to */
  > li:nth-child(n + 4) {
    content-visibility: auto;
    overflow-clip-margin: 1rem;
  }
  @container (min-width: 440px) {
    --across: 3.3;
  }
  @container (min-width: 620px) {
    --across: 4.3;
  }
  @container (min-width: 820px) {
    --across: 6;
  }
  @container (min-width: 1080px) {
    --across: 8;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;
