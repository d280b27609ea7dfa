import { useSettings } from '@bookfront/shared/page';
import type { Look, Widget } from '@bookfront/shared/schemas';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paletteOf } from './palette';

/** P1 §9: block widths are computed from it. */
const base = 1248;

interface FrameProps {
  block: Look & Pick<Widget, 'id' | 'block'>;
  /** On top of the page: its ground goes from edge to edge. */
  isBanner?: boolean;
  children: ReactNode;
}

/** What every block has of its look: padding, colours, alignment and width (PGB-10, PGB-11). */
export function BlockFrame({ block, isBanner = false, children }: FrameProps) {
  const palette = paletteOf(block, useSettings());
  const { padding, alignment, width } = block;
  return (
    <Ground
      data-block-type={block.block}
      data-banner={isBanner || undefined}
      data-coloured={palette ? '' : undefined}
      $padding={padding}
      $palette={palette}
    >
      <Inside data-align={alignment} $width={width}>
        {children}
      </Inside>
    </Ground>
  );
}

/** As rules, since the page's policy allows no style attributes. */
const rules = (palette: Record<string, string> | undefined) =>
  Object.entries(palette ?? {})
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

const Ground = styled.div<{ $padding: number | undefined; $palette: Record<string, string> | undefined }>`
  min-width: 0;
  overflow-wrap: anywhere;
  ${({ $palette }) => rules($palette)}
  &[data-coloured]:not([data-banner]) {
    padding-block: clamp(1.25rem, 3vw, 2.25rem);
  }
  ${({ $padding }) => $padding !== undefined && `&&& { padding-block: ${$padding}px; }`}
  &[data-coloured] {
    background: var(--c-ground);
    color: var(--c-ink);
  }
  &[data-coloured]:not([data-banner]) {
    padding-inline: clamp(1rem, 4vw, 2.5rem);
    border-radius: 8px;
  }
`;

const Inside = styled.div<{ $width: number | undefined }>`
  min-width: 0;
  margin-inline: auto;
  ${({ $width }) => $width !== undefined && `width: min(100%, ${Math.round((base * $width) / 100)}px);`}
  &[data-align='left'] {
    text-align: left;
  }
  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='right'] {
    text-align: right;
  }
`;
