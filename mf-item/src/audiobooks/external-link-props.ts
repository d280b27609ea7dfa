import { isWebAddress } from '@bookfront/shared/format/web-address';
/** Props of a link that opens in a new window; undefined if the address isn't http(s). */
export const externalLinkProps = (url: string) =>
  isWebAddress(url) ? { to: url, target: '_blank', rel: 'noopener noreferrer' } : undefined;
