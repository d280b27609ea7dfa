import { pageDocumentSchema } from '@bookfront/shared/schemas';
import type { Db } from '../src/database/open';
import { write } from '../src/database/write';
import { daySeconds } from '../src/dates/dates';
import { statsSince } from '../src/event/event-repository';
import { readEvents } from '../src/event/import/read-events';
import { saveEvents } from '../src/event/import/save-events';
import { saveFeature } from '../src/feature/feature-repository';
import { takeImage } from '../src/image/take-image';
import { pageOfList } from '../src/list/item-repository';
import { savePage, storedPage } from '../src/page/page-repository';
import { saveSettings } from '../src/settings/save-settings';
import { type Shop, shopByName } from '../src/shop/shop';
import { shopDocumentSchema } from '../src/shop/shop-document';
import type { ContentStock, DemoContent } from './content/demo-content';
import { eventsAround } from './content/events-around';
import { lamplightContent } from './content/lamplight';
import { papertradeContent } from './content/papertrade';
import { saltwaterContent } from './content/saltwater';
import { stmargaretsContent } from './content/stmargarets';
import { threeriversContent } from './content/threerivers';
import { drawLighthouse, drawPicture } from './pictures/draw-pictures';

const contents: Readonly<Record<string, DemoContent>> = {
  saltwater: saltwaterContent,
  lamplight: lamplightContent,
  threerivers: threeriversContent,
  stmargarets: stmargaretsContent,
  papertrade: papertradeContent,
};
/** No more events are added while the present ones extend this far ahead. */
const aheadSeconds = 60 * daySeconds;

interface Place {
  db: Db;
  dataDir: string;
  /** Unix seconds. */
  now: number;
}

/**
 * Adds a demo shop's content: pictures, contact and hours, features and pages once per shop; events whenever the
 * present ones no longer extend far enough ahead.
 */
export async function addContent(place: Place): Promise<void> {
  const { db, now } = place;
  const existing = await db.selectFrom('meta').select('key').where('key', 'like', 'demo-content %').execute();
  for (const [name, content] of Object.entries(contents)) {
    const shop = await shopByName(db, name);
    if (!shop) continue;
    const { last } = await statsSince(db, shop.store_id, now);
    if ((last ?? 0) < now + aheadSeconds) await addEvents(place, shop, content);
    if (existing.some(({ key }) => key === `demo-content ${name}`)) continue;
    await addPictures(place, shop, content);
    await addTexts(place, shop, content);
  }
}

async function addEvents({ db, now }: Place, shop: Shop, { events }: DemoContent): Promise<void> {
  const zone = shop.settings.time_zone;
  const dated = events.flatMap((event) => eventsAround(event, now, zone));
  const input = [];
  for (const { kind: _kind, books, ...event } of dated)
    input.push({ ...event, books: books ? await titlesOf(db, shop, books, 3) : [] });
  const entries = readEvents({ name: 'events.json', text: JSON.stringify(input) }, zone, now);
  if (typeof entries !== 'string') await saveEvents(db, shop, entries, now);
}

const titlesOf = (db: Db, { store_id }: Shop, list_id: string, limit: number): Promise<string[]> =>
  pageOfList(db, { list_id, shop_id: store_id }, { limit, offset: 0 });

async function addPictures(place: Place, { store_id, webstore_name }: Shop, { pictures }: DemoContent): Promise<void> {
  for (const scene of pictures) await takeImage(place, store_id, await drawPicture(scene));
  if (webstore_name === 'saltwater') await takeImage(place, store_id, await drawLighthouse());
}

async function addTexts({ db, now }: Place, shop: Shop, content: DemoContent): Promise<void> {
  const { store_id, webstore_name, settings, back_office } = shop;
  const pages = content.pages(await stockOf(db, shop, content, now));
  const { contact_and_hours } = shopDocumentSchema.pick({ contact_and_hours: true }).parse({
    contact_and_hours: content.contact,
  });
  const isThere = new Set<string>();
  for (const { page_id } of pages) if (await storedPage(db, store_id, page_id)) isThere.add(page_id);
  await write(db, async (tx) => {
    if (shop.contact_and_hours.length === 0)
      await saveSettings(tx, store_id, { ...settings, contact_and_hours, back_office });
    for (const { daysAgo, ...feature } of content.features)
      await saveFeature(tx, { ...feature, shop_id: store_id, date: now - daysAgo * daySeconds });
    for (const page of pages.filter(({ page_id }) => !isThere.has(page_id)))
      await savePage(tx, store_id, page.page_id, { document: JSON.stringify(pageDocumentSchema.parse(page)) });
    await tx
      .insertInto('meta')
      .values({ key: `demo-content ${webstore_name}`, value: '1' })
      .execute();
  });
}

async function stockOf(db: Db, shop: Shop, { events }: DemoContent, now: number): Promise<ContentStock> {
  const lists = db
    .selectFrom('list')
    .select('list_id')
    .where('shop_id', '=', shop.store_id)
    .where('account_id', 'is', null);
  const titles = new Map<string, string[]>();
  for (const { list_id } of await lists.execute()) titles.set(list_id, await titlesOf(db, shop, list_id, 12));
  return {
    titles: (listId, count) => titles.get(listId)?.slice(0, count) ?? [],
    nextEvent: (kind) => {
      const dates = events
        .filter((event) => event.kind === kind)
        .flatMap((event) => eventsAround(event, now + 7 * daySeconds, shop.settings.time_zone));
      const today = new Date((now + 7 * daySeconds) * 1000).toISOString().slice(0, 10);
      return dates.find(({ starts }) => starts > today)?.id ?? kind;
    },
  };
}
