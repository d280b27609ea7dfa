import type { Reply } from '@bookfront/shared/schemas';
import { add, type BookAddress, list, modify, prefer, remove } from '../../address/address-service';
import { checkedAddress } from '../../address/check-address';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { canShipTo } from '../../shipping/address-choice';

/** The address book (P2 §7): each call answers the whole of it as it is then. Members only. */
export const addressCalls = {
  'address/getList': (context) => reply(context, list(context)),
  'address/create': async (context, fields) => reply(context, add(context, checkedAddress(fields))),
  'address/modify': async (context, { address_id, ...fields }) =>
    reply(context, modify(context, address_id, checkedAddress(fields))),
  'address/delete': (context, { address_id }) => reply(context, remove(context, address_id)),
  'address/setPreferred': (context, { address_id }) => reply(context, prefer(context, address_id)),
} satisfies Partial<Handlers>;

async function reply(
  context: CallContext,
  book: Promise<{ addresses: BookAddress[] }>,
): Promise<Reply<'address/getList'>> {
  const { addresses } = await book;
  return { addresses: addresses.map((address) => ({ ...address, can_ship_to: canShipTo(context, address) })) };
}
