import { renewLines } from '../src/catalogue/renew-lines';
import { bumpRevision, type CatalogueOwner, saveTitle } from '../src/catalogue/title-repository';
import type { Db } from '../src/database/open';
import { write } from '../src/database/write';
import { toDocument } from '../src/settings/save-settings';
import type { TitleRecord } from '../src/title/title-record';
import { addAccounts, demoPasswordHash } from './accounts';
import { addCheckoutData } from './checkout-data';
import { addContent } from './content-data';
import type { Edition } from './editions/edition';
import { buildEditions } from './editions/editions';
import { giftCards, stockEdition } from './editions/stock';
import { readWorks, type Work } from './editions/works';
import { addOrders } from './order-data';
import { demoShops } from './shops';
import type { DemoShop } from './shops/demo-shop';

export interface Preparation {
  works?: readonly Work[];
  /** The folder for pictures. */
  dataDir: string;
  /** Unix seconds; forthcoming titles are released after this time. */
  now: number;
  info: (line: string) => void;
}
const batchSize = 250;

/** Creates missing demo shops; fast and without effect if all exist. */
export async function prepareDemo(db: Db, { works, dataDir, now, info }: Preparation): Promise<void> {
  await renewLines(db);
  const existing = await db.selectFrom('meta').select('key').where('key', 'like', 'demo-shop %').execute();
  const missing = demoShops.filter(
    (shop) => !existing.some((row) => row.key === `demo-shop ${shop.settings.webstore_name}`),
  );
  if (missing.length > 0) await addMissing(db, missing, { works, dataDir, now, info });
  await addCheckoutData(db, now);
  await addOrders(db, now);
  await addContent({ db, dataDir, now });
}

async function addMissing(db: Db, missing: readonly DemoShop[], { works, now, info }: Preparation): Promise<void> {
  const editions = buildEditions(works ?? readWorks(), now);
  const hash = await demoPasswordHash();
  for (const shop of missing) {
    const owner = await addShop(db, shop);
    const count = await addTitles(db, owner, shop, editions);
    await addPages(db, shop, editions, hash);
    info(`${shop.settings.store_info.name}: ${count} titles`);
  }
}

/** Adds a shop, or finds it again if an earlier run was interrupted. */
async function addShop(db: Db, { settings, tax_place }: DemoShop): Promise<CatalogueOwner> {
  const document = toDocument(settings);
  return write(db, async (tx) => {
    const row = {
      store_id: settings.store_id,
      webstore_name: settings.webstore_name,
      host: '',
      tax_place,
      settings: document,
    };
    await tx
      .insertInto('shop')
      .values(row)
      .onConflict((conflict) => conflict.column('store_id').doUpdateSet({ settings: document }))
      .execute();
    const owner = await tx
      .selectFrom('shop')
      .select(['store_id', 'number'])
      .where('store_id', '=', settings.store_id)
      .executeTakeFirstOrThrow();
    return owner;
  });
}

async function addTitles(db: Db, owner: CatalogueOwner, shop: DemoShop, editions: readonly Edition[]): Promise<number> {
  const { currency } = shop.settings.checkout_info;
  const locations = shop.settings.store_info.is_consolidated_multistore
    ? shop.settings.store_info.multistore_info.map(({ id }) => id)
    : [''];
  const stock = { shop: shop.settings.webstore_name, currency, locations };
  const records: TitleRecord[] = [
    ...editions.filter(shop.keeps).map((edition) => stockEdition(edition, stock)),
    ...giftCards(),
  ];
  for (let at = 0; at < records.length; at += batchSize) {
    await write(db, async (tx) => {
      for (const record of records.slice(at, at + batchSize)) await saveTitle(tx, owner, record);
      await bumpRevision(tx, owner);
    });
  }
  return records.length;
}

async function addPages(db: Db, shop: DemoShop, editions: readonly Edition[], hash: string): Promise<void> {
  const { store_id, webstore_name, store_info } = shop.settings;
  const stocked = editions.filter(shop.keeps);
  await write(db, async (tx) => {
    for (const list of shop.lists)
      await addList(tx, store_id, list.id, list, firstOfEachWork(stocked.filter(list.holds)).slice(0, list.size ?? 25));
    await addAccounts(tx, { store_id, webstore_name, american: store_info.is_american }, hash);
    await tx
      .insertInto('meta')
      .values({ key: `demo-shop ${webstore_name}`, value: '1' })
      .execute();
  });
}

async function addList(
  tx: Db,
  shop_id: string,
  list_id: string,
  { name, description }: DemoShop['lists'][number],
  editions: readonly Edition[],
): Promise<void> {
  await tx
    .insertInto('list')
    .values({
      list_id,
      shop_id,
      account_id: null,
      name,
      description,
      header: name,
      header_visible: 1,
      can_delete: 0,
      placement: 'featured',
      max_titles: 25,
      needs_login: 0,
    })
    .execute();
  if (editions.length > 0)
    await tx
      .insertInto('list_item')
      .values(editions.map(({ record }, position) => ({ list_id, eisbn: record.eisbn, position })))
      .execute();
}

const firstOfEachWork = (editions: readonly Edition[]): Edition[] =>
  [...new Map(editions.toReversed().map((edition) => [edition.work, edition])).values()].toReversed();
