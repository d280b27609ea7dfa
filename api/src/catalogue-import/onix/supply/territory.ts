import { all, text } from '../reading/node';
import type { OnixNode } from '../reading/parse-element';

/** Where the shop sells: a country, and the region within it ('BC') if the shop's address names one. */
export interface SalesPlace {
  country: string;
  province: string;
}
/** How a statement names the place: by country or region, by 'the world', or by what other statements leave. */
export type Coverage = 'named' | 'world' | 'rest' | undefined;

/** The elements of 3.x and 2.1 that list countries and regions. */
const included = ['CountriesIncluded', 'RightsCountry', 'CountryCode', 'SupplyToCountry', 'MarketCountry'];
const regionsIncluded = [
  'RegionsIncluded',
  'RightsTerritory',
  'RightsRegion',
  'Territory',
  'SupplyToTerritory',
  'SupplyToRegion',
  'MarketTerritory',
];
const excluded = ['CountriesExcluded', 'CountryExcluded', 'SupplyToCountryExcluded', 'MarketCountryExcluded'];
const regionsExcluded = ['RegionsExcluded', 'TerritoryExcluded'];
/** Region codes of release 2.1 that were numbers. */
const oldRegions: Readonly<Record<string, string>> = { '000': 'WORLD', '001': 'ROW' };

/** Whether the element, or its Territory composite, covers the place. Without any territory it covers nothing. */
export function coverageOf(node: OnixNode, { country, province }: SalesPlace): Coverage {
  const lists = [node, ...all(node, 'Territory').filter((one) => one.parts.some((part) => typeof part !== 'string'))];
  const codes = (names: readonly string[]) => lists.flatMap((list) => codesOf(list, names));
  const region = `${country}-${province}`;
  const regions = codes(regionsIncluded).map((code) => oldRegions[code] ?? code);
  const isExcluded = codes(excluded).includes(country) || codes(regionsExcluded).includes(region);
  if (isExcluded) return undefined;
  if (codes(included).includes(country) || regions.includes(region)) return 'named';
  if (regions.includes('WORLD')) return 'world';
  return regions.includes('ROW') ? 'rest' : undefined;
}

export const hasTerritory = (node: OnixNode): boolean =>
  [...included, ...regionsIncluded, ...excluded, ...regionsExcluded].some((name) => text(node, name) !== '');

const codesOf = (node: OnixNode, names: readonly string[]): string[] =>
  names
    .flatMap((name) => all(node, name))
    .flatMap((one) =>
      one.parts
        .filter((part) => typeof part === 'string')
        .join(' ')
        .split(/\s+/),
    )
    .filter((code) => code !== '')
    .map((code) => code.toUpperCase());
