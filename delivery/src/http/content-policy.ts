/**
 * What one document may reach beside its own origin. `developed`: origin of a dev server whose scripts may run
 * (development only); `apiBase`: origin that its calls go to; `hasAnalytics`: the shop has a code of its own (SHL-09);
 * `payments`: origins of its payment providers' scripts and frames.
 */
interface Reach {
  developed?: string | undefined;
  apiBase?: string | undefined;
  hasAnalytics?: boolean;
  payments?: readonly string[];
}
interface DocumentKind extends Reach {
  nonce: string;
  isSecure: boolean;
  hasToken: boolean;
  /** What the browser says of who leads here (Sec-Fetch-Site); undefined where it says nothing. */
  fetchSite: string | undefined;
}

/** Headers that every document carries. */
export function documentHeaders({
  nonce,
  isSecure,
  hasToken,
  fetchSite,
  ...reach
}: DocumentKind): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(nonce, reach),
    'referrer-policy': hasToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ...openerPolicy(fetchSite),
    'x-frame-options': 'DENY',
    'cache-control': 'private, no-store',
    ...commonHeaders(isSecure),
  };
}

/**
 * Cuts a page off from a window of another site that has opened it, not from a payment provider's window that it opens
 * itself. It costs a process of its own, so it is left out where no other site can hold the window: the shopper came by
 * themselves, or from a page of this shop.
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
/** Where a title's videos play (ITM-29), once the shopper plays one. */
const videos = 'https://www.youtube-nocookie.com';

/** Pictures may come from any https origin, those of the analytics among them. */
function contentPolicy(nonce: string, { developed, apiBase, hasAnalytics, payments = [] }: Reach): string {
  const dev = developed ? [developed] : [];
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
    `font-src 'self'`,
    `connect-src ${calls.join(' ')}`,
    `frame-src ${[videos, ...payments].join(' ')}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ');
}
