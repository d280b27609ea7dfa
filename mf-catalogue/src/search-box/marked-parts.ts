/** The text in parts: those that match are the beginnings of words that a typed word has, whatever its case or accents. */
export function markedParts(text: string, typed: string): { words: string; isMatch: boolean }[] {
  const wanted = wordsOf(typed).map(fold);
  return (text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []).flatMap((part) => {
    const folded = fold(part);
    const length = Math.max(0, ...wanted.filter((word) => folded.startsWith(word)).map((word) => word.length));
    const letters = [...part.normalize('NFC')];
    return [
      { words: letters.slice(0, length).join(''), isMatch: true },
      { words: letters.slice(length).join(''), isMatch: false },
    ].filter(({ words }) => words !== '');
  });
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
