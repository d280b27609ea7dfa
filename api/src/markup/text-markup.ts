import { escapeText } from 'entities';

/** What somebody wrote as plain text, as markup that shows it letter by letter: paragraphs and ends of lines stay. */
export const textMarkup = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeText(part.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
