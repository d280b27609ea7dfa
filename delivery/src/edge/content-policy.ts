/** Headers that every document carries. `developed`: origin of a dev server whose scripts may run (development only). */
export function documentHeaders({
  nonce,
  isSecure,
  hasToken,
  developed,
}: {
  nonce: string;
  isSecure: boolean;
  hasToken: boolean;
  developed?: string | undefined;
}): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(nonce, developed),
    'referrer-policy': hasToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cache-control': 'private, no-store',
    ...commonHeaders(isSecure),
  };
}

/** Headers of every answer. */
export const commonHeaders = (isSecure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

function contentPolicy(nonce: string, developed: string | undefined): string {
  const dev = developed ? ` ${developed}` : '';
  const sockets = developed ? ` ${developed.replace('http', 'ws')}` : '';
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${dev}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' https: data:`,
    `font-src 'self'`,
    `connect-src 'self'${dev}${sockets}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
  ].join('; ');
}
