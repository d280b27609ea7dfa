import { isShopPath, isWebAddress } from '@bookfront/shared/format/web-address';
import sanitize from 'sanitize-html';
import { stripControlCharacters } from './clean-markup';

const blocks = ['p', 'div', 'section', 'article', 'header', 'footer', 'figure', 'figcaption', 'blockquote', 'hr'];
const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];
const lists = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'];
const inline = ['br', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'cite', 'q', 'small', 'mark', 'span', 'abbr'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const others = ['a', 'img', 'time', 'address', 'details', 'summary'];

const rules: sanitize.IOptions = {
  allowedTags: [...blocks, ...headings, ...lists, ...inline, ...tables, ...others],
  allowedAttributes: {
    '*': ['class', 'lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
    ol: ['start', 'reversed'],
    details: ['open'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'iframe', 'object'],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  transformTags: {
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: { loading: 'lazy', ...attribs } }),
  },
};

/**
 * Cleans markup that a shop's staff write for their own pages (GAP-55). It may contain more than a feed's, such as
 * classes, tables and pictures, but no scripts, styles, ids, event handlers, frames or SVG. Plain text becomes
 * paragraphs.
 */
export function cleanPageMarkup(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const markup = /<[a-z!/]/i.test(trimmed) ? trimmed : asParagraphs(trimmed);
  // removing characters from an address may reveal its scheme, so sanitize again
  return sanitize(stripControlCharacters(sanitize(markup, rules)), rules);
}

const asParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim()}</p>`)
    .join('');

function linkAttributes({ href = '', target, ...others }: sanitize.Attributes): sanitize.Attributes {
  const { rel: _rel, ...rest } = others;
  const isLink = isShopPath(href) || isWebAddress(href) || /^(mailto:\S|tel:[\d+]|#)/i.test(href);
  return {
    ...rest,
    ...(isLink ? { href } : {}),
    ...(isLink && target === '_blank' ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  };
}
