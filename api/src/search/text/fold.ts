const letterReplacements: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
};
/**
 * Combining marks, except the two that distinguish か from が, and invisible characters: soft hyphens, joiners, direction
 * marks.
 */
const marks = /(?![\u3099\u309a])\p{M}|\p{Cf}/gu;
/** Zero-width characters that separate words in scripts without spaces (Khmer) or parts of a word (Persian). */
const separators = /[\u200b\u200c]/g;
export const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
/** Runs of one kind of script: ideographs, or letters and digits. */
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const pieces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{L}\p{N}]+/gu;

/**
 * Normalizes text for comparison: lower case, without accents, apostrophes and invisible characters; ß, ø, æ, ł and the
 * like spelled out, compatibility forms unified.
 */
export const fold = (text: string): string => foldMarked(text).replaceAll("'", '');

/** `fold` with every kind of apostrophe kept as `'`. */
export function foldMarked(text: string): string {
  // Stryker disable next-line ConditionalExpression: the general path gives the same result, more slowly
  if (isPlain(text)) return text.toLowerCase().replaceAll('`', "'");
  // its compatibility form is a space with an accent
  const plain = text.replaceAll('´', "'").normalize('NFKD').replace(marks, '').normalize('NFC').toLowerCase();
  return plain
    .replace(/[ßøæœłđðþıħŋ]/g, (character) => letterReplacements[character] ?? character)
    .replace(/[’‘ʼ`״׳]/g, "'");
}

/** Fast path for most of a catalogue: only the case of ASCII text needs folding. */
// Stryker disable next-line ArrowFunction,Regex: the general path gives the same result, more slowly
const isPlain = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/** A piece of folded text: a word, or a run of Chinese, Japanese or Korean characters, each of which is a token. */
export interface Piece {
  tokens: string[];
  ideographs: boolean;
}

/** Keeps C++ and C# as words. */
export function piecesOf(text: string): Piece[] {
  const folded = fold(text);
  // Stryker disable next-line ConditionalExpression,Regex: the general path gives the same result, more slowly
  if (isPlain(folded) && !/[+#]/.test(folded))
    return (folded.match(/[a-z0-9]+/g) ?? []).map((word) => ({ tokens: [word], ideographs: false }));
  const named = folded.replace(
    /(?<![\p{L}\p{N}])([a-z])(\+\+|#)/gu,
    (_all, letter, character) => `${letter}${character === '#' ? 'sharp' : 'plusplus'} `,
  );
  return splitScripts(named.match(pieces) ?? []);
}

const splitScripts = (found: readonly string[]): Piece[] =>
  found.flatMap((text) =>
    Array.from(text.matchAll(runs), ([run]) =>
      ideograph.test(run) ? { tokens: [...run], ideographs: true } : { tokens: [run], ideographs: false },
    ),
  );

/**
 * The tokens that the index stores for a text, separated by spaces. A word with a zero-width separator matches as a
 * whole and by its parts.
 */
export function indexText(text: string): string {
  const tokens = nameKey(text);
  const parted = text.replace(separators, ' ');
  // Stryker disable next-line ConditionalExpression: its parts would be the words already listed
  if (parted === text) return tokens;
  const present = new Set(tokens.split(' '));
  const parts = nameKey(parted).split(' ');
  return [tokens, ...parts.filter((word) => !present.has(word))].join(' ');
}

/** Equal for names that count as the same: the folded tokens, separated by one space. */
export function nameKey(name: string): string {
  const folded = fold(name);
  // Stryker disable next-line ConditionalExpression,Regex: the general path gives the same result, more slowly
  if (isPlain(folded) && !/[+#]/.test(folded)) return (folded.match(/[a-z0-9]+/g) ?? []).join(' ');
  return piecesOf(name)
    .flatMap((piece) => piece.tokens)
    .join(' ');
}
