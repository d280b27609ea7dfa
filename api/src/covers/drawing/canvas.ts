import { escapeUTF8 } from 'entities';
import { type Fitted, fit, lineWidth, spaceWidth, type Unit, unitsOf } from './fit';
import type { Face } from './fonts';
import { outline } from './outline';
import { lineHeight, posterLines } from './poster-lines';
import { type Drawn, isRightToLeft, type Style, shapeWord } from './shape';

export const W = 1200;
export const H = 1800;

export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  largest: number;
  smallest?: number;
  face: Face;
  fill: string;
  align?: 'left' | 'center' | 'right';
  stand?: 'top' | 'middle' | 'bottom';
  leading?: number;
  tracking?: number;
  upper?: boolean;
  maxLines?: number;
}

/** Collects a cover: shapes in the order drawn, each outline once. */
export class Canvas {
  private readonly shapes: string[] = [];
  private readonly outlines = new Map<string, string>();

  constructor(readonly language: string) {}

  add(...shapes: string[]): void {
    this.shapes.push(...shapes);
  }

  rect(x: number, y: number, width: number, height: number, fill: string, more = ''): void {
    this.add(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more ? ` ${more}` : ''}/>`,
    );
  }

  circle(x: number, y: number, r: number, fill: string, more = ''): void {
    this.add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more ? ` ${more}` : ''}/>`);
  }

  path(d: string, fill: string, more = ''): void {
    this.add(`<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`);
  }

  /** Sets a text into a box; gives the height that it took. */
  text(words: string, box: TextBox): number {
    if (words.trim() === '') return 0;
    const style: Style = { face: box.face, language: this.language, tracking: box.tracking ?? 0 };
    const leading = box.leading ?? 1.08;
    const fitted = fit(box.upper ? words.toLocaleUpperCase('en') : words, style, {
      width: box.width,
      height: box.height,
      largest: box.largest,
      smallest: box.smallest ?? 34,
      leading,
      ...(box.maxLines ? { maxLines: box.maxLines } : {}),
    });
    return this.setLines(fitted, box, leading);
  }

  /** Each line as wide as the box: poster type. */
  poster(words: string, box: TextBox): void {
    const style: Style = { face: box.face, language: this.language, tracking: box.tracking ?? 0 };
    const units = unitsOf(box.upper ? words.toLocaleUpperCase('en') : words, style);
    const lines = posterLines(units, box);
    if (!lines) return void this.text(words, { ...box, stand: 'middle' });
    const tall = lines.reduce((sum, line) => sum + lineHeight(line), 0);
    let y = box.y + (box.height - tall) / 2;
    const rightToLeft = isRightToLeft(words);
    for (const { line, size } of lines) {
      y += lineHeight({ line, size });
      this.setLine(line, { x: box.x, y: y - size * 0.08, size, fill: box.fill, tracking: style.tracking, rightToLeft });
    }
  }

  /** A column of characters from top to bottom, for short titles in Chinese or Japanese. */
  column(words: string, box: TextBox): void {
    const characters = [...words.replace(/\s+/g, '')].map((character) => ({
      character,
      word: shapeWord(character, { face: box.face, language: this.language, tracking: 0 }),
    }));
    const size = Math.min(box.largest, box.height / (characters.length * 1.08), box.width);
    for (const [at, { character, word }] of characters.entries()) {
      const x = box.x + (box.width - word.width * size) / 2;
      const top = box.y + at * size * 1.08;
      const turn = /[ー—–…]/.test(character)
        ? ` transform="rotate(90 ${n(box.x + box.width / 2)} ${n(top + size * 0.5)})"`
        : '';
      this.add(`<g${turn}>`);
      this.setLine([{ text: character, spaced: false, word }], {
        x,
        y: top + size * 0.88,
        size,
        fill: box.fill,
        tracking: 0,
        rightToLeft: false,
      });
      this.add('</g>');
    }
  }

  toSvg(label: string): string {
    const defs = [...this.outlines].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="400" height="600" role="img"><title>${escapeUTF8(label.replace(/\p{Cc}/gu, ''))}</title>${defs ? `<defs>${defs}</defs>` : ''}${this.shapes.join('')}</svg>`;
  }

  private setLines({ lines, size, rightToLeft }: Fitted, box: TextBox, leading: number): number {
    const cap = (lines[0]?.[0]?.word.capHeight ?? 0.7) * size;
    const tall = cap + (lines.length - 1) * leading * size;
    const spare = { top: 0, middle: (box.height - tall) / 2, bottom: box.height - tall }[box.stand ?? 'top'];
    for (const [at, line] of lines.entries()) {
      const width = lineWidth(line, box.tracking) * size;
      const align = box.align ?? 'left';
      const start = align === 'left' && rightToLeft ? 'right' : align;
      const x = box.x + { left: 0, center: (box.width - width) / 2, right: box.width - width }[start];
      this.setLine(line, {
        x,
        y: box.y + spare + cap + at * leading * size,
        size,
        fill: box.fill,
        tracking: box.tracking ?? 0,
        rightToLeft,
      });
    }
    return tall;
  }

  private setLine(
    line: readonly Unit[],
    at: { x: number; y: number; size: number; fill: string; tracking: number; rightToLeft: boolean },
  ): void {
    const size = Math.round(at.size);
    const uses: string[] = [];
    let thin = false;
    let x = at.x;
    for (const [place, unit] of inVisualOrder(line, at.rightToLeft)) {
      if (place > 0 && unit.spaced) x += (spaceWidth + at.tracking) * at.size;
      for (const character of unit.word.characters)
        uses.push(this.use(character, size, x + character.x * at.size, at.y - character.y * at.size));
      thin ||= unit.word.characters.some((character) => character.thin);
      x += unit.word.width * at.size;
    }
    const line_ = thin ? ` stroke="${at.fill}" stroke-width="${n(size * 0.034)}" stroke-linejoin="round"` : '';
    this.add(`<g fill="${at.fill}"${line_}>${uses.join('')}</g>`);
  }

  private use(character: Drawn, size: number, x: number, y: number): string {
    const id = `g${size}-${character.id}`;
    const known = this.outlines.get(id) ?? outline(character, size);
    if (known === '') return '';
    this.outlines.set(id, known);
    return `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`;
  }
}

/** With the space that a unit brings standing before it as it is read. */
function inVisualOrder(line: readonly Unit[], rightToLeft: boolean): [number, Unit][] {
  if (!rightToLeft) return [...line.entries()];
  const turned = line.toReversed();
  return turned.map((unit, at) => [at, { ...unit, spaced: turned[at - 1]?.spaced ?? false }]);
}

/** Type that can be read on a ground: near-white or near-black, by its luminance. */
export function on(ground: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? '#1d1d1f' : '#ffffff';
}

export const n = (value: number): string => String(Math.round(value * 10) / 10);
