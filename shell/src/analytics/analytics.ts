import type { SiteSettings } from '@bookfront/shared/schemas';

const SOURCE = 'https://www.googletagmanager.com/gtag/js';

/**
 * SHL-09: for a shop with a code of its own, and for no other. Addresses are told without their queries, which may hold
 * a token (SPEC-D18). The document's policy lets the source in only where the shop has a code.
 */
export function startAnalytics({
  store_info: { google_analytics_code: code },
}: Pick<SiteSettings, 'store_info'>): void {
  if (!/^[\w-]+$/.test(code)) return;
  const page = window as { dataLayer?: unknown[] };
  const layer = page.dataLayer ?? [];
  page.dataLayer = layer;
  // the library tells its own commands by their being an `arguments` object
  function tell(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  tell('js', new Date());
  tell('config', code, {
    page_location: location.origin + location.pathname,
    page_path: location.pathname,
    anonymize_ip: true,
  });
  document.head.append(Object.assign(document.createElement('script'), { src: `${SOURCE}?id=${code}`, async: true }));
}
