import { halfUp } from '../money/half-up';
import { type TaxClass, type TaxRule, taxRules } from './rates';

export interface Taxable {
  product_class: TaxClass;
  /** The price paid for the line, in cents. */
  amount: number;
}

/**
 * The taxes of a sale, one line per name, in cents. Rounded half-up once per tax and class of goods, on the class's
 * total; cart, review and order share this rule. `day`: 'YYYY-MM-DD' at the shop.
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
  // a state without rules: the shop collects nothing there
  const rules = Object.hasOwn(taxRules, place) ? taxRules[place] : undefined;
  return rules?.filter((rule) => rule.from <= day && (rule.until === undefined || day < rule.until)) ?? [];
}
