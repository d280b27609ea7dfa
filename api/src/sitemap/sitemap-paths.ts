import { findRoute, href } from '@bookfront/shared/routes';
import { limits, type MenuEntry } from '@bookfront/shared/schemas';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { eventsSince } from '../event/event-repository';

/** Number of title ids per sitemap file. */
const idsPerFile = 20_000;

/** Paths of the shop's pages, menus, lists and coming events, for crawlers. */
export async function pagePaths(context: CallContext): Promise<string[]> {
  const { db, shop, now } = context;
  const { settings } = shop;
  const fixed = ['/', href.browse(), '/events', href.contact(), '/features', href.giftCards(), href.terms()];
  const privacy = settings.has_privacy_policy_page ? [href.privacy()] : [];
  const menus = [...settings.site_navigation, ...settings.extra_navigation].flatMap(pathsOf);
  const events = await eventsSince(db, shop.store_id, now, limits.event.feed);
  const all = [
    ...fixed,
    ...privacy,
    ...menus,
    ...(await listIds(db, shop.store_id)).map((id) => href.list(id)),
    ...events.map(({ event_id }) => href.event(event_id)),
  ];
  return [...new Set(all)].filter((path) => {
    const found = findRoute(path, settings);
    return found?.is === 'page' && found.match.route.index;
  });
}

const pathsOf = ({ path, submenu = [] }: MenuEntry): string[] => [...(path ? [path] : []), ...submenu.flatMap(pathsOf)];

/** The shop's own public lists. */
async function listIds(db: Db, shopId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('list')
    .select('list_id')
    .where('shop_id', '=', shopId)
    .where('account_id', 'is', null)
    .where('needs_login', '=', 0)
    .orderBy('list_id')
    .limit(idsPerFile)
    .execute();
  return rows.map(({ list_id }) => list_id);
}

/** The numbers of the title files. */
export async function titleFiles({ db, shop }: CallContext): Promise<number[]> {
  const of = (direction: 'asc' | 'desc') =>
    db
      .selectFrom('title')
      .select('id')
      .where('shop_id', '=', shop.store_id)
      .orderBy('id', direction)
      .limit(1)
      .executeTakeFirst();
  const [first, last] = [await of('asc'), await of('desc')];
  if (!first || !last) return [];
  const [from, to] = [Math.floor(first.id / idsPerFile), Math.floor(last.id / idsPerFile)];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Paths of the titles on sale in one file, without gift cards and tickets. */
export async function titlePaths({ db, shop }: CallContext, file: number): Promise<string[]> {
  const rows = await db
    .selectFrom('title')
    .select('eisbn')
    .where('id', '>=', file * idsPerFile)
    .where('id', '<', (file + 1) * idsPerFile)
    .where('shop_id', '=', shop.store_id)
    .where('for_sale', '=', 1)
    .where('is_giftcard', '=', 0)
    .where('product_class', '<>', 'ticket')
    .orderBy('id')
    .execute();
  return rows.map(({ eisbn }) => href.item(eisbn));
}
