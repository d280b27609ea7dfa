import { type CallFailure, call, type Result, useCall } from '@bookfront/shared/api-client';
import type { Address, Place } from '@bookfront/shared/schemas';
import type { AddressValues } from './address-rules';

/** A list of places: on its way, here, or failed. */
export interface PlaceList {
  places: readonly Place[] | undefined;
  failure: CallFailure | null;
  retry: () => void;
}

export function useCountries(): PlaceList {
  const { data, error, refetch } = useCall('country/getList', {});
  return { places: data?.countries, failure: error, retry: () => void refetch() };
}

/** Empty for a country without a list, and while none is chosen. */
export function useProvinces(country: string): PlaceList {
  const isChosen = country !== '';
  const { data, error, refetch } = useCall('province/getList', { country }, { enabled: isChosen });
  return { places: isChosen ? data?.provinces : [], failure: error, retry: () => void refetch() };
}

/** Makes an address, or changes `before`: its id, and the book as it is then, where a new one is the last. */
export async function saveAddress(
  before: Address | undefined,
  values: AddressValues,
): Promise<Result<{ addressId: string; addresses: Address[] }>> {
  const result = before
    ? await call('address/modify', { ...values, address_id: before.address_id })
    : await call('address/create', values);
  if (!result.ok) return result;
  const { addresses } = result.value;
  return { ok: true, value: { addressId: before?.address_id ?? addresses.at(-1)?.address_id ?? '', addresses } };
}
