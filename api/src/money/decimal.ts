/** '12.34' for 1234. */
export const toDecimal = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** 1234 for '12.34' or 12.34; NaN for anything else. */
export function fromDecimal(text: string | number): number {
  const parts = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(String(text));
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : Number.NaN;
}
