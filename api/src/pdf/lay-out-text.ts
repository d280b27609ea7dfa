import { type Face, fontFileFor } from '../covers/drawing/fonts';

/** Measures and draws text: a pdfkit document. */
export type PdfDocument = PDFKit.PDFDocument;

export interface TextStyle {
  face: Face;
  /** In points. */
  size: number;
  color: string;
}

/** Consecutive characters in one font file. */
interface Run {
  file: string;
  text: string;
  width: number;
}
interface Word {
  runs: Run[];
  width: number;
  isRightToLeft: boolean;
  /** Whether a space precedes the word, unless it begins a line. */
  hasBlank: boolean;
}
export interface Line {
  words: Word[];
  isRightToLeft: boolean;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const maxWordLength = 60;

/**
 * Breaks text into lines of `width` points, each character in a font that has it; characters that no font has are left
 * out.
 */
export function layOutText(
  pdf: PdfDocument,
  text: string,
  style: TextStyle & { language: string },
  { width, maxLines }: { width: number; maxLines: number },
): Line[] {
  const isRightToLeft = rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');
  const lines: Line[] = [];
  let words: Word[] = [];
  let used = 0;
  for (const word of wordsOf(pdf, text, style)) {
    const blank = words.length > 0 && word.hasBlank ? blankOf(style) : 0;
    if (words.length > 0 && used + blank + word.width > width) {
      lines.push({ words, isRightToLeft });
      if (lines.length === maxLines) return lines;
      words = [];
      used = 0;
    }
    used += (words.length > 0 ? blank : 0) + word.width;
    words.push(word);
  }
  return words.length > 0 ? [...lines, { words, isRightToLeft }] : lines;
}

/** The width in points of text on a single line. */
export function widthOfText(pdf: PdfDocument, text: string, style: TextStyle): number {
  const words = wordsOf(pdf, text, { ...style, language: 'eng' });
  const blanks = words.filter(({ hasBlank }, at) => at > 0 && hasBlank).length;
  return words.reduce((sum, { width }) => sum + width, 0) + blanks * blankOf(style);
}

/** Draws a line with its baseline at `y`; right-to-left lines are right-aligned. */
export function drawLine(
  pdf: PdfDocument,
  line: Line,
  style: TextStyle,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const file = singleFontText(line);
  if (file === undefined) drawWords(pdf, line, style, { x, y, width });
  else drawRun(pdf, { file, text: textOf(line) }, style, x, y);
}

function drawWords(
  pdf: PdfDocument,
  line: Line,
  style: TextStyle,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const ordered = line.isRightToLeft ? line.words.toReversed() : line.words;
  const blanks = line.words.slice(1).filter(({ hasBlank }) => hasBlank).length;
  const length = line.words.reduce((sum, word) => sum + word.width, 0) + blanks * blankOf(style);
  let at = line.isRightToLeft ? x + width - length : x;
  for (const [place, word] of ordered.entries()) {
    const isSpaced = line.isRightToLeft ? place > 0 && ordered[place - 1]?.hasBlank : place > 0 && word.hasBlank;
    if (isSpaced) at += blankOf(style);
    for (const run of word.runs) {
      drawRun(pdf, run, style, at, y);
      at += run.width;
    }
  }
}

/** Left-to-right text in a single font can be drawn in one go. */
function singleFontText({ words, isRightToLeft }: Line): string | undefined {
  const files = new Set(words.flatMap(({ runs }) => runs.map(({ file }) => file)));
  return isRightToLeft || files.size !== 1 ? undefined : [...files][0];
}

const textOf = ({ words }: Line): string =>
  words
    .map(({ runs, hasBlank }, at) => `${at > 0 && hasBlank ? ' ' : ''}${runs.map(({ text }) => text).join('')}`)
    .join('');

function drawRun(
  pdf: PdfDocument,
  { file, text }: Pick<Run, 'file' | 'text'>,
  { size, color }: TextStyle,
  x: number,
  y: number,
): void {
  pdf.font(file).fontSize(size).fillColor(color);
  pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic', features: [] });
}

/** The typeface's own space width. */
const blankOf = ({ size }: TextStyle): number => size * 0.26;

function wordsOf(pdf: PdfDocument, text: string, style: TextStyle & { language: string }): Word[] {
  return text
    .split(/\s+/)
    .filter((one) => one !== '')
    .flatMap((one) =>
      piecesOf(one).map((piece, at): Word => {
        const runs = runsOf(pdf, piece, style);
        const width = runs.reduce((sum, run) => sum + run.width, 0);
        return { runs, width, isRightToLeft: rightToLeft.test(piece), hasBlank: at === 0 };
      }),
    )
    .filter(({ runs }) => runs.length > 0);
}

/** Splits text without spaces where a line may break: between ideographs, and anywhere in a very long word. */
function piecesOf(word: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (
      piece !== '' &&
      (ideograph.test(character) || ideograph.test(piece.at(-1) ?? '') || piece.length >= maxWordLength)
    ) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

/** Measured words by document, since most occur again. */
const measured = new WeakMap<PdfDocument, Map<string, Run[]>>();

function runsOf(pdf: PdfDocument, word: string, style: TextStyle & { language: string }): Run[] {
  const known = measured.get(pdf) ?? new Map<string, Run[]>();
  measured.set(pdf, known);
  const key = `${style.face.weight} ${style.size} ${style.language} ${word}`;
  const runs = known.get(key) ?? measure(pdf, word, style);
  known.set(key, runs);
  return runs;
}

function measure(pdf: PdfDocument, word: string, { face, size, language }: TextStyle & { language: string }): Run[] {
  const runs: Omit<Run, 'width'>[] = [];
  for (const character of word) {
    const found = fontFileFor(character, face, language);
    const last = runs.at(-1);
    if (!found) continue;
    if (last?.file === found.file) last.text += character;
    else runs.push({ file: found.file, text: character });
  }
  return runs.map((run) => ({
    ...run,
    width: pdf.font(run.file).fontSize(size).widthOfString(run.text, { features: [] }),
  }));
}
