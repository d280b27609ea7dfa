import sanitize from 'sanitize-html';

const rules: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'blockquote',
    'h3',
    'h4',
    'dl',
    'dt',
    'dd',
    'cite',
    'q',
    'small',
    'a',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  disallowedTagsMode: 'discard',
  transformTags: { h1: 'h3', h2: 'h3', div: 'p' },
};

/**
 * Removes control characters, except tabs and line ends, and characters that change the direction of the surrounding
 * text.
 */
export const stripControlCharacters = (text: string): string =>
  text.replace(/(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');

/** Keeps harmless markup of a feed and removes the dangerous (SPEC-D8). Plain text becomes paragraphs. */
export function cleanMarkup(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const markup = /<[a-z]/i.test(trimmed)
    ? trimmed
    : trimmed
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.trim()}</p>`)
        .join('');
  // words alone are harmless, and most of a catalogue
  const harmless = /[<>&]/.test(trimmed) ? sanitize(markup, rules) : markup;
  const stripped = stripControlCharacters(harmless);
  // removing characters from an address may reveal its scheme, so check it again
  return (stripped === harmless ? harmless : sanitize(stripped, rules)).replace(/<p>\s*<\/p>/g, '');
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Removes markup and line breaks, for titles and names. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return oneLine(text);
  const bare = sanitize(text, { allowedTags: [], allowedAttributes: {} });
  return oneLine(bare.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity));
}

const oneLine = (text: string): string => stripControlCharacters(text).replace(/\s+/g, ' ').trim();
