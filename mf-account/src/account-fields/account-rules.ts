/** The account form's values, checks and payload (P2 §5). */

import { formatPhone } from '@bookfront/shared/format';
import type { AccountUser, SiteSettings } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import type { communicationPreferences, PhoneType } from '@bookfront/shared/schemas/vocabulary';
import { boolean, object, string } from 'yup';
import * as m from '#messages';
import { extension, isPhone, type Lists, placeRules, postalCode, text, valueOnBlur } from '../address';

const max = limits.account.text;
type ExtraField = SiteSettings['account_extra_fields'][number];

export interface AccountValues {
  first_name: string;
  last_name: string;
  phone_number: string;
  phone_number_type: PhoneType;
  phone_number_ext: string;
  alt_phone_number: string;
  alt_phone_number_type: PhoneType;
  alt_phone_number_ext: string;
  communication_preference: (typeof communicationPreferences)[number];
  street_address: string;
  street_address_2: string;
  city: string;
  country: string;
  province: string;
  postal_code: string;
  company: string;
  is_institution: boolean;
  account_extra_fields: Record<string, string>;
}
export type AccountTextField = Exclude<keyof AccountValues, 'is_institution' | 'account_extra_fields'>;

/** What a new account starts from: the shop's own country. */
export const emptyAccount = ({ store_info, account_extra_fields }: SiteSettings): AccountValues => ({
  first_name: '',
  last_name: '',
  phone_number: '',
  phone_number_type: 'home',
  phone_number_ext: '',
  alt_phone_number: '',
  alt_phone_number_type: 'home',
  alt_phone_number_ext: '',
  communication_preference: 'phone',
  street_address: '',
  street_address_2: '',
  city: '',
  country: store_info.is_american ? 'US' : 'CA',
  province: '',
  postal_code: '',
  company: '',
  is_institution: false,
  account_extra_fields: extraValues(account_extra_fields, {}),
});

export function accountValuesOf(user: AccountUser, settings: SiteSettings): AccountValues {
  const empty = emptyAccount(settings);
  const extra = extraValues(settings.account_extra_fields, user.account_extra_fields);
  return { ...pickValues(user, empty), account_extra_fields: extra };
}

function pickValues(user: AccountUser, empty: AccountValues): AccountValues {
  const { first_name, last_name, phone_number, phone_number_type, phone_number_ext } = user;
  const { alt_phone_number, alt_phone_number_type, alt_phone_number_ext, communication_preference } = user;
  const { street_address, street_address_2, city, country, province, postal_code, company, is_institution } = user;
  return {
    ...empty,
    ...{ first_name, last_name, phone_number: formatPhone(phone_number, country), phone_number_type, phone_number_ext },
    ...{ alt_phone_number: formatPhone(alt_phone_number, country), alt_phone_number_type, alt_phone_number_ext },
    ...{ communication_preference, street_address, street_address_2, city, province, postal_code },
    ...{ country: country || empty.country, company, is_institution },
  };
}

const extraValues = (fields: readonly ExtraField[], saved: Record<string, string>) =>
  Object.fromEntries(fields.map(({ key }) => [key, saved[key] ?? '']));

/** ACC-34 to ACC-48 */
export const accountFields = (lists: Lists, extra: readonly ExtraField[]) => ({
  ...placeRules(lists),
  first_name: text(max).required(m.account_first_name_required()),
  last_name: text(max).required(m.account_last_name_required()),
  street_address: text(max).required(m.account_street_required()),
  city: text(max).required(m.account_city_required()),
  postal_code: postalCode(),
  phone_number: string().test('phone', m.account_phone_invalid(), (phone, { parent }) =>
    isPhone(phone, parent.country),
  ),
  alt_phone_number: string().test(
    'phone',
    m.account_phone_invalid(),
    (phone = '', { parent }) => !phone.trim() || isPhone(phone, parent.country),
  ),
  alt_phone_number_ext: extension(),
  company: text(max).test(
    'named',
    m.account_institution_name_required(),
    (name = '', { parent }) => !parent.is_institution || name.trim() !== '',
  ),
  is_institution: boolean(),
  account_extra_fields: object(Object.fromEntries(extra.map((field) => [field.key, extraField(field)]))),
});

function extraField({ label, required }: ExtraField) {
  const field = text(limits.account.extraField);
  return required ? field.required(m.account_extra_required({ label })) : field;
}

/** As it is sent: the shop's own fields as JSON, where it has any (ACC-48). */
export function accountPayload(values: AccountValues) {
  const { country, account_extra_fields: extra, is_institution, company } = values;
  return {
    ...values,
    phone_number: valueOnBlur('phone_number', values.phone_number, country),
    alt_phone_number: valueOnBlur('alt_phone_number', values.alt_phone_number, country),
    postal_code: valueOnBlur('postal_code', values.postal_code, country),
    company: is_institution ? company : '',
    account_extra_fields: Object.keys(extra).length > 0 ? JSON.stringify(extra) : undefined,
  };
}
