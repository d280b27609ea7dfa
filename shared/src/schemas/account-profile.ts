import { z } from 'zod';
import { limits } from './limits';
import { hasPhoneDigits } from './phone-digits';
import type { AccountRuleName, RuleName } from './rules';
import { userSchema } from './session';
import { communicationPreferences, phoneTypes } from './vocabulary';
import { flag, jsonText, singleLine } from './wire';

const { account, address } = limits;
/** What is empty is not sent: it counts as ''. */
const needed = (rule: AccountRuleName) => z.string().default('').pipe(singleLine(account.text).min(1, rule));
const optional = (max: number = account.text) => singleLine(max).default('');
const phoneCharacters = new RegExp(`^[\\d+.\\s()-]{${address.phone.min},${address.phone.max}}$`);
const isPhone = (text: string) => phoneCharacters.test(text) && hasPhoneDigits(text, false);
const phone = 'accountPhone' satisfies AccountRuleName;
const extension = z
  .union([
    z.literal(''),
    z
      .string()
      .regex(new RegExp(`^\\d{${address.extension.min},${address.extension.max}}$`), 'extension' satisfies RuleName),
  ])
  .default('');
const phoneType = z.enum(phoneTypes).default('home');

/** The shop's own fields by their keys (GAP-79). The api checks them against the settings. */
const extraFields = z.record(z.string().max(60), singleLine(account.extraField));

/**
 * P2 §5 Account fields. `country` and `province` as in an address; the api checks them and the postal code, which may
 * be left out, against each other. `company` is the institution's name.
 */
export const accountFieldsSchema = z.object({
  first_name: needed('firstName'),
  last_name: needed('lastName'),
  phone_number: z.string().default('').pipe(z.string().trim().refine(isPhone, phone)),
  phone_number_type: phoneType,
  phone_number_ext: extension,
  alt_phone_number: z
    .string()
    .trim()
    .refine((text) => text === '' || isPhone(text), phone)
    .default(''),
  alt_phone_number_type: phoneType,
  alt_phone_number_ext: extension,
  communication_preference: z.enum(communicationPreferences).default('phone'),
  street_address: needed('accountStreet'),
  street_address_2: optional(),
  city: needed('accountCity'),
  country: z
    .string()
    .default('')
    .pipe(z.string().regex(/^[A-Z]{2}$/, 'country' satisfies RuleName)),
  province: optional(),
  postal_code: optional(address.postal),
  company: optional(),
  is_institution: flag.default(false),
  account_extra_fields: jsonText(account.extraFieldsText, extraFields).optional(),
});
export type AccountFields = z.output<typeof accountFieldsSchema>;

/** An institution has a name (ACC-46). */
export const namesInstitution = ({ is_institution, company }: Pick<AccountFields, 'is_institution' | 'company'>) =>
  !is_institution || company !== '';
export const institutionRule = { path: ['company'], error: 'institutionName' satisfies AccountRuleName };

/** What the account itself shows of its person: the session's user with all that the form has. */
export const accountUserSchema = userSchema.extend({
  phone_number_type: z.enum(phoneTypes),
  phone_number_ext: z.string(),
  alt_phone_number: z.string(),
  alt_phone_number_type: z.enum(phoneTypes),
  alt_phone_number_ext: z.string(),
  street_address: z.string(),
  street_address_2: z.string(),
  city: z.string(),
  country: z.string(),
  province: z.string(),
  postal_code: z.string(),
  account_extra_fields: z.record(z.string(), z.string()),
  newsletter_consent: z.boolean(),
});
export type AccountUser = z.infer<typeof accountUserSchema>;

/**
 * P2 §3 Linked account: a person who may buy for an institution. `pending`: asked, not authorized yet; `type` is
 * 'customer'.
 */
export const linkedAccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  pending: z.boolean(),
  is_institution: z.boolean(),
  type: z.string(),
  company: z.string(),
});
export type LinkedAccount = z.infer<typeof linkedAccountSchema>;
