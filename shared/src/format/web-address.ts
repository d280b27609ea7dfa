/**
 * Only http and https lead out of the shop: 'javascript:', 'data:', '//' and the like never become a link (SPEC-D8).
 */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/]/i.test(address);

/**
 * A path of this shop. Browsers read '\' as '/' and drop control characters: '//x', '/\x' and '/<tab>/x' are other
 * origins.
 */
export const isShopPath = (address: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(address);
