/** The address form's values, checks and payload (P2 §5). */

import { isEmailOrEmpty } from '@bookfront/shared/format/email';
import type { Address, AddressFields, SiteSettings } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { object, string } from 'yup';
import * as m from '#messages';
import { isPhone, type Lists, placeRules, postalCode, text, valueOnBlur } from './place-rules';

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

/** ADR-08 to ADR-22. */
export const addressSchema = (lists: Lists) =>
  object({
    ...placeRules(lists),
    name: text(address.name).required(m.address_name_required()),
    company_name: text(address.company),
    street_address: text(address.street).required(m.address_street_required()),
    city: text(address.city).required(m.address_city_required()),
    postal_code: postalCode().required(m.address_postal_code_invalid()),
    phone_number: string()
      .required(m.address_phone_required())
      .test('phone', m.address_phone_required(), (phone, { parent }) => isPhone(phone, parent.country)),
    email_address: text(address.email).test('email', m.address_email_invalid(), isEmailOrEmpty),
  });

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
