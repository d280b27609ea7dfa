import { isRightToLeft, type Style, shapeWord, type Word } from './shape';

/** A part of a line that can't be broken, and whether a space precedes it. */
export interface Unit {
  text: string;
  spaced: boolean;
  word: Word;
}
export interface Fitted {
  lines: Unit[][];
  size: number;
  rightToLeft: boolean;
}
export interface Box {
  width: number;
  height: number;
  largest: number;
  smallest: number;
  leading: number;
  maxLines?: number;
}
export const spaceWidth = 0.25;

/**
 * Sets a text in a box as large as possible, with balanced lines. Text that is too long even at the smallest size is
 * cut with '…', so nothing overflows.
 */
export function fit(text: string, style: Style, box: Box): Fitted {
  const units = unitsOf(text, style);
  const rightToLeft = isRightToLeft(text);
  for (let size = box.largest; size >= box.smallest; size *= 0.95) {
    const lines = breakLines(units, box.width / size);
    if (fits(lines, size, box)) return { lines: balance(units, box.width / size, lines.length), size, rightToLeft };
  }
  return { ...cut(units, style, box), rightToLeft };
}

export const lineWidth = (line: readonly Unit[], tracking = 0): number =>
  line.reduce((sum, unit, at) => sum + unit.word.width + (at > 0 && unit.spaced ? spaceWidth + tracking : 0), 0) -
  (line.length > 0 ? tracking : 0);

function fits(lines: readonly Unit[][], size: number, box: Box): boolean {
  const tall = (lines.length - 1) * box.leading * size + size * 0.95;
  return (
    tall <= box.height &&
    lines.length <= (box.maxLines ?? 12) &&
    lines.every((line) => lineWidth(line) * size <= box.width + 0.5)
  );
}

function breakLines(units: readonly Unit[], width: number): Unit[][] {
  const lines: Unit[][] = [];
  for (const unit of units) {
    const line = lines.at(-1);
    if (line && lineWidth([...line, unit]) <= width) line.push(unit);
    else lines.push([unit]);
  }
  return lines;
}

/** Finds the narrowest width that needs no more lines. */
function balance(units: readonly Unit[], widest: number, count: number): Unit[][] {
  let narrow = 0;
  let wide = widest;
  for (let i = 0; i < 9; i++) {
    const middle = (narrow + wide) / 2;
    const lines = breakLines(units, middle);
    if (lines.length <= count && lines.every((line) => lineWidth(line) <= middle)) wide = middle;
    else narrow = middle;
  }
  return breakLines(units, wide);
}

/** Sets text at the smallest size: breaks long words and drops lines beyond the box. */
function cut(units: readonly Unit[], style: Style, box: Box): Omit<Fitted, 'rightToLeft'> {
  const size = box.smallest;
  const small = units.flatMap((unit) =>
    unit.word.width * size <= box.width
      ? [unit]
      : [...unit.text].map((character, at) => toUnit(character, unit.spaced && at === 0, style)),
  );
  const max = Math.max(1, Math.min(box.maxLines ?? 12, 1 + Math.floor((box.height / size - 0.95) / box.leading)));
  const lines = breakLines(small, box.width / size);
  if (lines.length <= max) return { lines, size };
  const last = [...(lines[max - 1] ?? [])];
  const dots = toUnit('…', false, style);
  while (last.length > 1 && (lineWidth(last) + dots.word.width) * size > box.width) last.pop();
  return { lines: [...lines.slice(0, max - 1), [...last, dots]], size };
}

const toUnit = (text: string, spaced: boolean, style: Style): Unit => ({ text, spaced, word: shapeWord(text, style) });

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc\\u3000-\\u303f\\uff00-\\uffef';
/**
 * Chinese and Japanese may break after any character, except before closing and after opening marks; Latin words after
 * a hyphen or dash.
 */
const pieces = new RegExp(
  `[「『（《〈【(]*[${cjk}][」』）》〉】、。，！？：；ー…・ぁぃぅぇぉっゃゅょァィゥェォッャュョ)]*|[^${cjk}]*?[-–—/](?=[^\\s${cjk}])|[^${cjk}]+`,
  'gu',
);

export function unitsOf(text: string, style: Style): Unit[] {
  const words = text.trim().split(/\s+/).filter(Boolean);
  return words.flatMap((word) => (word.match(pieces) ?? [word]).map((piece, at) => toUnit(piece, at === 0, style)));
}
