/** Ten to fifteen digits, whatever stands between them. Free of zod, so that forms can ask it too. */
export function hasPhoneDigits(text: string): boolean {
  const { length } = text.replace(/\D/g, '');
  return length >= 10 && length <= 15;
}
