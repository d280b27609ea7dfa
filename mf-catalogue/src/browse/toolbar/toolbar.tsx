import type { BrowseView } from '@bookfront/shared/routes';
import styled from 'styled-components';
import { countText } from '../heading';
import { type Layout, layouts } from '../results/layout-choice';
import { LayoutButtons } from './layout-buttons';
import { PerRowChoice } from './per-row-choice';
import { SortForm } from './sort-form';

interface ToolbarProps {
  view: BrowseView;
  pageSize: number;
  rowCount: number;
  layout: Layout;
  offered: readonly Layout[];
  onLayout: (layout: Layout) => void;
}

/** How many titles, in which order, how many at once, and how they are laid out. */
export function Toolbar({ view, pageSize, rowCount, layout, offered, onLayout }: ToolbarProps) {
  return (
    <Line>
      <p>{countText(rowCount)}</p>
      <SortForm view={view} pageSize={pageSize} />
      {layout === layouts[0] && <PerRowChoice />}
      <LayoutButtons layout={layout} offered={offered} onLayout={onLayout} />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.6rem clamp(0.6rem, 2vw, 1.5rem);
  margin: 0.25rem 0 1.5rem;
  padding-bottom: 1rem;
  border-bottom: 1px solid var(--c-line);
  > p {
    flex: 1 0 100%;
    margin: 0;
    color: var(--c-muted);
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 640px) {
    > p {
      flex: 1 0 auto;
    }
  }
`;
