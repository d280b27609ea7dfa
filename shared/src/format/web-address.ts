/**
 * Only http and https lead out of the shop: 'javascript:', 'data:', '//' and the like never become a link (decision 8
 * of the specification).
 */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/]/i.test(address);
