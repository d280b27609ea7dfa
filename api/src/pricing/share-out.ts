/**
 * Splits `amount` over parts by their weights, to the cent, so that the shares add up to `amount`. Leftover cents go to
 * the parts with the largest remainder, then to the earlier part.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0 || amount === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((amount * weight) / whole));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const order = weights
    .map((weight, at) => ({ at, rest: (amount * weight) % whole }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
