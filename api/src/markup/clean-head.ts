import { isShopPath } from '@bookfront/shared/format/web-address';
import sanitize from 'sanitize-html';
import { stripControlCharacters } from './clean-markup';

const rels = [
  'icon',
  'shortcut icon',
  'apple-touch-icon',
  'mask-icon',
  'alternate',
  'me',
  'license',
  'author',
  'search',
  'preconnect',
  'dns-prefetch',
];

const rules: sanitize.IOptions = {
  allowedTags: ['meta', 'link'],
  allowedAttributes: {
    meta: ['data-custom', 'name', 'property', 'itemprop', 'content'],
    link: ['data-custom', 'rel', 'href', 'type', 'sizes', 'hreflang', 'title', 'media', 'color'],
  },
  nonBooleanAttributes: [],
  disallowedTagsMode: 'completelyDiscard',
  transformTags: { meta: markOrDrop, link: markOrDrop },
};

/**
 * SHL-08, SPEC-D8: keeps the meta and link tags of a shop's own head content that describe the page, marked
 * `data-custom`. Removes scripts, styles, text and tags with effects (http-equiv, stylesheets, base).
 */
export const cleanHead = (markup: string): string => sanitize(stripControlCharacters(markup), rules);

/** sanitize-html removes a tag without a name. */
function markOrDrop(tag: string, attributes: sanitize.Attributes): sanitize.Tag {
  const isHarmless = tag === 'meta' ? isHarmlessMeta(attributes) : isHarmlessLink(attributes);
  return { tagName: isHarmless ? tag : '', attribs: { 'data-custom': '', ...attributes } };
}

const isHarmlessMeta = ({ name = '', property = '', ...others }: sanitize.Attributes): boolean =>
  'content' in others &&
  !('http-equiv' in others) &&
  ![name, property].some((word) => forbiddenMetaNames.test(word.trim()));
const forbiddenMetaNames = /^(viewport|referrer|robots|csp-nonce)$/i;

const isHarmlessLink = ({ rel = '', href = '' }: sanitize.Attributes): boolean =>
  rels.includes(rel.toLowerCase()) && (isShopPath(href) || /^https:\/\/[^\p{Cc}\s]+$/iu.test(href)) && !/\s/.test(href);
