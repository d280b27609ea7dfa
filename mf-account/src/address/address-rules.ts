/** What the address form holds, checks and sends (P2 §5). Pure. */

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

/** A new address is in the shop's own country until another is chosen. */
export function startingValues(saved: Address | undefined, shop: SiteSettings['store_info']): AddressValues {
  if (!saved) return { ...empty, country: countryOf(shop) };
  const { address_id: _id, preferred: _preferred, country_text: _text, ...values } = saved;
  return values;
}

function countryOf({ is_canadian, is_american }: SiteSettings['store_info']): string {
  if (is_canadian) return 'CA';
  return is_american ? 'US' : '';
}

/**
 * The lists that country and province come from; undefined: not here, so that the api alone checks. No provinces: free
 * text.
 */
export interface Lists {
  countries: readonly Place[] | undefined;
  provinces: readonly Place[] | undefined;
}

/** ADR-08 to ADR-22. The email's message for an empty field is never shown: it may stay empty. */
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
 * What a field holds after a change. ADR-14, ADR-19: a postal code or phone that is too long, pasted with its country's
 * digits or with
 * spaces around it, is put into the form it is kept in before anything is cut. GAP-67: a longer number that was stored
 * may stay as long.
 */
export function typed(
  name: AddressField,
  value: string,
  { country, stored = '' }: { country: string; stored?: string | undefined },
): string {
  if (name === 'phone_number') return cut(value, Math.max(address.phoneField, stored.length), formatPhone);
  if (name === 'postal_code') return cut(value, address.postal, (code) => formatPostalCode(country, code));
  return value;
}

function cut(value: string, max: number, format: (value: string) => string): string {
  if (value.length <= max) return value;
  const kept = format(value.trim());
  return kept.slice(0, max);
}

/** On leaving the field, and on saving (ACC-55 to ACC-58). */
export function formatted(name: AddressField, value: string, country: string): string {
  if (name === 'phone_number') return formatPhone(value.trim());
  return name === 'postal_code' ? formatPostalCode(country, value) : value;
}

/** As it is kept; what is empty is left out on the way (ADR-22). */
export function addressPayload(values: AddressValues): AddressValues {
  const { country, phone_number, postal_code, email_address } = values;
  return {
    ...values,
    phone_number: formatted('phone_number', phone_number, country),
    postal_code: formatted('postal_code', postal_code, country),
    email_address: email_address.trim(),
  };
}
