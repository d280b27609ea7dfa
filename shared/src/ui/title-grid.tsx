import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Covers in a grid, as many in a line as fit: 2 at 320 px, 3 at 480, up to 6. Each child is one cell. */
export function TitleGrid({ children }: { children: ReactNode }) {
  return <Grid>{children}</Grid>;
}

const Grid = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(clamp(128px, 28vw, 168px), 1fr));
  gap: 2rem 1.25rem;
`;

/** A grid that is still loading: the same cells, grey. */
export function TitleGridSkeleton({ cells = 12 }: { cells?: number }) {
  return (
    <div aria-busy="true">
      <TitleGrid>
        {Array.from({ length: cells }, (_, i) => (
          <Cell key={i} />
        ))}
      </TitleGrid>
    </div>
  );
}

const Cell = styled.li`
  &::before {
    content: '';
    display: block;
    aspect-ratio: 2 / 3;
    border-radius: 4px;
    background: var(--c-line);
    opacity: 0.6;
  }
  &::after {
    content: '';
    display: block;
    height: 5.4rem;
    margin-top: 0.6rem;
    border-radius: 4px;
    background: linear-gradient(var(--c-line) 0 1rem, transparent 1rem 1.5rem, var(--c-line) 1.5rem 2.2rem, transparent 2.2rem);
    opacity: 0.6;
  }
`;
