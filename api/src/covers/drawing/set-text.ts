import { type Canvas, round1 } from './canvas';
import { type Fitted, fit, lineWidth, spaceWidth, type Unit, unitsOf } from './fit';
import type { Face } from './fonts';
import { lineHeight, posterLines } from './poster-lines';
import { isRightToLeft, type Style, shapeWord } from './shape';

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

/** Sets a text into a box and returns the height that it took. */
export function setText(canvas: Canvas, words: string, box: TextBox): number {
  if (words.trim() === '') return 0;
  const style: Style = { face: box.face, language: canvas.language, tracking: box.tracking ?? 0 };
  const leading = box.leading ?? 1.08;
  const fitted = fit(box.upper ? words.toLocaleUpperCase('en') : words, style, {
    width: box.width,
    height: box.height,
    largest: box.largest,
    smallest: box.smallest ?? 34,
    leading,
    ...(box.maxLines ? { maxLines: box.maxLines } : {}),
  });
  return setLines(canvas, fitted, box, leading);
}

/** Sets each line as wide as the box, as on a poster. */
export function setPoster(canvas: Canvas, words: string, box: TextBox): void {
  const style: Style = { face: box.face, language: canvas.language, tracking: box.tracking ?? 0 };
  const units = unitsOf(box.upper ? words.toLocaleUpperCase('en') : words, style);
  const lines = posterLines(units, box);
  if (!lines) return void setText(canvas, words, { ...box, stand: 'middle' });
  const tall = lines.reduce((sum, line) => sum + lineHeight(line), 0);
  let y = box.y + (box.height - tall) / 2;
  const rightToLeft = isRightToLeft(words);
  for (const { line, size } of lines) {
    y += lineHeight({ line, size });
    setLine(canvas, line, {
      x: box.x,
      y: y - size * 0.08,
      size,
      fill: box.fill,
      tracking: style.tracking,
      rightToLeft,
    });
  }
}

/** Sets characters from top to bottom, for short titles in Chinese or Japanese. */
export function setColumn(canvas: Canvas, words: string, box: TextBox): void {
  const characters = [...words.replace(/\s+/g, '')].map((character) => ({
    character,
    word: shapeWord(character, { face: box.face, language: canvas.language, tracking: 0 }),
  }));
  const size = Math.min(box.largest, box.height / (characters.length * 1.08), box.width);
  for (const [at, { character, word }] of characters.entries()) {
    const x = box.x + (box.width - word.width * size) / 2;
    const top = box.y + at * size * 1.08;
    const turn = /[ー—–…]/.test(character)
      ? ` transform="rotate(90 ${round1(box.x + box.width / 2)} ${round1(top + size * 0.5)})"`
      : '';
    canvas.add(`<g${turn}>`);
    setLine(canvas, [{ text: character, spaced: false, word }], {
      x,
      y: top + size * 0.88,
      size,
      fill: box.fill,
      tracking: 0,
      rightToLeft: false,
    });
    canvas.add('</g>');
  }
}

function setLines(canvas: Canvas, { lines, size, rightToLeft }: Fitted, box: TextBox, leading: number): number {
  const cap = (lines[0]?.[0]?.word.capHeight ?? 0.7) * size;
  const tall = cap + (lines.length - 1) * leading * size;
  const spare = { top: 0, middle: (box.height - tall) / 2, bottom: box.height - tall }[box.stand ?? 'top'];
  for (const [at, line] of lines.entries()) {
    const width = lineWidth(line, box.tracking) * size;
    const align = box.align ?? 'left';
    const start = align === 'left' && rightToLeft ? 'right' : align;
    const x = box.x + { left: 0, center: (box.width - width) / 2, right: box.width - width }[start];
    setLine(canvas, line, {
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

function setLine(
  canvas: Canvas,
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
      uses.push(canvas.useGlyph(character, size, x + character.x * at.size, at.y - character.y * at.size));
    thin ||= unit.word.characters.some((character) => character.thin);
    x += unit.word.width * at.size;
  }
  const stroke = thin ? ` stroke="${at.fill}" stroke-width="${round1(size * 0.034)}" stroke-linejoin="round"` : '';
  canvas.add(`<g fill="${at.fill}"${stroke}>${uses.join('')}</g>`);
}

/** Positions units in visual order. A unit's leading space precedes it in reading order. */
function inVisualOrder(line: readonly Unit[], rightToLeft: boolean): [number, Unit][] {
  if (!rightToLeft) return [...line.entries()];
  const turned = line.toReversed();
  return turned.map((unit, at) => [at, { ...unit, spaced: turned[at - 1]?.spaced ?? false }]);
}
