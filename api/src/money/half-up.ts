/** A quotient rounded half-up, of numbers from 0 on. */
export const halfUp = (numerator: number, divisor: number): number =>
  Math.floor((2 * numerator + divisor) / (2 * divisor));
