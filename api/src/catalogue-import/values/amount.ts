/**
 * Cents of an amount in a feed ('19.95', '1,299.00', '19,95', '$19.95'), rounded half-up; null if it is no amount or
 * not above zero.
 */
export function centsOf(text: string): number | null {
  const plain = text.replace(/[\s$€£]|CAD|USD/gi, '');
  const normal = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)
    ? plain.replace(/,/g, '')
    : plain.replace(/,(\d{1,2})$/, '.$1');
  const parts = /^(\d{1,7})(?:\.(\d+))?$/.exec(normal);
  if (!parts) return null;
  const fraction = (parts[2] ?? '').padEnd(3, '0');
  const cents = Number(parts[1]) * 100 + Number(fraction.slice(0, 2)) + (Number(fraction[2]) >= 5 ? 1 : 0);
  return cents > 0 ? cents : null;
}
