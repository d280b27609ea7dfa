/**
 * Only http and https lead out of the shop: 'javascript:', 'data:', '//' and the like never become a link (SPEC-D8).
 */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/]/i.test(address);

/**
 * A path of this shop. Browsers read '\' as '/' and drop control characters: '//x', '/\x' and '/<tab>/x' are other
 * origins.
 */
export const isShopPath = (address: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(address);

/**
 * Removes the queries and fragments of all addresses in a text, since they may hold tokens (SPEC-D18). A question mark
 * that ends a sentence stays.
 */
export const withoutQueries = (text: string): string =>
  text.replace(/((?<![\w/])\/[^\s?#"'<>)]*|(?<=\w)(?=[?#][\w%]))[?#](?:[^\s"'<>)]|\)(?=[\w%&=]))+/g, '$1');
