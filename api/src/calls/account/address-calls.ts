import { add, list, modify, prefer, remove } from '../../address/address-service';
import { checkedAddress } from '../../address/check-address';
import type { Handlers } from '../../call-context/call-context';

/** The address book (P2§7): each call answers the whole of it as it is then. Members only. */
export const addressCalls = {
  'address/getList': list,
  'address/create': async (context, fields) => add(context, checkedAddress(fields)),
  'address/modify': async (context, { address_id, ...fields }) => modify(context, address_id, checkedAddress(fields)),
  'address/delete': (context, { address_id }) => remove(context, address_id),
  'address/setPreferred': (context, { address_id }) => prefer(context, address_id),
} satisfies Partial<Handlers>;
