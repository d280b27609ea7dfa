import { formatPhone } from '@bookfront/shared/format';
import { formatPostalCode, isPostalCode } from '@bookfront/shared/format/postal';
import type { AddressFields } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { invalid } from '../http/failure';
import { isPossiblePhone } from '../place/check-phone';
import { countries, provincesOf } from '../place/places';

/**
 * Normalizes an address (P2 §5 Formatting). Fails with validation if country, province, postal code and phone number
 * don't fit together.
 */
export function checkedAddress(fields: AddressFields): AddressFields {
  const wrong = problemsOf(fields);
  if (Object.keys(wrong).length > 0) throw invalid(m.failure(), wrong);
  return {
    ...fields,
    phone_number: formatPhone(fields.phone_number, fields.country),
    postal_code: formatPostalCode(fields.country, fields.postal_code),
  };
}

function problemsOf({ country, province, postal_code, phone_number }: AddressFields): Record<string, string> {
  if (!countries.some(({ code }) => code === country)) return { country: m.address_country_invalid() };
  const list = provincesOf(country);
  return {
    ...(list.length > 0 && !list.some(({ code }) => code === province)
      ? { province: m.address_province_invalid() }
      : {}),
    ...(isPostalCode(country, postal_code) ? {} : { postal_code: m.address_postal_code_invalid() }),
    ...(isPossiblePhone(phone_number, country) ? {} : { phone_number: m.address_phone_needed() }),
  };
}
