import { isWebAddress } from '@bookfront/shared/format/web-address';
/**
 * A link that leaves the shop, in a window of its own; undefined for what is no web address (only http and https lead
 * out).
 */
export const outward = (url: string) =>
  isWebAddress(url) ? { to: url, target: '_blank', rel: 'noopener noreferrer' } : undefined;
