const separators = /[\s\u00a0\u00ad\u2010-\u2015\u2212-]+/g;

/** The ISBN-13 that `text` spells (10 or 13 digits, hyphens, spaces, x in either case), or undefined. A wrong check digit or 979-0 (sheet music) is no ISBN. */
export function toIsbn13(text: string): string | undefined {
  const code = text
    .replace(/^\s*isbn(?:-?1[03])?\s*:?/i, '')
    .replace(separators, '')
    .toUpperCase();
  if (/^97[89]\d{10}$/.test(code)) return isIsbn13(code) ? code : undefined;
  if (/^\d{9}[\dX]$/.test(code) && checkDigit10(code.slice(0, 9)) === code[9]) return isbn13Of(`978${code.slice(0, 9)}`);
  return undefined;
}

/** Prefix 978 or 979-1…9 and a right check digit. */
export const isIsbn13 = (code: string): boolean => /^97[89]\d{10}$/.test(code) && !code.startsWith('9790') && checkDigit13(code.slice(0, 12)) === code[12];

/** Twelve digits and their check digit. */
export const isbn13Of = (first12: string): string => first12 + checkDigit13(first12);

function checkDigit13(first12: string): string {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += Number(first12[i]) * (i % 2 === 0 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}

function checkDigit10(first9: string): string {
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += Number(first9[i]) * (10 - i);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}
