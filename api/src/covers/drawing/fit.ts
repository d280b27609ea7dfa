import { isRightToLeft, type Style, shapeWord, type Word } from './shape';

/** What a line can't be broken within, and whether a space stands before it. */
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
 * The largest setting of a text within a box, its lines balanced; what would not fit at the smallest size ends in '…'.
 * Nothing ever overflows.
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

/** The narrowest measure that needs no more lines. */
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

/** At the smallest size: long words are taken apart, and lines beyond the box are dropped. */
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
 * Chinese and Japanese may break after any character but before closing marks and after opening ones; Latin words after
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
