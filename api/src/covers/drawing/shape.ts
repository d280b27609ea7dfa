import type { Font, Glyph } from 'fontkit';
import { type Face, fontFor } from './fonts';

/**
 * A positioned glyph of a word and its advance, in ems. `thin`: the font only has a light weight, so the glyph is drawn
 * with a stroke.
 */
export interface PlacedGlyph {
  glyph: Glyph;
  upem: number;
  id: string;
  x: number;
  y: number;
  thin: boolean;
}
export interface Word {
  characters: PlacedGlyph[];
  width: number;
  capHeight: number;
}
export interface Style {
  face: Face;
  language: string;
  tracking: number;
}

const fontIds = new WeakMap<Font, number>();
let nextId = 1;

/** Shapes a word into glyphs, each script in a typeface that supports it, right-to-left runs in visual order. */
export function shapeWord(text: string, style: Style): Word {
  const runs = runsOf(text, style);
  const word: Word = { characters: [], width: 0, capHeight: 0.7 };
  for (const run of isRightToLeft(text) ? runs.toReversed() : runs) addRun(word, run, style.tracking);
  return word;
}

export const isRightToLeft = (text: string): boolean => /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);

interface Run {
  font: Font;
  text: string;
}

/** Leaves out characters that no typeface has, rather than drawing boxes. */
function runsOf(text: string, { face, language }: Style): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = last && /\p{M}/u.test(character) ? last.font : fontFor(character, face, language);
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function addRun(word: Word, { font, text }: Run, tracking: number): void {
  const run = font.layout(text);
  const upem = font.unitsPerEm;
  const fontId = fontIds.get(font) ?? nextId++;
  fontIds.set(font, fontId);
  const isJoined = /\p{Script=Arabic}/u.test(text);
  for (const [at, glyph] of run.glyphs.entries()) {
    const position = run.positions[at];
    word.characters.push({
      glyph,
      upem,
      id: `${fontId.toString(36)}-${glyph.id.toString(36)}`,
      x: word.width + (position?.xOffset ?? 0) / upem,
      y: (position?.yOffset ?? 0) / upem,
      thin: 'wght' in font.variationAxes,
    });
    word.width += (position?.xAdvance ?? 0) / upem + (isJoined ? 0 : tracking);
  }
  word.capHeight = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? 0.85
    : font.capHeight / upem || 0.7;
}
