import { defineCall } from '../call';
import { add, list, modify, prefer, remove } from './address-service';
import { checkedAddress } from './check-address';

/** The address book (P2§7): each call answers the whole of it as it is then. Members only. */
export const addressCalls = [
  defineCall('address/getList', list),
  defineCall('address/create', async (context, fields) => add(context, checkedAddress(fields))),
  defineCall('address/modify', async (context, { address_id, ...fields }) =>
    modify(context, address_id, checkedAddress(fields)),
  ),
  defineCall('address/delete', (context, { address_id }) => remove(context, address_id)),
  defineCall('address/setPreferred', (context, { address_id }) => prefer(context, address_id)),
];
