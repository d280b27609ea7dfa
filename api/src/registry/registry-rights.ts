import * as m from '#messages';
import { type AccountRow, accountById } from '../account/account-repository';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { loginRequired, notFound } from '../http/failure';
import { type RegistryRow, registriesByIds } from './registry-repository';

/** Who may change a registry: the owner all of it, the shop's staff everything but addresses (SEC-08 to SEC-10). */
export type Editor = 'owner' | 'staff';

/** Undefined for visitors who may only read it and buy from it. */
export async function editorOf(
  db: Db,
  { session }: CallContext,
  row: Pick<RegistryRow, 'account_id' | 'store_can_edit' | 'shop_id'>,
): Promise<Editor | undefined> {
  if (!session?.account_id) return undefined;
  if (row.account_id === session.account_id) return 'owner';
  if (row.store_can_edit === 0) return undefined;
  return (await accountById(db, session.account_id))?.is_staff === 1 ? 'staff' : undefined;
}

/**
 * Returns a registry to anyone who has its id (GAP-03). Fails with not_found, also if the shop has no registries
 * (SEC-07).
 */
export async function requireRegistry(
  { db: reader, shop }: CallContext,
  registryId: string,
  db: Db = reader,
): Promise<RegistryRow> {
  refuseNoRegistries(shop.settings.gift_registry_enabled);
  const row = (await registriesByIds(db, shop.store_id, [registryId])).get(registryId);
  if (!row) throw notFound('not_found', m.registry_not_found());
  return row;
}

/** Fails with login_required for guests, and with not_found for somebody else's registry. */
export async function requireEditable(
  context: CallContext,
  registryId: string,
  db: Db,
): Promise<{ row: RegistryRow; editor: Editor }> {
  await requireOwner(context, db);
  const row = await requireRegistry(context, registryId, db);
  const editor = await editorOf(db, context, row);
  if (!editor) throw notFound('not_found', m.registry_not_yours());
  return { row, editor };
}

/** The member who creates registries. Fails with login_required. */
export async function requireOwner({ session, shop }: CallContext, db: Db): Promise<AccountRow> {
  refuseNoRegistries(shop.settings.gift_registry_enabled);
  const account = session?.account_id ? await accountById(db, session.account_id) : undefined;
  if (!account) throw loginRequired(m.login_needed());
  return account;
}

function refuseNoRegistries(isEnabled: boolean): void {
  if (!isEnabled) throw notFound('not_found', m.registry_not_found());
}
