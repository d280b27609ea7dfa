import { halfUp } from '../money/half-up';
import { type TaxClass, type TaxRule, taxRules } from './rates';

export interface Taxable {
  product_class: TaxClass;
  /** What is paid for the line, cents. */
  amount: number;
}

/**
 * The taxes of a sale, one line for each name, in cents. Rounded half-up once for each tax and class of goods, on the
 * total of that class: the one rule of cart, review and order. `day` is 'YYYY-MM-DD' at the shop.
 */
export function taxesOf(lines: readonly Taxable[], place: string, day: string): { type: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const rule of rulesOn(place, day)) {
    for (const productClass of rule.classes) {
      const base = lines
        .filter((line) => line.product_class === productClass)
        .reduce((sum, line) => sum + line.amount, 0);
      if (base > 0) sums.set(rule.name, (sums.get(rule.name) ?? 0) + halfUp(base * rule.rate, 100_000));
    }
  }
  return [...sums].map(([type, amount]) => ({ type, amount }));
}

function rulesOn(place: string, day: string): readonly TaxRule[] {
  // a state without an entry: the shop collects nothing there
  const rules = Object.hasOwn(taxRules, place) ? taxRules[place] : undefined;
  return rules?.filter((rule) => rule.from <= day && (rule.until === undefined || day < rule.until)) ?? [];
}
