/** Why a number or text that a file has for an ISBN is none. */
export function reasonAgainstIsbn(given: string): string {
  const digits = given.replace(/[\s-]/g, '');
  if (/^\d[.,]\d+e\+?\d+$/i.test(given))
    return `'${given}' is an ISBN that a spreadsheet has rounded: format the column as text`;
  if (/^9790\d{9}$/.test(digits)) return `'${given}' is sheet music (ISMN), not a book`;
  if (/^\d{13}$/.test(digits) && !/^97[89]/.test(digits) && isGtin13(digits))
    return `'${given}' is an article number (GTIN), not an ISBN`;
  if (/^\d{12}$/.test(digits)) return `'${given}' has 12 digits: it is a UPC, or an ISBN that lost one`;
  if (/^(\d{13}|\d{9}[\dX])$/i.test(digits)) return `'${given}' is not an ISBN: its check digit is wrong`;
  return /^\d+$/.test(digits)
    ? `'${given}' is not an ISBN: it has ${digits.length} digits`
    : `'${given}' is not an ISBN`;
}

const isGtin13 = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0;
