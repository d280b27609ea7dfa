import { escapeText } from 'entities';

/** Escapes plain text as markup, keeping paragraphs and line ends. */
export const textMarkup = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeText(part.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
