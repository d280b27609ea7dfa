import { type CallFailure, call, type Result, useCall } from '@bookfront/shared/api-client';
import { useIsHydrated } from '@bookfront/shared/page';
import type { Address, Place } from '@bookfront/shared/schemas';
import type { AddressValues } from './address-rules';

/** A list of countries or provinces: loading, loaded or failed. */
export interface PlaceList {
  places: readonly Place[] | undefined;
  failure: CallFailure | null;
  retry: () => void;
}

export interface PlaceLists {
  countries: PlaceList;
  provinces: PlaceList;
}

/**
 * The lists that country and province are chosen from. Without scripts a chosen country can't bring its provinces: until
 * the page is hydrated their list goes on with those of the other countries.
 */
export function usePlaceLists(country: string): PlaceLists {
  const isHydrated = useIsHydrated();
  const [countries, provinces, others] = [useCountries(), useProvinces(country), useOtherProvinces(country)];
  if (isHydrated || !provinces.places?.length) return { countries, provinces };
  const named = others.map(({ code, name, of }) => ({
    code,
    name: `${name} (${countries.places?.find((place) => place.code === of)?.name ?? of})`,
  }));
  return { countries, provinces: { ...provinces, places: [...provinces.places, ...named] } };
}

/** Countries that have a list. The server asks for both (exposes.json). */
const listed = ['CA', 'US'] as const;

function useOtherProvinces(country: string): (Place & { of: string })[] {
  const replies = [
    useCall('province/getList', { country: listed[0] }, { enabled: false }).data,
    useCall('province/getList', { country: listed[1] }, { enabled: false }).data,
  ];
  return listed.flatMap((of, i) =>
    of === country ? [] : (replies[i]?.provinces.map((place) => ({ ...place, of })) ?? []),
  );
}

/** Their places, to check against. */
export const placesOf = ({ countries, provinces }: PlaceLists) => ({
  countries: countries.places,
  provinces: provinces.places,
});

function useCountries(): PlaceList {
  const { data, error, refetch } = useCall('country/getList', {});
  return { places: data?.countries, failure: error, retry: () => void refetch() };
}

/** The provinces of a country; empty if it has no list or none is selected. */
function useProvinces(country: string): PlaceList {
  const isSelected = country !== '';
  const { data, error, refetch } = useCall('province/getList', { country }, { enabled: isSelected });
  return { places: isSelected ? data?.provinces : [], failure: error, retry: () => void refetch() };
}

/** Creates an address, or changes `before`. Returns its id and the address book, in which a new one is last. */
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
