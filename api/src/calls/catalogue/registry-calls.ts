import type { CallContext, Handlers } from '../../call-context/call-context';
import { buildRegistries, buildRegistry } from '../../registry/build-registry';
import {
  addRegistryItem,
  createRegistry,
  dropRegistryItem,
  modifyRegistry,
  removeRegistry,
  setRegistryItem,
} from '../../registry/change-registries';
import { registriesOf } from '../../registry/registry-repository';
import { requireOwner, requireRegistry } from '../../registry/registry-rights';

export const registryCalls = {
  'giftregistry/getAll': async (context, { show_items }) => {
    const { account_id } = await requireOwner(context, context.db);
    const rows = await registriesOf(context.db, context.shop.store_id, account_id);
    return { rows: await buildRegistries(context.db, context, rows, { show_items }) };
  },

  /** Returns a registry to anyone with its id; only the owner sees the shipping address. */
  'giftregistry/get': (context, { gift_registry_id }) => currentRegistry(context, gift_registry_id),

  'giftregistry/create': async (context, payload) => currentRegistry(context, await createRegistry(context, payload)),

  'giftregistry/update': async (context, payload) => {
    await modifyRegistry(context, payload);
    return currentRegistry(context, payload.gift_registry_id);
  },

  'giftregistry/delete': async (context, { gift_registry_id }) => {
    await removeRegistry(context, gift_registry_id);
    return {};
  },

  'giftregistry/addItem': async (context, payload) => {
    await addRegistryItem(context, payload);
    return currentRegistry(context, payload.gift_registry_id);
  },

  'giftregistry/updateItem': async (context, payload) => {
    await setRegistryItem(context, payload);
    return currentRegistry(context, payload.gift_registry_id);
  },

  'giftregistry/deleteItem': async (context, payload) => {
    await dropRegistryItem(context, payload);
    return currentRegistry(context, payload.gift_registry_id);
  },
} satisfies Partial<Handlers>;

const currentRegistry = async (context: CallContext, registryId: string) =>
  buildRegistry(context.db, context, await requireRegistry(context, registryId));
