import type { ReactNode } from 'react';
import styled from 'styled-components';

interface StripProps {
  id: string;
  heading: ReactNode;
  /** Beside the heading: a link to all of them. */
  more?: ReactNode;
  busy?: boolean;
  /** List items. */
  children: ReactNode;
}

/** A line of titles below the page's own, scrolled sideways. */
export function Strip({ id, heading, more, busy, children }: StripProps) {
  return (
    <Section aria-labelledby={id} aria-busy={busy || undefined}>
      <Head>
        <h2 id={id}>{heading}</h2>
        {more}
      </Head>
      <List>{children}</List>
    </Section>
  );
}

const Section = styled.section`
  margin-top: 3.5rem;
  padding-top: 2rem;
  border-top: 1px solid var(--c-line);
  &[aria-busy] {
    min-height: 26rem;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;
  margin-bottom: 1.25rem;
  h2 {
    margin: 0;
    font: 600 var(--size-head)/1.25 var(--font-heading);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
    text-underline-offset: 0.18em;
  }
`;

const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: clamp(128px, 28vw, 168px);
  gap: 1.25rem;
  margin: 0;
  padding: 4px 4px 1rem;
  list-style: none;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  > li {
    scroll-snap-align: start;
  }
`;
