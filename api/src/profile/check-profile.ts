import { formatPhone } from '@bookfront/shared/format';
import { formatPostalCode, isPostalCode } from '@bookfront/shared/format/postal';
import type { AccountFields } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { invalid } from '../http/failure';
import { isPossiblePhone } from '../place/check-phone';
import { countries, provincesOf } from '../place/places';

/** The account's fields, checked against the shop's settings and formatted. */
export type Profile = Omit<AccountFields, 'account_extra_fields'> & { extraFields: Record<string, string> };

/**
 * Checks what the schema can't: the shop's own fields, and that country, province and postal code fit together. Fails
 * with validation.
 */
export function checkedProfile(
  { shop }: Pick<CallContext, 'shop'>,
  { account_extra_fields = {}, ...fields }: AccountFields,
): Profile {
  const own = shop.settings.account_extra_fields;
  const wrong = {
    ...placeProblems(fields),
    ...phoneProblems(fields),
    ...Object.fromEntries(
      own
        .filter(({ key, required }) => required && !account_extra_fields[key])
        .map(({ key }) => [`account_extra_fields.${key}`, m.field_required()]),
    ),
  };
  if (Object.keys(wrong).length > 0) throw invalid(m.failure(), wrong);
  return {
    ...fields,
    phone_number: formatPhone(fields.phone_number, fields.country),
    alt_phone_number: formatPhone(fields.alt_phone_number, fields.country),
    postal_code: fields.postal_code === '' ? '' : formatPostalCode(fields.country, fields.postal_code),
    extraFields: Object.fromEntries(own.map(({ key }) => [key, account_extra_fields[key] ?? ''])),
  };
}

function phoneProblems(fields: AccountFields): Record<string, string> {
  const names = ['phone_number', 'alt_phone_number'] as const;
  const wrong = names.filter((name) => fields[name] !== '' && !isPossiblePhone(fields[name], fields.country));
  return Object.fromEntries(wrong.map((name) => [name, m.account_phone_needed()]));
}

function placeProblems({
  country,
  province,
  postal_code,
}: Pick<AccountFields, 'country' | 'province' | 'postal_code'>): Record<string, string> {
  if (!countries.some(({ code }) => code === country)) return { country: m.address_country_invalid() };
  const list = provincesOf(country);
  return {
    ...(list.length > 0 && !list.some(({ code }) => code === province)
      ? { province: m.address_province_invalid() }
      : {}),
    ...(postal_code === '' || isPostalCode(country, postal_code)
      ? {}
      : { postal_code: m.address_postal_code_invalid() }),
  };
}
