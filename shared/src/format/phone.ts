/**
 * North American numbers as people read them (P2 §5): '6045550123', '1 604 555 0123' -> '(604) 555-0123'; a leading 1
 * is dropped from 11 digits (GAP-66). Others stay as typed.
 */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return ten.length === 10 ? `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}` : text;
}
