import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font, type FontCollection } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { packageFolder } from '../../files/package-folder';
import { readWoff2Natively } from './woff2';

/**
 * A typeface of the covers: a fontsource package, and the weight and style of its files ('wght' for a variable font).
 */
export interface Face {
  family: string;
  weight: number | 'wght';
  style: 'normal' | 'italic';
}
export const face = (family: string, weight: Face['weight'] = 400, style: Face['style'] = 'normal'): Face => ({
  family,
  weight,
  style,
});

/** Keeps few files in memory. */
const openFonts = new LRUCache<string, Font>({ max: 10 });
const subsets = new Map<string, { name: string; ranges: [number, number][] }[]>();
const find = createRequire(join(packageFolder(), 'package.json'));

/** The font of `wanted`, or of a fallback for its script, that has the character; undefined if none does. */
export const fontFor = (character: string, wanted: Face, language: string): Font | undefined =>
  fontFileFor(character, wanted, language)?.font;

/** The font and its file, for embedding. */
export function fontFileFor(
  character: string,
  wanted: Face,
  language: string,
): { file: string; font: Font } | undefined {
  const code = character.codePointAt(0) ?? 0;
  for (const one of [wanted, ...fallbackFaces(character, language)]) {
    const subset = subsetsOf(one).find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    const found = subset ? load(one, subset.name) : undefined;
    if (found?.font.hasGlyphForCodePoint(code)) return found;
  }
  return undefined;
}

const jp = face('noto-serif-jp', 'wght');
const kr = face('noto-serif-kr', 'wght');
const sc = face('noto-serif-sc', 'wght');

function fallbackFaces(character: string, language: string): Face[] {
  if (/\p{Script=Hebrew}/u.test(character)) return [face('noto-serif-hebrew', 700)];
  if (/\p{Script=Arabic}|[،؛؟]/u.test(character)) return [face('noto-naskh-arabic', 700)];
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u.test(
      character,
    )
  ) {
    if (language === 'kor') return [kr, jp, sc];
    return language === 'jpn' ? [jp, sc, kr] : [sc, jp, kr];
  }
  return [face('noto-serif', 600), jp];
}

const isVariable = (one: Face): boolean => one.weight === 'wght';
const folderOf = ({ family, weight }: Face): string =>
  dirname(find.resolve(`${weight === 'wght' ? '@fontsource-variable' : '@fontsource'}/${family}/package.json`));

/** The character ranges of a typeface's subsets. */
const rangesSchema = z.record(z.string(), z.string());

function subsetsOf(one: Face) {
  const known = subsets.get(one.family);
  if (known) return known;
  const listed = rangesSchema.parse(JSON.parse(readFileSync(join(folderOf(one), 'unicode.json'), 'utf8')));
  const read = Object.entries(listed).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map(toRange),
  }));
  subsets.set(one.family, read);
  return read;
}

function toRange(text: string): [number, number] {
  const [from = '0', to = from] = text.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function load(one: Face, subset: string): { file: string; font: Font } | undefined {
  const file = join(
    folderOf(one),
    'files',
    `${one.family}-${subset}-${one.weight}-${one.style}.${isVariable(one) ? 'woff2' : 'woff'}`,
  );
  const font = openFonts.get(file) ?? open(file);
  if (!font) return undefined;
  openFonts.set(file, font);
  return { file, font };
}

function open(file: string): Font | undefined {
  if (!existsSync(file)) return undefined;
  const font: Font | FontCollection = create(readFileSync(file));
  if ('fonts' in font) return undefined;
  readWoff2Natively(font);
  return font;
}
