import { addressLines } from '@bookfront/shared/format/address';
import type { AddressFields, GiftRegistry, RegistryCard, RegistryItem } from '@bookfront/shared/schemas';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { dateText } from '../dates/dates';
import { countryName } from '../place/places';
import { cardsOf } from '../title/title-cards';
import {
  addressOfRegistry,
  type RegistryItemRow,
  type RegistryRow,
  registryItems,
  registryItemsOf,
} from './registry-repository';
import { editorOf } from './registry-rights';

/**
 * Builds a registry as the visitor may see it. Only the owner sees the email and full address; others see name and
 * town.
 */
export async function buildRegistry(db: Db, context: CallContext, row: RegistryRow): Promise<GiftRegistry> {
  const rows = await registryItems(db, row.gift_registry_id);
  return { ...(await factsOf(db, context, row)), items: await itemsOf(db, context, rows) };
}

/** Builds registries of one owner in a fixed number of queries, with their items if asked for. */
export async function buildRegistries(
  db: Db,
  context: CallContext,
  rows: readonly RegistryRow[],
  { show_items = false }: { show_items?: boolean | undefined },
): Promise<RegistryCard[]> {
  const items = await registryItemsOf(
    db,
    rows.map(({ gift_registry_id }) => gift_registry_id),
  );
  const cards = show_items ? await itemsOf(db, context, items) : [];
  const byEisbn = new Map(cards.map((card) => [card.title.eisbn, card.title]));
  return Promise.all(
    rows.map(async (row) => {
      const own = items.filter(({ gift_registry_id }) => gift_registry_id === row.gift_registry_id);
      const facts = { ...(await factsOf(db, context, row)), item_count: own.length };
      return show_items ? { ...facts, items: own.flatMap((item) => toItem(item, byEisbn.get(item.eisbn))) } : facts;
    }),
  );
}

async function factsOf(db: Db, context: CallContext, row: RegistryRow): Promise<Omit<GiftRegistry, 'items'>> {
  const editor = await editorOf(db, context, row);
  const address = addressOfRegistry(row);
  return {
    gift_registry_id: row.gift_registry_id,
    title: row.title,
    name: row.name,
    occasion: row.occasion,
    description: row.description,
    deadline: row.deadline,
    deadline_text: dateText(row.deadline, context.shop.settings.time_zone),
    shipping_encouraged: row.shipping_encouraged === 1,
    store_can_edit: row.store_can_edit === 1,
    owner: { is_you: editor === 'owner' },
    can_edit: editor !== undefined,
    ships_to: address ? { name: row.name, city: address.city } : null,
    private:
      editor === 'owner'
        ? { email: row.email, shipping_id: row.address_id, address: address ? linesOf(address) : [] }
        : null,
    revision: row.revision,
  };
}

const linesOf = (address: AddressFields): string[] =>
  [address.name, ...addressLines({ ...address, country_text: countryName(address.country) })].filter(Boolean);

async function itemsOf(db: Db, context: CallContext, rows: readonly RegistryItemRow[]): Promise<RegistryItem[]> {
  const cards = await cardsOf(db, context, [...new Set(rows.map(({ eisbn }) => eisbn))]);
  const byEisbn = new Map(cards.map((card) => [card.eisbn, card]));
  return rows.flatMap((row) => toItem(row, byEisbn.get(row.eisbn)));
}

/** Leaves out titles that the shop no longer has. */
const toItem = (
  { qty_requested, qty_purchased }: RegistryItemRow,
  title: RegistryItem['title'] | undefined,
): RegistryItem[] => (title ? [{ title, qty_requested, qty_purchased }] : []);
