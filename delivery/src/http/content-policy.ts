/**
 * Origins that one document may load from beside its own. `devRemote`: origin of a dev server whose scripts may run
 * (development only); `apiBase`: origin that its calls go to; `hasAnalytics`: the shop has its own measurement code
 * (SHL-09); `payments`: origins of its payment providers' scripts and frames.
 */
interface AllowedOrigins {
  devRemote?: string | undefined;
  apiBase?: string | undefined;
  hasAnalytics?: boolean;
  payments?: readonly string[];
}
interface DocumentKind extends AllowedOrigins {
  nonce: string;
  isSecure: boolean;
  hasToken: boolean;
  /** The Sec-Fetch-Site header, from which the page was opened; undefined if the browser doesn't send it. */
  fetchSite: string | undefined;
}

/** Headers that every document carries. */
export function documentHeaders({
  nonce,
  isSecure,
  hasToken,
  fetchSite,
  ...allowed
}: DocumentKind): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(nonce, allowed),
    'referrer-policy': hasToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...openerPolicy(fetchSite),
    'x-frame-options': 'DENY',
    'cache-control': 'private, no-store',
    ...commonHeaders(isSecure),
  };
}

/**
 * Isolates a page from another site's window that opened it, but not from a payment provider's window that it opens
 * itself. The policy costs a separate process, so it is left out if no other site can have the window: the shopper
 * typed the address or came from a page of this shop.
 */
const openerPolicy = (fetchSite: string | undefined): Record<string, string> =>
  fetchSite === 'none' || fetchSite === 'same-origin'
    ? {}
    : { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/** Headers of every answer. */
export const commonHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

const tagManager = 'https://www.googletagmanager.com';
const analytics = 'https://*.google-analytics.com';
/** The player of a title's videos (ITM-29). */
const videos = 'https://www.youtube-nocookie.com';

/** Images and films may come from any https origin, which covers those of the analytics. */
function contentPolicy(nonce: string, { devRemote, apiBase, hasAnalytics, payments = [] }: AllowedOrigins): string {
  const dev = devRemote ? [devRemote] : [];
  const scripts = [`'self'`, `'nonce-${nonce}'`, ...dev, ...(hasAnalytics ? [tagManager] : []), ...payments];
  const sockets = dev.map((origin) => origin.replace('http', 'ws'));
  const calls = [
    `'self'`,
    ...dev,
    ...sockets,
    ...(apiBase ? [apiBase] : []),
    ...(hasAnalytics ? [tagManager, analytics] : []),
    ...payments,
  ];
  return [
    `default-src 'none'`,
    `script-src ${scripts.join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' https: data:`,
    `media-src 'self' https:`,
    `font-src 'self'`,
    `connect-src ${calls.join(' ')}`,
    `frame-src ${[videos, ...payments].join(' ')}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `worker-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ');
}
