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

  /** For anyone with its id. The address that gifts go to is told to nobody but the owner. */
  'giftregistry/get': (context, { gift_registry_id }) => registryNow(context, gift_registry_id),

  'giftregistry/create': async (context, payload) => registryNow(context, await createRegistry(context, payload)),

  'giftregistry/update': async (context, payload) => {
    await modifyRegistry(context, payload);
    return registryNow(context, payload.gift_registry_id);
  },

  'giftregistry/delete': async (context, { gift_registry_id }) => {
    await removeRegistry(context, gift_registry_id);
    return {};
  },

  'giftregistry/addItem': async (context, payload) => {
    await addRegistryItem(context, payload);
    return registryNow(context, payload.gift_registry_id);
  },

  'giftregistry/updateItem': async (context, payload) => {
    await setRegistryItem(context, payload);
    return registryNow(context, payload.gift_registry_id);
  },

  'giftregistry/deleteItem': async (context, payload) => {
    await dropRegistryItem(context, payload);
    return registryNow(context, payload.gift_registry_id);
  },
} satisfies Partial<Handlers>;

const registryNow = async (context: CallContext, registryId: string) =>
  buildRegistry(context.db, context, await requireRegistry(context, registryId));
