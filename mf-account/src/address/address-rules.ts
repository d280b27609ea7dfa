/** The address form's values, checks and payload (P2 §5). */

import { formatPhone } from '@bookfront/shared/format';
import { isEmailOrEmpty } from '@bookfront/shared/format/email';
import { formatPostalCode, isPostalCode } from '@bookfront/shared/format/postal';
import type { Address, AddressFields, Place, SiteSettings } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { hasPhoneDigits } from '@bookfront/shared/schemas/phone-digits';
import { object, string } from 'yup';
import * as m from '#messages';

const { address } = limits;
const empty = {
  name: '',
  company_name: '',
  country: '',
  street_address: '',
  street_address_2: '',
  city: '',
  province: '',
  postal_code: '',
  phone_number: '',
  phone_number_ext: '',
  email_address: '',
} satisfies AddressFields;
export type AddressValues = typeof empty;
export type AddressField = keyof AddressValues;

/** The form's initial values; a new address has the shop's own country. */
export function initialValuesOf(saved: Address | undefined, shop: SiteSettings['store_info']): AddressValues {
  if (!saved) return { ...empty, country: countryOf(shop) };
  const { address_id: _id, preferred: _preferred, country_text: _text, ...values } = saved;
  return values;
}

function countryOf({ is_canadian, is_american }: SiteSettings['store_info']): string {
  if (is_canadian) return 'CA';
  return is_american ? 'US' : '';
}

/**
 * The lists to check country and province against; undefined if not loaded: then only the api checks. An empty list of
 * provinces means free text.
 */
export interface Lists {
  countries: readonly Place[] | undefined;
  provinces: readonly Place[] | undefined;
}

/** ADR-08 to ADR-22. */
export const addressSchema = ({ countries, provinces }: Lists) =>
  object({
    name: text(address.name).required(m.address_name_required()),
    company_name: text(address.company),
    country: string()
      .required(m.address_country_invalid())
      .test('listed', m.address_country_invalid(), (code) => isListed(countries, code)),
    street_address: text(address.street).required(m.address_street_required()),
    street_address_2: text(address.street),
    city: text(address.city).required(m.address_city_required()),
    province: text(address.province).test('listed', m.address_province_invalid(), (code = '') =>
      isListed(provinces, code),
    ),
    postal_code: string()
      .required(m.address_postal_code_invalid())
      .test('postal', m.address_postal_code_invalid(), (code, { parent }) => isPostalCode(parent.country, code)),
    phone_number: string()
      .trim()
      .required(m.address_phone_required())
      .matches(new RegExp(`^[\\d+.\\s()-]{${address.phone.min},${address.phone.max}}$`), m.address_phone_required())
      .test('digits', m.address_phone_required(), hasPhoneDigits),
    phone_number_ext: string().matches(
      new RegExp(`^(\\d{${address.extension.min},${address.extension.max}})?$`),
      m.address_extension_invalid(),
    ),
    email_address: text(address.email).test('email', m.address_email_invalid(), isEmailOrEmpty),
  });

const text = (max: number) => string().trim().max(max, m.address_text_too_long({ max }));
const isListed = (list: readonly Place[] | undefined, code: string) =>
  !list?.length || list.some((place) => place.code === code);

/**
 * A field's value after a change. Formats a pasted postal code or phone that is too long before truncating it (ADR-14,
 * ADR-19). A longer stored number may stay (GAP-67).
 */
export function valueOnChange(
  name: AddressField,
  value: string,
  { country, stored = '' }: { country: string; stored?: string | undefined },
): string {
  if (name === 'phone_number') return truncate(value, Math.max(address.phoneField, stored.length), formatPhone);
  if (name === 'postal_code') return truncate(value, address.postal, (code) => formatPostalCode(country, code));
  return value;
}

function truncate(value: string, max: number, format: (value: string) => string): string {
  if (value.length <= max) return value;
  return format(value.trim()).slice(0, max);
}

/** A field's value when it loses the focus, and when the form is sent (ACC-55 to ACC-58). */
export function valueOnBlur(name: AddressField, value: string, country: string): string {
  if (name === 'phone_number') return formatPhone(value.trim());
  return name === 'postal_code' ? formatPostalCode(country, value) : value;
}

/** The values as they are stored; the api client leaves out empty ones (ADR-22). */
export function addressPayload(values: AddressValues): AddressValues {
  const { country, phone_number, postal_code, email_address } = values;
  return {
    ...values,
    phone_number: valueOnBlur('phone_number', phone_number, country),
    postal_code: valueOnBlur('postal_code', postal_code, country),
    email_address: email_address.trim(),
  };
}
