import { z } from 'zod';
import { limits } from '../limits';
import { giftRegistrySchema, registryCardSchema, registryFieldsSchema, registryId } from '../registry';
import { eisbn, flag, none, wholeNumber } from '../wire';

/** Gift registries. */
export const registryCalls = {
  /** The visitor's own, the newest first. */
  'giftregistry/getAll': {
    payload: z.object({ show_items: flag.optional() }),
    reply: z.object({ rows: z.array(registryCardSchema) }),
    write: false,
  },
  'giftregistry/get': {
    payload: z.object({ gift_registry_id: registryId }),
    reply: giftRegistrySchema,
    write: false,
  },
  'giftregistry/create': { payload: registryFieldsSchema, reply: giftRegistrySchema, write: true },
  /** The shop changes title, description, occasion and deadline alone (SEC-09, SEC-10). */
  'giftregistry/update': {
    payload: registryFieldsSchema.extend({
      gift_registry_id: registryId,
      revision: wholeNumber(0, 999_999_999).optional(),
    }),
    reply: giftRegistrySchema,
    write: true,
  },
  'giftregistry/delete': { payload: z.object({ gift_registry_id: registryId }), reply: none, write: true },
  /** `qty` more of a title that is there already. */
  'giftregistry/addItem': {
    payload: z.object({ gift_registry_id: registryId, eisbn, qty: wholeNumber(1, limits.quantity.max).default(1) }),
    reply: giftRegistrySchema,
    write: true,
  },
  'giftregistry/updateItem': {
    payload: z.object({ gift_registry_id: registryId, eisbn, qty: wholeNumber(1, limits.quantity.max) }),
    reply: giftRegistrySchema,
    write: true,
  },
  'giftregistry/deleteItem': {
    payload: z.object({ gift_registry_id: registryId, eisbn }),
    reply: giftRegistrySchema,
    write: true,
  },
};
