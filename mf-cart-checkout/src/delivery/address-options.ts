/**
 * The addresses that an order can be shipped to: first those of registries in the cart, then the address book (P2 §3,
 * P2 §4). Pure.
 */

import { addressLines } from '@bookfront/shared/format/address';
import type { Address, User } from '@bookfront/shared/schemas';

/** `editable`: the entry of the address book that can be changed here. */
export interface AddressOption {
  address_id: string;
  name: string;
  /** Name of the registry; '' for an address of the address book. */
  registry: string;
  lines: string[];
  province: string;
  country: string;
  canShipTo: boolean;
  editable?: Address;
}

type AltAddress = User['alt_addresses'][number];

export const addressOptions = (book: readonly Address[], alternatives: readonly AltAddress[]): AddressOption[] => [
  ...alternatives.map(optionOfRegistry),
  ...book.map(optionOfBook),
];

export function optionOfRegistry(address: AltAddress): AddressOption {
  return { ...plainOption(address), registry: address.gift_registry_name, canShipTo: address.can_ship_to };
}

const optionOfBook = (address: Address): AddressOption => ({
  ...plainOption(address),
  registry: '',
  canShipTo: true,
  ...(address.address_id === accountAddress ? {} : { editable: address }),
});

/** The account's own address, which is changed with the account. */
const accountAddress = '0';

function plainOption({ address_id, name, ...address }: Omit<Address, 'preferred'>) {
  return { address_id, name, lines: addressLines(address), province: address.province, country: address.country_text };
}
