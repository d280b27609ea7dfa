import type { AddressFields, ShippingAddress, User } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { addressesOf, rowIdOf } from '../address/address-repository';
import type { CallContext } from '../call-context/call-context';
import type { PricedLine } from '../cart/cart-lines';
import type { Db } from '../database/open';
import { CallError, loginRequired, refused } from '../http/failure';
import { countryName } from '../place/places';
import {
  addressOfRegistry,
  type RegistryRow,
  registryAddressId,
  registryOfAddress,
} from '../registry/registry-repository';
import { deliversTo } from './services';

/**
 * Returns the chosen address for an order: from the address book, or of a registry with items in the cart. Fails with
 * login_required, shipping.
 */
export async function chosenAddress(
  db: Db,
  context: CallContext,
  lines: readonly PricedLine[],
  addressId: string,
): Promise<ShippingAddress> {
  const accountId = context.session?.account_id;
  if (!accountId) throw loginRequired(m.login_needed());
  const registryId = registryOfAddress(addressId);
  if (registryId !== undefined) return registryAddress(lines, registryId);
  const rows = await addressesOf(db, accountId);
  const row = rows.find(({ address_id }) => address_id === rowIdOf(accountId, addressId));
  if (!row) throw refused('shipping', m.shipping_address_needed());
  const { account_id: _account, position: _position, address_id: _row, ...fields } = row;
  return toShipping(fields, { address_id: addressId, gift_registry_id: '', gift_registry_name: '' });
}

/** Reads the chosen address again; undefined if the shopper can no longer choose it. */
export async function refreshAddress(
  db: Db,
  context: CallContext,
  lines: readonly PricedLine[],
  addressId: string,
): Promise<ShippingAddress | undefined> {
  try {
    return await chosenAddress(db, context, lines, addressId);
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}

function registryAddress(lines: readonly PricedLine[], registryId: string): ShippingAddress {
  const registry = registriesIn(lines).find(({ gift_registry_id }) => gift_registry_id === registryId);
  const fields = registry && addressOfRegistry(registry);
  if (!fields) throw refused('shipping', m.shipping_address_needed());
  return toShipping(fields, {
    address_id: registryAddressId(registryId),
    gift_registry_id: registryId,
    gift_registry_name: registry.name,
  });
}

type Source = Pick<ShippingAddress, 'address_id' | 'gift_registry_id' | 'gift_registry_name'>;
const toShipping = (fields: AddressFields, source: Source): ShippingAddress => ({
  ...fields,
  ...source,
  country_text: countryName(fields.country),
});

/** A registry's address without the fields that are hidden from buyers. */
export const withoutPrivate = <A extends AddressFields>(address: A): A => ({
  ...address,
  company_name: '',
  phone_number: '',
  phone_number_ext: '',
  email_address: '',
  street_address: '',
  street_address_2: '',
  postal_code: '',
});

/** Whether any of the shop's shipping services delivers to the address. */
export const canShipTo = ({ shop }: CallContext, fields: AddressFields): boolean =>
  shop.back_office.shipping_services.some((service) => deliversTo(service, fields));

/** P2 §3: addresses of the registries with items in the cart, whether or not the shop ships there. */
export function altAddresses(context: CallContext, lines: readonly PricedLine[]): User['alt_addresses'] {
  return registriesIn(lines).flatMap((registry) => {
    const fields = addressOfRegistry(registry);
    if (!fields) return [];
    const { gift_registry_id, name } = registry;
    return [
      {
        ...toShipping(withoutPrivate(fields), {
          address_id: registryAddressId(gift_registry_id),
          gift_registry_id,
          gift_registry_name: name,
        }),
        shipping_encouraged: registry.shipping_encouraged === 1,
        can_ship_to: canShipTo(context, fields),
      },
    ];
  });
}

const registriesIn = (lines: readonly PricedLine[]): RegistryRow[] => [
  ...new Set(lines.flatMap(({ registry }) => registry ?? [])),
];
