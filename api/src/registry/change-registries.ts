import { limits } from '@bookfront/shared/schemas/limits';
import * as m from '#messages';
import type { AccountRow } from '../account/account-repository';
import { addressesOf, rowIdOf } from '../address/address-repository';
import type { CallContext, Input } from '../call-context/call-context';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { dayEnd } from '../dates/dates';
import { conflict, invalid, notFound, refused } from '../http/failure';
import { newId } from '../random/new-id';
import { isShippable } from '../title/title-cards';
import { titleByEisbn } from '../title/title-reads';
import {
  deleteRegistry,
  insertRegistry,
  insertRegistryItem,
  type RegistryRow,
  registriesOf,
  registryItems,
  removeRegistryItem,
  updateRegistry,
  updateRegistryItem,
} from './registry-repository';
import { requireEditable, requireOwner } from './registry-rights';

type Fields = Input<'giftregistry/create'>;

/** Creates a registry and returns its id. Fails with registry_full if the account has too many. */
export function createRegistry(context: CallContext, fields: Fields): Promise<string> {
  return write(context.db, async (tx) => {
    const account = await requireOwner(context, tx);
    if ((await registriesOf(tx, context.shop.store_id, account.account_id)).length >= limits.registry.account)
      throw refused('registry_full', m.registries_full({ max: limits.registry.account }));
    const gift_registry_id = newId();
    await insertRegistry(tx, {
      gift_registry_id,
      shop_id: context.shop.store_id,
      account_id: account.account_id,
      created: context.now,
      ...textFields(context, fields, null),
      ...(await ownerFields(tx, account, fields)),
    });
    return gift_registry_id;
  });
}

/**
 * Staff may change texts and deadline; only the owner may change the recipient, email, address and permissions. Fails
 * with registry_changed if `revision` is outdated.
 */
export function modifyRegistry(
  context: CallContext,
  { gift_registry_id, revision, ...fields }: Input<'giftregistry/update'>,
): Promise<void> {
  return write(context.db, async (tx) => {
    const { row, editor } = await requireEditable(context, gift_registry_id, tx);
    if (revision !== undefined && revision !== row.revision) throw conflict('registry_changed', m.registry_changed());
    const own = editor === 'owner' ? await ownerFields(tx, await requireOwner(context, tx), fields) : {};
    await updateRegistry(tx, gift_registry_id, { ...textFields(context, fields, row.deadline), ...own });
  });
}

export function removeRegistry(context: CallContext, registryId: string): Promise<void> {
  return write(context.db, async (tx) => {
    const { editor } = await requireEditable(context, registryId, tx);
    if (editor !== 'owner') throw notFound('not_found', m.registry_not_yours());
    await deleteRegistry(tx, registryId);
  });
}

/** Adds to the quantity that the registry asks for. */
export function addRegistryItem(
  context: CallContext,
  { gift_registry_id, eisbn, qty }: Input<'giftregistry/addItem'>,
): Promise<void> {
  return changeItems(context, gift_registry_id, async (tx, items) => {
    const existing = items.find((item) => item.eisbn === eisbn);
    if (existing) {
      const sum = Math.min(existing.qty_requested + qty, limits.quantity.max);
      return updateRegistryItem(tx, gift_registry_id, eisbn, sum);
    }
    const title = await titleByEisbn(tx, context.shop.store_id, eisbn);
    if (!title || title.for_sale === 0 || !isShippable(title)) throw notFound('no_title', m.results_none());
    if (items.length >= limits.registry.items)
      throw refused('registry_full', m.registry_full({ max: limits.registry.items }));
    return insertRegistryItem(tx, gift_registry_id, eisbn, qty);
  });
}

export const setRegistryItem = (
  context: CallContext,
  { gift_registry_id, eisbn, qty }: Input<'giftregistry/updateItem'>,
): Promise<void> =>
  changeItems(context, gift_registry_id, (tx, items) => {
    if (!items.some((item) => item.eisbn === eisbn)) throw notFound('no_title', m.registry_lacks_title());
    return updateRegistryItem(tx, gift_registry_id, eisbn, qty);
  });

export const dropRegistryItem = (
  context: CallContext,
  { gift_registry_id, eisbn }: Input<'giftregistry/deleteItem'>,
): Promise<void> => changeItems(context, gift_registry_id, (tx) => removeRegistryItem(tx, gift_registry_id, eisbn));

function changeItems(
  context: CallContext,
  registryId: string,
  work: (tx: Db, items: Awaited<ReturnType<typeof registryItems>>) => Promise<void>,
): Promise<void> {
  return write(context.db, async (tx) => {
    await requireEditable(context, registryId, tx);
    await work(tx, await registryItems(tx, registryId));
  });
}

/** `before`: the present deadline, which stays valid even if it has passed. */
function textFields({ now, shop }: CallContext, fields: Fields, before: number | null) {
  const { title, occasion, description } = fields;
  const deadline = fields.deadline === undefined ? null : dayEnd(fields.deadline, shop.settings.time_zone);
  if (deadline !== null && deadline < now && deadline !== before)
    throw invalid(m.failure(), { deadline: m.registry_deadline_past() });
  return { title, occasion, description, deadline };
}

async function ownerFields(
  tx: Db,
  account: AccountRow,
  { name, email, shipping_id, shipping_encouraged, store_can_edit }: Fields,
): Promise<OwnerFields> {
  return {
    name: name || [account.first_name, account.last_name].filter(Boolean).join(' '),
    email: email ?? '',
    address_id: shipping_id ?? '',
    address:
      shipping_id === undefined ? '' : JSON.stringify(await copyBookAddress(tx, account.account_id, shipping_id)),
    shipping_encouraged: shipping_encouraged ? 1 : 0,
    store_can_edit: store_can_edit ? 1 : 0,
  };
}
type OwnerFields = Pick<
  RegistryRow,
  'name' | 'email' | 'address_id' | 'address' | 'shipping_encouraged' | 'store_can_edit'
>;

/** Copies the address from the owner's address book, so that editing the book doesn't redirect gifts. */
async function copyBookAddress(tx: Db, accountId: string, shippingId: string) {
  const rows = await addressesOf(tx, accountId);
  const row = rows.find(({ address_id }) => address_id === rowIdOf(accountId, shippingId));
  if (!row) throw invalid(m.failure(), { shipping_id: m.registry_address_unknown() });
  const { account_id: _account, position: _position, address_id: _row, ...fields } = row;
  return fields;
}
