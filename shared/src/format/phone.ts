/** ISO 3166-1 codes of the countries of the North American Numbering Plan. */
const northAmerica = new Set('AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' '));
/** `country`: '' where nobody has said it; the shops are there. */
export const isNorthAmerican = (country: string): boolean => country === '' || northAmerica.has(country);

/**
 * North American numbers as people read them (P2 §5): '6045550123', '1 604 555 0123' -> '(604) 555-0123'; a leading 1
 * is dropped from 11 digits (GAP-66). Numbers of other countries, and those that no area code begins, stay as typed.
 */
export function formatPhone(text: string, country = ''): string {
  if (!isNorthAmerican(country) || /^\s*\+\s*[02-9]/.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(ten) ? `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}` : text;
}
