import { escapeUTF8 } from 'entities';
import { outline } from './outline';
import type { PlacedGlyph } from './shape';

export const coverWidth = 1200;
export const coverHeight = 1800;

/** Collects a cover's shapes in drawing order; repeated glyphs are defined once. */
export class Canvas {
  private readonly shapes: string[] = [];
  private readonly outlines = new Map<string, string>();

  constructor(readonly language: string) {}

  add(...shapes: string[]): void {
    this.shapes.push(...shapes);
  }

  rect(x: number, y: number, width: number, height: number, fill: string, more = ''): void {
    this.add(
      `<rect x="${round1(x)}" y="${round1(y)}" width="${round1(width)}" height="${round1(height)}" fill="${fill}"${more ? ` ${more}` : ''}/>`,
    );
  }

  circle(x: number, y: number, r: number, fill: string, more = ''): void {
    this.add(`<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(r)}" fill="${fill}"${more ? ` ${more}` : ''}/>`);
  }

  path(d: string, fill: string, more = ''): void {
    this.add(`<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`);
  }

  toSvg(label: string): string {
    const defs = [...this.outlines].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}" width="400" height="600" role="img"><title>${escapeUTF8(label.replace(/\p{Cc}/gu, ''))}</title>${defs ? `<defs>${defs}</defs>` : ''}${this.shapes.join('')}</svg>`;
  }

  /** Refers to the glyph with its baseline origin at x, y. Returns '' for a glyph without an outline. */
  useGlyph(character: PlacedGlyph, size: number, x: number, y: number): string {
    const id = `g${size}-${character.id}`;
    const known = this.outlines.get(id) ?? outline(character, size);
    if (known === '') return '';
    this.outlines.set(id, known);
    return `<use href="#${id}" x="${round1(x)}" y="${round1(y)}"/>`;
  }
}

/** The ink that is readable on this background: near-black or white, by luminance. */
export function inkOn(ground: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? '#1d1d1f' : '#ffffff';
}

export const round1 = (value: number): string => String(Math.round(value * 10) / 10);
