import { plainText } from '../../markup/clean-markup';

/** The subjects in a cell, in one spelling: 'FICTION/mystery' and 'Fiction / Mystery' are the same. At most three. */
export function tableSubjects(text: string): string[] {
  const subjects = text.split(/[|;]/).map((subject) =>
    plainText(subject)
      .split(/\s*[/>]\s*/)
      .map(inTitleCase)
      .filter(Boolean)
      .join(' / '),
  );
  return [...new Set(subjects.filter(Boolean))].slice(0, 3);
}

/** Leaves words as they are written unless they are all in capitals, or begin small. */
const inTitleCase = (part: string): string => {
  const isShouted = part === part.toUpperCase() && part.length > 3;
  const words = isShouted ? part.toLowerCase() : part;
  return words.replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter, at: number) =>
    isShouted || at === 0 || part === part.toLowerCase() ? letter.toUpperCase() : letter,
  );
};
