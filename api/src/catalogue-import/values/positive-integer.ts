/** A whole number above 0; null for anything else. */
export function positiveInteger(text: string): number | null {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
