import { andWords } from './units';

/**
 * How many letters folded words have. Words for 'and' don't count, so that a title has the same number however its
 * initials, compounds and 'and' are written.
 */
export function letterCount(words: string): number {
  let count = 0;
  for (const word of words.split(' ')) if (!andWords.has(word)) count += word.length;
  return count;
}
