import { decimalOf } from './money';
import { onHandOf } from './on-hand';

/**
 * How many copies a table says are on hand: a number as people write it, or one of the trade's words. Undefined if it is
 * neither. A till that has sold more than it knew of writes a negative number: none.
 */
export function quantityOf(text: string): number | null | undefined {
  const written = text.trim();
  if (written === '' || /^-\d+(\.0+)?$/.test(written)) return 0;
  const number = /^[\d.,\s'’]+$/u.test(written) ? decimalOf(written) : undefined;
  if (number !== undefined) return Number.isInteger(number) && number < 10_000_000 ? number : undefined;
  return knownWords.test(written) ? onHandOf(written) : undefined;
}

const knownWords =
  /^(in stock|instock|available|y|yes|n|no|none|nyp|os|out of stock|outofstock|<\s*\d+|>?\s*\d{1,6}\s*((-|–|to)\s*\d+|\+)|>\s*\d{1,6})$/i;
