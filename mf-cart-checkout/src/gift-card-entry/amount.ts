/**
 * GFT-23: reads digits with an optional dollar sign and optional two decimals as cents; undefined: the text is no
 * amount. Pure.
 */
export function centsOf(text: string): number | undefined {
  const [, whole, rest = '00'] = /^\$?(\d{1,7})(?:\.(\d{2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest);
}

/** As a field shows it: '12.50'. */
export const amountText = (cents: number): string => (cents / 100).toFixed(2);
