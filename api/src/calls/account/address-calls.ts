import type { Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { add, type BookAddress, list, modify, prefer, remove } from '../../address/address-service';
import { checkedAddress } from '../../address/check-address';
import type { CallContext, Handlers } from '../../call-context/call-context';
import type { Db } from '../../database/open';
import { removeAddressFromRegistries } from '../../registry/registry-repository';
import { canShipTo } from '../../shipping/address-choice';

/** The address book (P2 §7): each call returns the whole updated book. Members only. */
export const addressCalls = {
  'address/getList': async (context) => withCanShipTo(context, await list(context)),
  'address/create': async (context, fields) => ({
    ...withCanShipTo(context, await add(context, checkedAddress(fields))),
    notice: m.address_saved(),
  }),
  'address/modify': async (context, { address_id, ...fields }) => ({
    ...withCanShipTo(context, await modify(context, address_id, checkedAddress(fields))),
    notice: m.address_saved(),
  }),
  /** Deleting an address also removes it from the owner's registries, so that no more gifts are shipped there. */
  'address/delete': async (context, { address_id }) => {
    const fromRegistries = (tx: Db, accountId: string) => removeAddressFromRegistries(tx, accountId, address_id);
    return {
      ...withCanShipTo(context, await remove(context, address_id, fromRegistries)),
      notice: m.address_removed(),
    };
  },
  'address/setPreferred': async (context, { address_id }) => ({
    ...withCanShipTo(context, await prefer(context, address_id)),
    notice: m.address_default_changed(),
  }),
} satisfies Partial<Handlers>;

const withCanShipTo = (
  context: CallContext,
  { addresses }: { addresses: BookAddress[] },
): Reply<'address/getList'> => ({
  addresses: addresses.map((address) => ({ ...address, can_ship_to: canShipTo(context, address) })),
});
