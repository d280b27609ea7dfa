import type { PageState } from '@bookfront/shared/contract';
import { coverSrc, formatAuthors, isCartable, isOnHand, langTag, mainOffer } from '@bookfront/shared/format';
import { findRoute, href } from '@bookfront/shared/routes';
import type { GiftRegistry, ListItemsReply, Offer, Title } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { pathOf } from '../routing';
import { shopTitle, titleName } from '../title';

/** A page's metadata for tabs, crawlers and shares. `image` is a path of the shop or an https address. */
export interface PageMetadata {
  title: string;
  description: string;
  canonical: string;
  image?: string;
  jsonLd?: object;
  noIndex?: boolean;
}

/** The metadata from the first answers alone, so that the head never waits for the render. */
export function headOf(page: PageState): PageMetadata {
  const { settings, session } = page;
  const pathname = pathOf(page.url, settings.basename);
  const { store_info, description, basename } = settings;
  const name = titleName(store_info, session.location_id);
  const item = answer<Title>(page, 'title/getItem');
  if (item) return itemHead(page, item);
  const list = answer<ListItemsReply>(page, 'titlelist/getItemsSimple');
  if (list)
    return {
      title: `${list.list.name} | ${store_info.name}`,
      description: plain(list.list.description) || description,
      // the cartable list is the same list
      canonical: basename + pathname.replace(/^\/lists\/cartable\//, '/lists/'),
      ...(list.rows[0] ? { image: coverSrc(list.rows[0], limits.coverWidths.page) } : {}),
      ...(list.list.owner.is_you ? { noIndex: true } : {}),
    };
  const registry = answer<GiftRegistry>(page, 'giftregistry/get');
  if (registry) return registryHead(page, registry);
  const found = findRoute(pathname, settings);
  const match = found?.is === 'page' ? found.match : undefined;
  const isNotFound = page.status === 404 || !match;
  const title = isNotFound && match?.route.title === 'own' ? name : shopTitle(name, pathname, match);
  return {
    title,
    description,
    canonical: basename + pathname,
    ...(isNotFound || !match.route.index ? { noIndex: true } : {}),
    ...(pathname === '/' ? { jsonLd: bookstore(page) } : {}),
  };
}

const answer = <T>(page: PageState, call: string): T | undefined =>
  page.queries.find(([[name]]) => name === call)?.[1] as T | undefined;

/** Excludes a registry from search engines: it is public only to people who have its link. */
function registryHead({ url, settings }: PageState, { title, name, description, items }: GiftRegistry): PageMetadata {
  const [first] = items;
  return {
    title: `${title} | ${settings.store_info.name}`,
    description: description.replace(/\s+/g, ' ').slice(0, 200) || name,
    canonical: settings.basename + pathOf(url, settings.basename),
    ...(first ? { image: coverSrc(first.title, limits.coverWidths.page) } : {}),
    noIndex: true,
  };
}

function itemHead(page: PageState, title: Title): PageMetadata {
  const byline = formatAuthors(title.authors);
  const text = plain(title.description).slice(0, 200);
  return {
    title: `${title.title} | ${page.settings.store_info.name}`,
    description: text || [title.title, byline, title.binding].filter(Boolean).join(', '),
    canonical: page.settings.basename + href.item(title.eisbn),
    image: coverSrc(title, limits.coverWidths.page),
    jsonLd: book(page, title),
  };
}

/** A schema.org Book, with its offer if guests may see prices. */
function book({ settings }: PageState, title: Title): object {
  const offer = mainOffer(title);
  return {
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: title.title,
    ...(/^97[89]/.test(title.eisbn) ? { isbn: title.eisbn } : {}),
    inLanguage: langTag(title.language) || 'en',
    publisher: title.publisher,
    bookFormat: title.binding,
    author: title.authors.map(({ name }) => ({ '@type': 'Person', name })),
    ...(title.pages ? { numberOfPages: title.pages } : {}),
    ...(offer && offer.price !== null && settings.guest_show_price
      ? { offers: schemaOffer(offer.price, offer, settings.checkout_info.currency) }
      : {}),
  };
}

const schemaOffer = (price: number, offer: Offer, priceCurrency: string): object => ({
  '@type': 'Offer',
  price: (price / 100).toFixed(2),
  priceCurrency,
  availability: `https://schema.org/${schemaAvailability(offer)}`,
});

/** schema.org ItemAvailability of an offer. */
export function schemaAvailability(offer: Offer): 'InStock' | 'PreOrder' | 'BackOrder' | 'OutOfStock' {
  if (isOnHand(offer)) return 'InStock';
  if (offer.availability === 'forthcoming') return 'PreOrder';
  return offer.is_extra_orderable && isCartable(offer) ? 'BackOrder' : 'OutOfStock';
}

const bookstore = ({ settings: { store_info: store } }: PageState): object => ({
  '@context': 'https://schema.org',
  '@type': 'BookStore',
  name: store.name,
  telephone: store.phone,
  email: store.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address,
    addressLocality: store.city,
    addressRegion: store.province,
    postalCode: store.postal_code,
    addressCountry: store.country,
  },
});

const plain = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
