const letters: Record<string, string> = {
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
 * Combining marks, but for the two that tell か from が, and characters that nobody sees: soft hyphens, joiners, marks of
 * direction.
 */
const marks = /(?![\u3099\u309a])\p{M}|\p{Cf}/gu;
/** Zero-width characters that separate words in scripts without spaces (Khmer) or parts of a word (Persian). */
const separators = /[\u200b\u200c]/g;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
/** Of one kind of script each: ideographs, or letters and digits. */
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const pieces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{L}\p{N}]+/gu;

/**
 * Text as it is compared: lower case, accents, apostrophes and unseen characters gone, ß ø æ ł and the like spelled
 * out, compatibility forms unified.
 */
export function fold(text: string): string {
  // Stryker disable next-line ConditionalExpression: the way of other texts gives the same, more slowly
  if (isPlain(text))
    // Stryker disable next-line ConditionalExpression,StringLiteral: where nothing is to be replaced the text stays
    return text.includes("'") || text.includes('`') ? text.toLowerCase().replace(/['`]/g, '') : text.toLowerCase();
  // its compatibility form is a space with an accent
  const plain = text.replaceAll('´', '').normalize('NFKD').replace(marks, '').normalize('NFC').toLowerCase();
  return plain.replace(/[ßøæœłđðþıħŋ]/g, (character) => letters[character] ?? character).replace(/['’‘ʼ`״׳]/g, '');
}

/** Most of a catalogue: text that has nothing to fold but its case. */
// Stryker disable next-line ArrowFunction,Regex: a text that is not known as plain takes the way of other texts
const isPlain = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/**
 * One piece of folded text: a word, or a run of Chinese, Japanese or Korean characters, which are tokens one by one.
 */
export interface Piece {
  tokens: string[];
  ideographs: boolean;
}

/** C++ and C# stay words of their own. */
export function piecesOf(text: string): Piece[] {
  const folded = fold(text);
  // Stryker disable next-line ConditionalExpression,Regex: the way of other texts gives the same, more slowly
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
 * Gives the tokens that the index stores of a text, separated by spaces. A word with a zero-width separator in it is
 * found whole and by its parts.
 */
export function indexText(text: string): string {
  const whole = nameKey(text);
  const parted = text.replace(separators, ' ');
  // Stryker disable next-line ConditionalExpression: its parts would be the words that are known
  if (parted === text) return whole;
  const known = new Set(whole.split(' '));
  const parts = nameKey(parted).split(' ');
  return [whole, ...parts.filter((word) => !known.has(word))].join(' ');
}

/** The text by which titles are put in order: folded, without a leading article. */
export const sortKey = (title: string): string =>
  fold(title)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(the|a|an|le|la|les|l|der|die|das|el|los|las|il|lo) (?=\S)/u, '')
    .trim();

/** A key for "the same name": its tokens, one space between. */
export function nameKey(name: string): string {
  const folded = fold(name);
  // Stryker disable next-line ConditionalExpression,Regex: the way of other names gives the same, more slowly
  if (isPlain(folded) && !/[+#]/.test(folded)) return (folded.match(/[a-z0-9]+/g) ?? []).join(' ');
  return piecesOf(name)
    .flatMap((piece) => piece.tokens)
    .join(' ');
}
