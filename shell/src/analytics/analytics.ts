import type { SiteSettings } from '@bookfront/shared/schemas';

const SOURCE = 'https://www.googletagmanager.com/gtag/js';

/**
 * SHL-09: only for a shop with its own measurement code; the content policy allows the script for no other. Reports
 * addresses without queries, which may contain a token (SPEC-D18).
 */
export function startAnalytics({
  store_info: { google_analytics_code: code },
}: Pick<SiteSettings, 'store_info'>): void {
  if (!/^[\w-]+$/.test(code)) return;
  const page = window as { dataLayer?: unknown[] };
  const layer = page.dataLayer ?? [];
  page.dataLayer = layer;
  // the library recognises its commands as `arguments` objects
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', code, {
    page_location: location.origin + location.pathname,
    page_path: location.pathname,
    anonymize_ip: true,
  });
  document.head.append(Object.assign(document.createElement('script'), { src: `${SOURCE}?id=${code}`, async: true }));
}
