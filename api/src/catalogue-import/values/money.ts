/** An amount as people write it in a table. */
export type WrittenMoney = { cents: number | null } | { reason: string };

const symbols: Readonly<Record<string, readonly string[]>> = {
  CAD: ['$', 'CAD', 'CA$', 'C$', 'CDN$', 'CDN'],
  USD: ['$', 'USD', 'US$', 'US'],
};

/** Ten million. */
const maxCents = 1_000_000_000;

/**
 * Reads '12.00', '1,250.00', '1.250,00', '1 250', '$7' or '7 CAD' in the shop's currency. Refuses amounts in another
 * currency, and '1.250', which may be either. Empty and zero are no price.
 */
export function readMoney(text: string, currency: 'CAD' | 'USD'): WrittenMoney {
  const written = text.trim();
  if (written === '') return { cents: null };
  const parts = /^([^\d.,-]*)([\d.,\s'’]*\d)([^\d]*)$/u.exec(written);
  if (!parts) return { reason: `'${written}' is not a price` };
  const marks = [parts[1] ?? '', parts[3] ?? ''].map((mark) => mark.trim().toUpperCase()).filter(Boolean);
  if (!marks.every((mark) => symbols[currency]?.includes(mark)))
    return { reason: `'${written}' is not a price in ${currency}` };
  const amount = decimalOf(parts[2] ?? '');
  if (amount === undefined) return { reason: `'${written}' may mean two prices: write it as 1250.00` };
  const cents = Math.round(amount * 100);
  if (cents >= maxCents) return { reason: `'${written}' is too much for a price` };
  return { cents: cents > 0 ? cents : null };
}

/** Undefined if the text is no number, or may be two: '1.250'. */
export function decimalOf(text: string): number | undefined {
  const plain = text.trim().replace(/(?<=\d)[\s'’\u202f\u00a0](?=\d{3})/gu, '');
  if (/^\d+([.,]\d{1,2})?$/.test(plain)) return Number(plain.replace(',', '.'));
  if (/^\d{1,3}(,\d{3})+(\.\d{1,4})?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(plain) || /^\d{1,3}(\.\d{3}){2,}$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  return /^\d+\.\d{4,}$/.test(plain) ? Number(plain) : undefined;
}
