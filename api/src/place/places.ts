import type { Place } from '@bookfront/shared/schemas';
import { iso31661, iso31662 } from 'iso-3166';

const englishName = new Intl.DisplayNames('en', { type: 'region' });
const byName = (a: Place, b: Place) => a.name.localeCompare(b.name, 'en');

/** Every country of ISO 3166-1 by its everyday English name; those whose shops these are come first. */
export const countries: readonly Place[] = iso31661
  .map(({ alpha2 }) => ({ code: alpha2, name: englishName.of(alpha2) ?? alpha2 }))
  .sort((a, b) => Number(isOurs(b.code)) - Number(isOurs(a.code)) || byName(a, b));

/** The countries whose provinces are chosen from a list (P2 §5); in any other they are free text. */
function isOurs(country: string): boolean {
  return country === 'CA' || country === 'US';
}

/** ISO 3166-2 without the country's part, by name; empty for a country without a list. */
export const provincesOf = (country: string): readonly Place[] => lists.get(country) ?? [];

const lists = new Map<string, readonly Place[]>(
  ['CA', 'US'].map((country) => [
    country,
    iso31662
      .filter(({ code }) => code.startsWith(`${country}-`))
      .map(({ code, name }) => ({ code: code.slice(3), name }))
      .sort(byName),
  ]),
);

export const countryName = (code: string): string => countries.find((country) => country.code === code)?.name ?? code;
