import type { IncomingHttpHeaders } from 'node:http';

/**
 * SPEC-D2: whether a post comes from a page of this very shop. Sec-Fetch-Site decides where a browser sends it: only
 * the browser can set it, and it is right where Origin is 'null' for the sake of privacy. Older browsers send Origin
 * alone. Without either, no.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, protocol: 'http' | 'https'): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin';
  return host !== undefined && origin?.toLowerCase() === `${protocol}://${host.toLowerCase()}`;
}
