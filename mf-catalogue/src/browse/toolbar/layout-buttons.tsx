import styled from 'styled-components';
import * as m from '#messages';
import type { Layout } from '../results/layout-choice';

interface LayoutButtonsProps {
  layout: Layout;
  offered: readonly Layout[];
  onLayout: (layout: Layout) => void;
}

export function LayoutButtons({ layout, offered, onLayout }: LayoutButtonsProps) {
  return (
    <Group role="group" aria-label={m.view()}>
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === layout}
          title={names[one]()}
          aria-label={names[one]()}
          onClick={() => onLayout(one)}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="currentColor">
            <path d={shapes[one]} />
          </svg>
        </button>
      ))}
    </Group>
  );
}

const names: Record<Layout, () => string> = { grid: m.layout_grid, cards: m.layout_cards, list: m.layout_list };
const shapes: Record<Layout, string> = {
  grid: 'M3 3h4v6H3zM8.5 3h4v6h-4zM14 3h3.5v6H14zM3 11h4v6H3zM8.5 11h4v6h-4zM14 11h3.5v6H14z',
  cards: 'M3 3h4v6H3zM9 3.5h8V5H9zM9 6.5h6V8H9zM3 11h4v6H3zM9 11.5h8V13H9zM9 14.5h6V16H9z',
  list: 'M3 4h14v1.5H3zM3 8h14v1.5H3zM3 12h14v1.5H3zM3 16h14v1.5H3z',
};

const Group = styled.div`
  display: inline-flex;
  border: 1px solid var(--c-line-strong);
  border-radius: 5px;
  overflow: hidden;
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    background: var(--c-surface);
    color: var(--c-muted);
    cursor: pointer;
  }
  button + button {
    border-inline-start: 1px solid var(--c-line);
  }
  button[aria-pressed='true'] {
    background: var(--c-wash);
    color: var(--c-primary);
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  @media (scripting: none) {
    display: none;
  }
`;
