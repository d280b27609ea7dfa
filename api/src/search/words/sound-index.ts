import { doubleMetaphone } from 'double-metaphone';

/** Words by how they sound in English: `words` has ranks of the vocabulary, in order of their `keys`. */
export interface SoundIndex {
  keys: Uint32Array;
  words: Uint32Array;
}

/** Shorter words sound like too many others. */
const minSoundLength = 4;
const isSpoken = (word: string): boolean => word.length >= minSoundLength && /^[a-z]+$/.test(word);

/** `words`: the vocabulary. */
export function soundIndexOf(words: readonly string[]): SoundIndex {
  const pairs = new Float64Array(words.length);
  let count = 0;
  for (const [rank, word] of words.entries())
    if (isSpoken(word)) pairs[count++] = keyOf(doubleMetaphone(word)[0]) * maxWords + rank;
  const sorted = pairs.subarray(0, count).sort();
  return {
    keys: Uint32Array.from(sorted, (pair) => Math.floor(pair / maxWords)),
    words: Uint32Array.from(sorted, (pair) => pair % maxWords),
  };
}

const maxWords = 2 ** 24;

/** Ranks of the words that sound like this one. */
export function soundsLike({ keys, words }: SoundIndex, word: string): number[] {
  if (!isSpoken(word)) return [];
  const wanted = new Set(doubleMetaphone(word).map(keyOf));
  return [...wanted].flatMap((key) => [...words.subarray(lowerBound(keys, key), lowerBound(keys, key + 1))]);
}

const sounds = '0AFHJKLMNPRSTX';
/** The first seven sounds, four bits each. */
function keyOf(code: string): number {
  let key = 0;
  for (let at = 0; at < 7; at++) key = key * 16 + 1 + sounds.indexOf(code[at] ?? ' ');
  return key;
}

function lowerBound(keys: Uint32Array, key: number): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
