import type { Place } from '@bookfront/shared/schemas';
import { iso31661, iso31662 } from 'iso-3166';

const englishName = new Intl.DisplayNames('en', { type: 'region' });
const byName = (a: Place, b: Place) => a.name.localeCompare(b.name, 'en');

/** Every ISO 3166-1 country by its everyday English name; the shops' own countries come first. */
export const countries: readonly Place[] = iso31661
  .map(({ alpha2 }) => ({ code: alpha2, name: englishName.of(alpha2) ?? alpha2 }))
  .sort((a, b) => Number(isOurs(b.code)) - Number(isOurs(a.code)) || byName(a, b));

/** Countries whose provinces are chosen from a list (P2 §5); elsewhere they are free text. */
function isOurs(country: string): boolean {
  return country === 'CA' || country === 'US';
}

/** Codes without the country prefix, by name; empty for a country without a list. */
export const provincesOf = (country: string): readonly Place[] => lists.get(country) ?? [];

/** What the United States Postal Service takes as states in addresses of the armed forces, which ISO doesn't list. */
const armedForces: readonly Place[] = [
  { code: 'AA', name: 'Armed Forces Americas' },
  { code: 'AE', name: 'Armed Forces Europe' },
  { code: 'AP', name: 'Armed Forces Pacific' },
];

const isoProvinces = (country: string): Place[] =>
  iso31662
    .filter(({ code }) => code.startsWith(`${country}-`))
    .map(({ code, name }) => ({ code: code.slice(3), name }))
    .sort(byName);

const lists = new Map<string, readonly Place[]>([
  ['CA', isoProvinces('CA')],
  ['US', [...isoProvinces('US'), ...armedForces]],
]);

export const countryName = (code: string): string => countries.find((country) => country.code === code)?.name ?? code;
