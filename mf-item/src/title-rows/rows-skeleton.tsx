import { Hidden } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** Placeholder rows of the same size as loaded ones. */
export function RowsSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Bones role="status">
      <Hidden>{m.loading()}</Hidden>
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} aria-hidden="true">
          <i />
          <span>
            <i />
            <i />
          </span>
        </div>
      ))}
    </Bones>
  );
}

const Bones = styled.div`
  position: relative;
  > div {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 1rem;
    align-items: center;
    padding: 0.85rem 0.5rem;
  }
  span {
    display: grid;
    gap: 0.6rem;
  }
  i {
    display: block;
    height: 1rem;
    border-radius: 4px;
    background: var(--c-line);
    opacity: 0.6;
  }
  > div > i {
    height: 84px;
  }
  span > i:last-child {
    width: 60%;
  }
`;
