/**
 * Colour arithmetic on '#rrggbb'. Contrast after WCAG 2.2, luminance on 0 to 255 for the specification's thresholds
 * (P1 §9).
 */

type Rgb = [number, number, number];

export const toRgb = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as Rgb;
const toHex = (rgb: number[]) => `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

/** Part `share` (0 to 1) of `b` in `a`. */
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [toRgb(a), toRgb(b)];
  return toHex(x.map((v, i) => v + ((y[i] ?? 0) - v) * share));
}

/** 0 (black) to 255 (white), weighted as the eye sees it (Rec. 709). */
export const luminance255 = (hex: string): number => {
  const [r, g, b] = toRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** SHL-44, SHL-45: dark text on backgrounds lighter than the threshold (240; 127 for the search bar). */
export const isLight = (hex: string, threshold: number): boolean => luminance255(hex) > threshold;

export function contrast(a: string, b: string): number {
  const [x, y] = [relative(a), relative(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Moves `colour` toward black or white until its contrast with `background` is at least `min`. */
export function ensureContrast(colour: string, background: string, min = 4.5): string {
  const goal = relative(background) > 0.18 ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.04) {
    const next = mix(colour, goal, share);
    if (contrast(next, background) >= min) return next;
  }
  return goal;
}

/** White, near-black or black: the first of them that is readable on `background` (one of white and black always does). */
export const inkOn = (background: string): string =>
  ['#ffffff', '#14171a'].find((ink) => contrast(ink, background) >= 4.5) ?? '#000000';

function relative(hex: string): number {
  const [r = 0, g = 0, b = 0] = toRgb(hex).map((v) => {
    const c = v / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
