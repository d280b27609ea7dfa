import styled from 'styled-components';

/** The measure of a page's content: the bars' 1248 px at most (SHL-40), never touching the edge. */
export const PageWidth = styled.div`
  width: min(100% - var(--gutter), 1248px);
  margin-inline: auto;
  padding-block: clamp(1.25rem, 3vw, 2.5rem) 4rem;
`;

/** A plain page, without blocks: the site's content width, 900 px unless its settings give another (SHL-69). */
export const PlainPage = styled(PageWidth)`
  width: min(100% - var(--gutter), var(--content-width));
`;

/** Text of 45 to 75 characters a line. */
export const Prose = styled.div`
  max-width: 42rem;
  line-height: 1.65;
  overflow-wrap: anywhere;
  p {
    margin: 0 0 1em;
  }
  a {
    color: var(--c-link);
  }
`;
