/** The text of markup in one line, at most `max` characters of it. */
export const plainText = (markup: string, max = 200): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
