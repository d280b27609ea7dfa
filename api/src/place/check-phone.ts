import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Whether a number has as many digits as those of its country, or of the country that it names itself ('+44 …'). True
 * where the numbering plan is not known. `country`: ISO 3166-1, two letters.
 */
export const isPossiblePhone = (text: string, country: string): boolean =>
  !isSupportedCountry(country) || (parsePhoneNumberFromString(text, country)?.isPossible() ?? false);
