import { limits } from './limits';

const { least, northAmerica, most } = limits.phoneDigits;

/**
 * Whether a number has as many digits as its country's have, whatever stands between them. Free of zod, so that forms
 * can ask it too.
 */
export function hasPhoneDigits(text: string, isNorthAmerican: boolean): boolean {
  const { length } = text.replace(/\D/g, '');
  return length >= (isNorthAmerican ? northAmerica : least) && length <= most;
}
