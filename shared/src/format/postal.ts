import * as m from '#messages';

/** P2 §5: the two countries whose codes have a pattern; any other takes 1 to 10 characters (GAP-68). */
const patterns: Record<string, RegExp> = { CA: /^[a-z]\d[a-z][\s-]?\d[a-z]\d$/i, US: /^\d{5}([\s-]?\d{4})?$/ };

/** `country`: ISO 3166-1, two letters. */
export function isPostalCode(country: string, text: string): boolean {
  const code = text.trim();
  return patterns[country]?.test(code) ?? (code.length > 0 && code.length <= 10);
}

/**
 * As it is stored: 'v6b1a1' -> 'V6B 1A1', '981011234' -> '98101-1234' (P2 §5); one that fits no pattern stays as typed.
 */
export function formatPostalCode(country: string, text: string): string {
  const code = text.trim();
  if (!isPostalCode(country, code)) return code;
  const characters = code.replace(/[\s-]/g, '');
  if (country === 'CA') return `${characters.slice(0, 3)} ${characters.slice(3)}`.toUpperCase();
  return country === 'US' && characters.length === 9 ? `${characters.slice(0, 5)}-${characters.slice(5)}` : code;
}

/** P2 §5: what a country calls it, in an address (ADR-17) and, written otherwise there, of a card (PAY-17). */
export const postalLabel = (country: string): string => (country === 'US' ? m.zip_code() : m.postal_code());
export const cardPostalLabel = (country: string): string =>
  country === 'US' ? m.card_zip_code() : m.card_postal_code();
