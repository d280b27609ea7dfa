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
/** Unseen too, but they may part words where a script has no spaces (Khmer) or a word has parts (Persian). */
const partings = /[\u200b\u200c]/g;
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const pieces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{L}\p{N}]+/gu;

/**
 * Text as it is compared: lower case, accents, apostrophes and unseen characters gone, ß ø æ ł and the like spelled out,
 * compatibility forms unified.
 */
export function fold(text: string): string {
  if (isPlain(text))
    return text.includes("'") || text.includes('`') ? text.toLowerCase().replace(/['`]/g, '') : text.toLowerCase();
  // its compatibility form is a space with an accent
  const plain = text.replaceAll('´', '').normalize('NFKD').replace(marks, '').normalize('NFC').toLowerCase();
  return plain.replace(/[ßøæœłđðþıħŋ]/g, (character) => letters[character] ?? character).replace(/['’‘ʼ`״׳]/g, '');
}

/** Most of a catalogue: text that has nothing to fold but its case. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const isPlain = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** One piece of folded text: a word, or a run of Chinese, Japanese or Korean characters, which are tokens one by one. */
export interface Piece {
  tokens: string[];
  ideographs: boolean;
}

/** C++ and C# stay words of their own. */
export function piecesOf(text: string): Piece[] {
  const folded = fold(text);
  if (isPlain(folded) && !/[+#]/.test(folded))
    return (folded.match(/[a-z0-9]+/g) ?? []).map((word) => ({ tokens: [word], ideographs: false }));
  const named = folded.replace(
    /(?<![\p{L}\p{N}])([a-z])(\+\+|#)/gu,
    (_all, letter, character) => `${letter}${character === '#' ? 'sharp' : 'plusplus'} `,
  );
  return splitScripts(named.match(pieces) ?? []);
}

function splitScripts(found: readonly string[]): Piece[] {
  return found.flatMap((text) => {
    const runs =
      text.match(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu,
      ) ?? [];
    return runs.map((run) =>
      ideograph.test(run) ? { tokens: [...run], ideographs: true } : { tokens: [run], ideographs: false },
    );
  });
}

/**
 * What the index stores of a text: its tokens, one space between. A word with an unseen parting in it is found whole
 * and by its parts.
 */
export function indexText(text: string): string {
  const whole = nameKey(text);
  const parted = text.replace(partings, ' ');
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
  if (isPlain(folded) && !/[+#]/.test(folded)) return (folded.match(/[a-z0-9]+/g) ?? []).join(' ');
  return piecesOf(name)
    .flatMap((piece) => piece.tokens)
    .join(' ');
}
