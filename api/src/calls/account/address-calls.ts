import type { Reply } from '@bookfront/shared/schemas';
import { add, type BookAddress, list, modify, prefer, remove } from '../../address/address-service';
import { checkedAddress } from '../../address/check-address';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { forgetAddress } from '../../registry/registry-repository';
import { canShipTo } from '../../shipping/address-choice';

/** The address book (P2 §7): each call answers the whole of it as it is then. Members only. */
export const addressCalls = {
  'address/getList': async (context) => withReach(context, await list(context)),
  'address/create': async (context, fields) => withReach(context, await add(context, checkedAddress(fields))),
  'address/modify': async (context, { address_id, ...fields }) =>
    withReach(context, await modify(context, address_id, checkedAddress(fields))),
  /** No gift is sent any more to an address that its owner has deleted. */
  'address/delete': async (context, { address_id }) =>
    withReach(context, await remove(context, address_id, (tx, accountId) => forgetAddress(tx, accountId, address_id))),
  'address/setPreferred': async (context, { address_id }) => withReach(context, await prefer(context, address_id)),
} satisfies Partial<Handlers>;

const withReach = (context: CallContext, { addresses }: { addresses: BookAddress[] }): Reply<'address/getList'> => ({
  addresses: addresses.map((address) => ({ ...address, can_ship_to: canShipTo(context, address) })),
});
