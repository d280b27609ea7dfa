import type { AddressFields } from '@bookfront/shared/schemas';
import { z } from 'zod';
import type { Db } from '../src/database/open';
import { parseColumn } from '../src/database/parse-column';
import { write } from '../src/database/write';
import { daySeconds } from '../src/dates/dates';
import { insertGiftCard } from '../src/gift-card/gift-card-repository';
import { hashPin } from '../src/gift-card/pin';
import { toDocument } from '../src/settings/save-settings';
import { shopDocumentSchema } from '../src/shop/shop-document';
import { demoShops } from './shops';
import type { DemoShop } from './shops/demo-shop';

/** Gift cards issued in every shop for trying them; amounts in cents. */
const giftCards = [
  { number: '4000123412341234', pin: '1234', amount: 5000 },
  { number: '4000123412345000', pin: '', amount: 50_000 },
  { number: '4000123412340000', pin: '0000', amount: 0 },
] as const;

/**
 * Adds the data for checkout once per shop: gift cards, gift registries, and settings for shops of an earlier version.
 */
export async function addCheckoutData(db: Db, now: number): Promise<void> {
  const existing = await db.selectFrom('meta').select('key').where('key', 'like', 'demo-checkout %').execute();
  for (const shop of demoShops) {
    const key = `demo-checkout ${shop.settings.webstore_name}`;
    if (existing.some((row) => row.key === key)) continue;
    await write(db, async (tx) => {
      await addSettings(tx, shop);
      for (const { pin, ...card } of giftCards)
        await insertGiftCard(tx, { ...card, pin_hash: await hashPin(pin), shop_id: shop.settings.store_id, now });
      if (shop.settings.gift_registry_enabled) await addRegistries(tx, shop, now);
      await tx.insertInto('meta').values({ key, value: '1' }).execute();
    });
  }
}

const storedSchema = z.looseObject({ back_office: z.unknown().optional() });

async function addSettings(tx: Db, { settings }: DemoShop): Promise<void> {
  const row = await tx
    .selectFrom('shop')
    .select('settings')
    .where('store_id', '=', settings.store_id)
    .executeTakeFirstOrThrow();
  if (parseColumn(storedSchema, row.settings).back_office !== undefined) return;
  const document = parseColumn(shopDocumentSchema, row.settings);
  const { checkout_info, back_office } = settings;
  await tx
    .updateTable('shop')
    .set({ settings: toDocument({ ...document, checkout_info, back_office }) })
    .where('store_id', '=', settings.store_id)
    .execute();
}

async function addRegistries(tx: Db, shop: DemoShop, now: number): Promise<void> {
  const eisbns = await eisbnsForRegistries(tx, shop.settings.store_id);
  for (const [at, registry] of registriesOf(shop).entries())
    await addRegistry(tx, shop, registry, { eisbns: eisbns.slice(at * 4, at * 4 + 4), now });
}

async function eisbnsForRegistries(tx: Db, store_id: string): Promise<string[]> {
  const titles = await tx
    .selectFrom('title')
    .select('eisbn')
    .where('shop_id', '=', store_id)
    .where('for_sale', '=', 1)
    .where('is_giftcard', '=', 0)
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(8)
    .execute();
  return titles.map(({ eisbn }) => eisbn);
}

interface DemoRegistry {
  id: string;
  account_id: string | null;
  title: string;
  name: string;
  occasion: string;
  address: AddressFields;
}

/**
 * The librarian's registry with a domestic address, and another member's with an address that no service delivers to.
 */
const registriesOf = ({ settings: { store_id, store_info } }: DemoShop): DemoRegistry[] => [
  {
    id: 'brandt',
    account_id: `${store_id}-librarian`,
    title: 'For the new reading room',
    name: 'Lena Brandt',
    occasion: 'Other',
    address: store_info.country === 'US' ? seattle : toronto,
  },
  {
    id: 'moreau',
    account_id: null,
    title: 'A wedding in Lyon',
    name: 'Camille Moreau and Jo Bell',
    occasion: 'Wedding',
    address: lyon,
  },
];

async function addRegistry(
  tx: Db,
  { settings: { store_id, webstore_name } }: DemoShop,
  { id, address, ...words }: DemoRegistry,
  { eisbns, now }: { eisbns: readonly string[]; now: number },
): Promise<void> {
  const gift_registry_id = `${webstore_name}-${id}`;
  await tx
    .insertInto('gift_registry')
    .values({
      gift_registry_id,
      shop_id: store_id,
      ...words,
      description: 'Whatever you choose, thank you.',
      deadline: now + 60 * daySeconds,
      shipping_encouraged: 1,
      store_can_edit: 1,
      address: JSON.stringify(address),
    })
    .execute();
  const items = eisbns.map((eisbn, position) => ({ gift_registry_id, eisbn, position, qty_requested: position + 1 }));
  if (items.length > 0) await tx.insertInto('gift_registry_item').values(items).execute();
}

const blank = { company_name: '', phone_number_ext: '', email_address: '', street_address_2: '' };
const toronto: AddressFields = {
  ...blank,
  name: 'Lena Brandt',
  phone_number: '(416) 555-0112',
  street_address: '70 Bloor Street West',
  city: 'Toronto',
  country: 'CA',
  province: 'ON',
  postal_code: 'M5S 1M1',
};
const seattle: AddressFields = {
  ...blank,
  name: 'Lena Brandt',
  phone_number: '(206) 555-0112',
  street_address: '1000 4th Avenue',
  city: 'Seattle',
  country: 'US',
  province: 'WA',
  postal_code: '98104',
};
const lyon: AddressFields = {
  ...blank,
  name: 'Camille Moreau',
  phone_number: '+33472000000',
  street_address: '12 rue Mercière',
  city: 'Lyon',
  country: 'FR',
  province: '',
  postal_code: '69002',
};
