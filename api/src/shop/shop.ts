import type { FullSettings, StoreRecordInput } from '@bookfront/shared/schemas';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { cleanHead } from '../markup/clean-head';
import { type BackOffice, shopDocumentSchema } from './shop-document';

/** A shop as calls see it. `locations`: where it keeps stock; a single '' if there is only one. */
export interface Shop {
  store_id: string;
  number: number;
  webstore_name: string;
  tax_place: string;
  currency: 'CAD' | 'USD';
  locations: { id: string; name: string }[];
  /** As the shop wrote them; browsers get them from `store/getSettings`, and nothing else of the document. */
  settings: FullSettings;
  /** `settings.custom_head` cleaned, the only form that browsers get. */
  customHead: string;
  /** Returned by webstore/getContactAndHours, which is a separate call because few pages need it. */
  contact_and_hours: StoreRecordInput[];
  back_office: BackOffice;
}

export async function shopByHost(db: Db, host: string): Promise<Shop | undefined> {
  const name = hostName(host);
  const shops = db.selectFrom('shop').selectAll();
  if (isLoopback(name)) return toShop(await shops.orderBy('number').limit(1).executeTakeFirst());
  const own = await shops.where('host', '=', name).executeTakeFirst();
  if (own) return toShop(own);
  return name.endsWith('.localhost') ? shopByName(db, name.slice(0, -'.localhost'.length)) : undefined;
}

export const shopByName = async (db: Db, webstoreName: string): Promise<Shop | undefined> =>
  toShop(await db.selectFrom('shop').selectAll().where('webstore_name', '=', webstoreName).executeTakeFirst());

export const shopById = async (db: Db, storeId: string): Promise<Shop | undefined> =>
  toShop(await db.selectFrom('shop').selectAll().where('store_id', '=', storeId).executeTakeFirst());

export const allShops = async (db: Db): Promise<Shop[]> =>
  (await db.selectFrom('shop').selectAll().orderBy('number').execute()).flatMap((row) => toShop(row) ?? []);

export const shopNames = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('shop').select('webstore_name').orderBy('number').execute()).map((row) => row.webstore_name);

const hostName = (host: string): string => host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
const isLoopback = (name: string): boolean => name === 'localhost' || name === '127.0.0.1' || name === '[::1]';

interface ShopRow {
  store_id: string;
  number: number;
  webstore_name: string;
  tax_place: string;
  settings: string;
}
type Document = Pick<Shop, 'settings' | 'customHead' | 'contact_and_hours' | 'back_office'>;
const documents = new LRUCache<string, Document>({ max: 100 });

function toShop(row: ShopRow | undefined): Shop | undefined {
  if (!row) return undefined;
  const document = documentOf(row);
  const { settings } = document;
  const { is_consolidated_multistore, multistore_info } = settings.store_info;
  return {
    store_id: row.store_id,
    number: row.number,
    webstore_name: row.webstore_name,
    tax_place: row.tax_place,
    currency: settings.checkout_info.currency,
    locations:
      is_consolidated_multistore && multistore_info.length > 0
        ? multistore_info
        : [{ id: '', name: settings.store_info.name }],
    ...document,
  };
}

/** Parses, checks and cleans each version of a document once. */
function documentOf(row: ShopRow): Document {
  const known = documents.get(row.settings);
  if (known) return known;
  const { back_office, contact_and_hours, ...settings } = parseColumn(shopDocumentSchema, row.settings);
  const document = { settings, customHead: cleanHead(settings.custom_head), contact_and_hours, back_office };
  documents.set(row.settings, document);
  return document;
}
