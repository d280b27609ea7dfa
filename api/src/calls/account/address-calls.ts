import type { Reply } from '@bookfront/shared/schemas';
import { add, type BookAddress, list, modify, prefer, remove } from '../../address/address-service';
import { checkedAddress } from '../../address/check-address';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { removeAddressFromRegistries } from '../../registry/registry-repository';
import { canShipTo } from '../../shipping/address-choice';

/** The address book (P2 §7): each call returns the whole updated book. Members only. */
export const addressCalls = {
  'address/getList': async (context) => withCanShipTo(context, await list(context)),
  'address/create': async (context, fields) => withCanShipTo(context, await add(context, checkedAddress(fields))),
  'address/modify': async (context, { address_id, ...fields }) =>
    withCanShipTo(context, await modify(context, address_id, checkedAddress(fields))),
  /** Deleting an address also removes it from the owner's registries, so that no more gifts are shipped there. */
  'address/delete': async (context, { address_id }) =>
    withCanShipTo(
      context,
      await remove(context, address_id, (tx, accountId) => removeAddressFromRegistries(tx, accountId, address_id)),
    ),
  'address/setPreferred': async (context, { address_id }) => withCanShipTo(context, await prefer(context, address_id)),
} satisfies Partial<Handlers>;

const withCanShipTo = (
  context: CallContext,
  { addresses }: { addresses: BookAddress[] },
): Reply<'address/getList'> => ({
  addresses: addresses.map((address) => ({ ...address, can_ship_to: canShipTo(context, address) })),
});
