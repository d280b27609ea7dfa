import type { PageState } from '@bookfront/shared/contract';
import { headOf } from './head';

/** The tags of the head that depend on the page's data. JSON-LD is a data block: no script runs. */
export function headMarkup(page: PageState): string {
  const { title, description, canonical, image, jsonLd, noIndex } = headOf(page);
  const { store_info } = page.settings;
  return [
    `<title>${attribute(title)}</title>`,
    `<meta name="description" content="${attribute(description)}">`,
    // only the shop itself says what its address is: a request's own host may be anybody's
    store_info.base_url ? `<link rel="canonical" href="${attribute(store_info.base_url + canonical)}">` : '',
    noIndex ? '<meta name="robots" content="noindex">' : '',
    `<meta property="og:title" content="${attribute(title)}"><meta property="og:description" content="${attribute(description)}"><meta property="og:site_name" content="${attribute(store_info.name)}">`,
    `<meta property="og:type" content="${jsonLd && image ? 'book' : 'website'}">`,
    image
      ? `<meta property="og:image" content="${attribute(/^https:/.test(image) ? image : store_info.base_url + image)}">`
      : '',
    jsonLd ? `<script type="application/ld+json">${JSON.stringify(jsonLd).replace(/</g, '\\u003c')}</script>` : '',
    // SHL-08: cleaned by the api
    page.settings.custom_head,
  ].join('');
}

const attribute = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
