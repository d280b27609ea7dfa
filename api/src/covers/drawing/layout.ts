import type { Chance } from '../../random/seeded-random';
import { type Canvas, type TextBox, W } from './canvas';
import { type Face, face } from './fonts';
import type { Palette } from './palettes';

/** What a layout draws with. `words`: the title; `serif` and `sans`: the cover's two typefaces. */
export interface LayoutContext {
  canvas: Canvas;
  palette: Palette;
  chance: Chance;
  words: string;
  subtitle: string;
  author: string;
  series: string;
  imprint: string;
}
export type Layout = (context: LayoutContext) => void;

export const faces = {
  playfair: face('playfair-display', 700),
  playfairItalic: face('playfair-display', 500, 'italic'),
  didone: face('abril-fatface'),
  serif: face('dm-serif-display'),
  garamond: face('cormorant-garamond', 600),
  garamondItalic: face('cormorant-garamond', 500, 'italic'),
  grotesk: face('libre-franklin', 800),
  text: face('libre-franklin', 500),
  geometric: face('josefin-sans', 600),
  condensed: face('oswald', 600),
  poster: face('bebas-neue'),
  slab: face('alfa-slab-one'),
  space: face('space-grotesk', 700),
} as const satisfies Record<string, Face>;
export const margin = 100;

/**
 * Words in a box that stands in the middle of the cover, `inset` away from both its edges. Gives the height they took.
 */
export const caption = (canvas: Canvas, words: string, { inset = margin, ...box }: Caption): number =>
  canvas.text(words, { x: inset, width: W - 2 * inset, ...box });
type Caption = Omit<TextBox, 'x' | 'width'> & { inset?: number };
