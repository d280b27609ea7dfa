/**
 * What trade feeds write for stock (SPEC-D14), as the number that can be promised: of a span its lower end, so that
 * nothing is oversold. null: in stock, number unknown.
 *
 * | feed               | on hand |
 * |--------------------|---------|
 * | 12                 | 12      |
 * | 100-500            | 100     |
 * | 500+               | 500     |
 * | <100               | 1       |
 * | In Stock, Y, Yes   | null    |
 * | NYP, N, No, blank  | 0       |
 * | anything else      | 0       |
 */
export function onHandOf(text: string): number | null {
  const word = text.trim().toLowerCase();
  if (/^(in stock|instock|available|y|yes)$/.test(word)) return null;
  const under = /^<\s*(\d+)$/.exec(word);
  if (under) return Number(under[1]) > 1 ? 1 : 0;
  const min = /^>?\s*(\d{1,6})(?:\.0+)?(?:\s*(?:-|–|to)\s*\d+|\s*\+)?$/.exec(word);
  return min ? Number(min[1]) : 0;
}
