import type { PageState } from '@bookfront/shared/contract';
import { coverSrc } from '@bookfront/shared/format';
import { findRoute } from '@bookfront/shared/routes';
import type { GiftRegistry, ListItemsReply, PageReply, Reply, Title } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { pathOf } from '../routing';
import { shopTitle, titleName } from '../title';
import { eventHead } from './event-head';
import { itemHead } from './item-head';
import type { PageMetadata } from './metadata';
import { plainText } from './plain-text';
import { bookStore, locationStore } from './store-head';

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
      description: plainText(list.list.description) || description,
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
    ...contentHead(page, pathname),
  };
}

/** What the answers of home, custom pages, events and contact add. A draft is for those with its link alone. */
function contentHead(page: PageState, pathname: string): Partial<PageMetadata> {
  const { name } = page.settings.store_info;
  const event = answer<Reply<'event/get'>>(page, 'event/get');
  if (event) return eventHead(page, event.event);
  const contact = answer<Reply<'webstore/getContactAndHours'>>(page, 'webstore/getContactAndHours');
  if (contact) return { jsonLd: contact.rows.map(locationStore) };
  const content = contentOf(page);
  return {
    ...(content?.title ? { shareTitle: pathname === '/' ? content.title : `${content.title} | ${name}` } : {}),
    ...(content?.description ? { description: content.description } : {}),
    ...(content?.is_draft ? { noIndex: true } : {}),
    ...(pathname === '/' ? { jsonLd: [bookStore(page)] } : {}),
  };
}

/** The document of a page that is made of blocks. */
const contentOf = (page: PageState): PageReply | undefined =>
  answer<PageReply>(page, 'titlelist/getCustom') ??
  answer<{ page: PageReply }>(page, 'webstore/getPrivacyPolicyPage')?.page ??
  answer<{ page: PageReply }>(page, 'webstore/getTermsPage')?.page;

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
