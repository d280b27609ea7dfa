import type { Reply } from '@bookfront/shared/schemas';
import type { AccountRow } from '../account/account-repository';
import { requireMember } from '../account/switch-service';
import { type CallContext, defineCall } from '../call';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { addAddress, addressBook, changeAddress, deleteAddress, preferAddress } from './address-repository';
import { checkedAddress } from './check-address';

/** The address book (P2§7): each call answers the whole of it as it is then. Members only. */
export const addressCalls = [
  defineCall('address/create', (context, fields) => {
    const address = checkedAddress(fields);
    return change(context, (tx, account) => addAddress(tx, account, address));
  }),
  defineCall('address/modify', (context, { address_id, ...fields }) => {
    const address = checkedAddress(fields);
    return change(context, (tx, account) => changeAddress(tx, account, address_id, address));
  }),
  defineCall('address/delete', (context, { address_id }) => change(context, (tx, account) => deleteAddress(tx, account, address_id))),
  defineCall('address/setPreferred', (context, { address_id }) => change(context, (tx, account) => preferAddress(tx, account, address_id))),
];

async function change(context: CallContext, work: (tx: Db, account: AccountRow) => Promise<void>): Promise<Reply<'address/create'>> {
  const { account } = await requireMember(context);
  return write(context.db, async (tx) => {
    await work(tx, account);
    return { addresses: await addressBook(tx, account) };
  });
}
