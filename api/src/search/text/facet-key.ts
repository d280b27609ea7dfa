/**
 * Equal for filter values that differ in capitals or in the spaces around their slashes: 'FICTION/Mystery' and
 * 'Fiction / Mystery'. `facet`: the letter of its group and the value.
 */
export const facetKey = (facet: string): string =>
  facet.slice(0, 1) + withSpacedSlashes(facet.slice(1)).normalize('NFC').toLowerCase();

export const withSpacedSlashes = (value: string): string =>
  value.includes('/')
    ? value
        .split('/')
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' / ')
    : value;
