import type { ReactNode } from 'react';
import styled from 'styled-components';

interface TitleGridProps {
  children: ReactNode;
  /** The shopper's choice of covers in a line (2 to 6); else as many as fit: 2 at 320 px, 3 at 480, up to 6. */
  perRow?: number | undefined;
}

/** Covers in a grid; each child is one cell. */
export function TitleGrid({ children, perRow }: TitleGridProps) {
  return <Grid $perRow={perRow}>{children}</Grid>;
}

const Grid = styled.ul<{ $perRow?: number | undefined }>`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: ${({ $perRow }) => ($perRow ? `repeat(${$perRow}, minmax(0, 1fr))` : 'repeat(auto-fill, minmax(clamp(128px, 28vw, 168px), 1fr))')};
  gap: 2rem 1.25rem;
`;

/** A grid that is still loading: the same cells, grey. */
export function TitleGridSkeleton({ cells = 12, perRow }: { cells?: number; perRow?: number | undefined }) {
  return (
    <div aria-busy="true">
      <TitleGrid perRow={perRow}>
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
