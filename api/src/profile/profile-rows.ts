import type { AddressFields } from '@bookfront/shared/schemas';
import type { AccountRow } from '../account/account-repository';
import {
  type AddressRow,
  accountAddressId,
  addressesOf,
  insertAddress,
  rowIdOf,
  updateAddress,
} from '../address/address-repository';
import type { Db } from '../database/open';
import type { Profile } from './check-profile';

/** The columns of an account that its form fills; the address is a row of the address book. */
export const profileColumns = (profile: Profile) => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  phone_number: profile.phone_number,
  phone_number_type: profile.phone_number_type,
  phone_number_ext: profile.phone_number_ext,
  alt_phone_number: profile.alt_phone_number,
  alt_phone_number_type: profile.alt_phone_number_type,
  alt_phone_number_ext: profile.alt_phone_number_ext,
  communication_preference: profile.communication_preference,
  account_extra_fields: JSON.stringify(profile.extraFields),
});

/** The account's own address, '0' on the wire (ADR-06); undefined if it has none yet. */
export const ownAddress = async (db: Db, accountId: string): Promise<AddressRow | undefined> =>
  (await addressesOf(db, accountId)).find(({ address_id }) => address_id === rowIdOf(accountId, accountAddressId));

/** Writes the account's own address, which stands first in the address book. */
export async function saveOwnAddress(
  tx: Db,
  { account_id }: Pick<AccountRow, 'account_id'>,
  profile: Profile,
): Promise<void> {
  const fields = addressOf(profile);
  const existing = await ownAddress(tx, account_id);
  if (existing) {
    const { email_address, company_name } = existing;
    const company = profile.company || company_name;
    await updateAddress(tx, account_id, existing.address_id, { ...fields, email_address, company_name: company });
  } else
    await insertAddress(tx, {
      ...fields,
      address_id: rowIdOf(account_id, accountAddressId),
      account_id,
      position: 0,
    });
}

const addressOf = (profile: Profile): AddressFields => ({
  name: `${profile.first_name} ${profile.last_name}`.slice(0, 80),
  company_name: profile.company,
  phone_number: profile.phone_number,
  phone_number_ext: profile.phone_number_ext,
  email_address: '',
  street_address: profile.street_address,
  street_address_2: profile.street_address_2,
  city: profile.city,
  country: profile.country,
  province: profile.province,
  postal_code: profile.postal_code,
});
