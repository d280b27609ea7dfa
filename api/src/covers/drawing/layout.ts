import type { SeededRandom } from '../../random/seeded-random';
import { type Canvas, coverWidth } from './canvas';
import { type Face, face } from './fonts';
import type { Palette } from './palettes';
import { setText, type TextBox } from './set-text';

/** The input of a layout. `words`: the title; `serif` and `sans`: the cover's two typefaces. */
export interface LayoutContext {
  canvas: Canvas;
  palette: Palette;
  chance: SeededRandom;
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

/** Sets words in a horizontally centred box, `inset` from both edges, and returns the height that they took. */
export const caption = (canvas: Canvas, words: string, { inset = margin, ...box }: Caption): number =>
  setText(canvas, words, { x: inset, width: coverWidth - 2 * inset, ...box });
type Caption = Omit<TextBox, 'x' | 'width'> & { inset?: number };
