/** Checks and formats that the address form and the account form share (P2 §5). */

import { formatPhone, isNorthAmerican } from '@bookfront/shared/format';
import { formatPostalCode, isPostalCode } from '@bookfront/shared/format/postal';
import type { Place } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { hasPhoneDigits } from '@bookfront/shared/schemas/phone-digits';
import { string } from 'yup';
import * as m from '#messages';

const { address } = limits;

/**
 * The lists to check country and province against; undefined if not loaded: then only the api checks. An empty list of
 * provinces means free text.
 */
export interface Lists {
  countries: readonly Place[] | undefined;
  provinces: readonly Place[] | undefined;
}

export const text = (max: number) => string().trim().max(max, m.address_text_too_long({ max }));

/** ADR-11 to ADR-13, ADR-20, ACC-38 to ACC-40, ACC-42 */
export const placeRules = ({ countries, provinces }: Lists) => ({
  country: string()
    .required(m.address_country_invalid())
    .test('listed', m.address_country_invalid(), (code) => isListed(countries, code)),
  street_address_2: text(address.street),
  province: text(address.province).test('listed', m.address_province_invalid(), (code = '') =>
    isListed(provinces, code),
  ),
  phone_number_ext: extension(),
});

const isListed = (list: readonly Place[] | undefined, code: string) =>
  !list?.length || list.some((place) => place.code === code);

/** A postal code of the form's country, or none. */
export const postalCode = () =>
  string()
    .trim()
    .test(
      'postal',
      m.address_postal_code_invalid(),
      (code = '', { parent }) => code === '' || isPostalCode(parent.country, code),
    );

const phoneCharacters = new RegExp(`^[\\d+.\\s()-]{${address.phone.min},${address.phone.max}}$`);
export const isPhone = (phone = '', country = ''): boolean =>
  phoneCharacters.test(phone.trim()) && hasPhoneDigits(phone, isNorthAmerican(country));

export const extension = () =>
  string().matches(
    new RegExp(`^(\\d{${address.extension.min},${address.extension.max}})?$`),
    m.address_extension_invalid(),
  );

const isPhoneField = (name: string) => name === 'phone_number' || name === 'alt_phone_number';

/**
 * A field's value after a change. A pasted postal code or phone that is too long loses what stands between its
 * characters before it is cut (ADR-14, ADR-19); of typed ones the last is not taken. A longer stored number may stay
 * (GAP-67). `before`: the value that is changed.
 */
export function valueOnChange(
  name: string,
  value: string,
  { country, stored = '', before = '' }: { country: string; stored?: string | undefined; before?: string },
): string {
  const isTyped = value.length === before.length + 1;
  if (isPhoneField(name)) {
    const max = Math.max(address.phoneField, stored.length);
    return isTyped ? value.slice(0, max) : fit(value, max, (phone) => formatPhone(phone, country));
  }
  if (name !== 'postal_code') return value;
  return isTyped
    ? value.slice(0, address.postal)
    : fit(value, address.postal, (code) => formatPostalCode(country, code));
}

function fit(value: string, max: number, format: (value: string) => string): string {
  if (value.length <= max) return value;
  const formatted = format(value.trim());
  return formatted.length <= max ? formatted : formatted.replace(/[\s().-]/g, '').slice(0, max);
}

/** Whether more than the character that was just typed was cut off, as of a pasted value. */
export function isCut(given: string, kept: string): boolean {
  const charactersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return charactersOf(given) - charactersOf(kept) > 1;
}

/** A field's value when it loses the focus, and when the form is sent (ACC-55 to ACC-58). */
export function valueOnBlur(name: string, value: string, country: string): string {
  if (isPhoneField(name)) return formatPhone(value.trim(), country);
  return name === 'postal_code' ? formatPostalCode(country, value) : value;
}
