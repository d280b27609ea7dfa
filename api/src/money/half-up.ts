/** Divides non-negative numbers, rounding half up. */
export const halfUp = (numerator: number, divisor: number): number =>
  Math.floor((2 * numerator + divisor) / (2 * divisor));
