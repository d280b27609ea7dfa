import type { PageState } from '@bookfront/shared/contract';
import { escapeHtml, inlineJson } from '@bookfront/shared/format/markup';
import { headOf } from './head';

/** The tags of the head that depend on the page's data. JSON-LD is a data block, not a script that runs. */
export function headMarkup(page: PageState): string {
  const { title, shareTitle = title, description, canonical, image, ogType, jsonLd = [], noIndex } = headOf(page);
  const { store_info } = page.settings;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    // only from the settings: a request's Host header can't be trusted
    store_info.base_url ? `<link rel="canonical" href="${escapeHtml(store_info.base_url + canonical)}">` : '',
    noIndex ? '<meta name="robots" content="noindex">' : '',
    `<meta property="og:title" content="${escapeHtml(shareTitle)}"><meta property="og:description" content="${escapeHtml(description)}"><meta property="og:site_name" content="${escapeHtml(store_info.name)}">`,
    `<meta property="og:type" content="${ogType ?? 'website'}">`,
    image
      ? `<meta property="og:image" content="${escapeHtml(/^https:/.test(image) ? image : store_info.base_url + image)}">`
      : '',
    ...jsonLd.map((data) => `<script type="application/ld+json">${inlineJson(JSON.stringify(data))}</script>`),
    // SHL-08: sanitised by the api
    page.settings.custom_head,
  ].join('');
}
