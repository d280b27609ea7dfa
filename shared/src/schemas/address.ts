import { z } from 'zod';
import { isEmail } from '../format/email';
import { limits } from './limits';
import { hasPhoneDigits } from './phone-digits';
import type { RuleName } from './rules';
import { singleLine } from './wire';

const { address } = limits;
/** What is empty is not sent: it counts as ''. */
const needed = (max: number, rule: RuleName) => z.string().default('').pipe(singleLine(max).min(1, rule));
const optional = (max: number) => singleLine(max).default('');
const phoneRule: RuleName = 'phone';
const digits = new RegExp(`^\\d{${address.extension.min},${address.extension.max}}$`);

/**
 * P2 §5 Address form. `country`: ISO 3166-1, two letters; `province`: the second part of ISO 3166-2 ('BC') where the
 * country has a list (province/getList), else free text. The api checks whether they, the postal code and the phone
 * number fit each other.
 */
export const addressFieldsSchema = z.object({
  name: needed(address.name, 'fullName'),
  company_name: optional(address.company),
  phone_number: z
    .string()
    .default('')
    .pipe(
      singleLine(address.phone.max)
        .min(address.phone.min, phoneRule)
        .regex(/^[\d+.\s()-]+$/, phoneRule)
        .refine((text) => hasPhoneDigits(text, false), phoneRule),
    ),
  phone_number_ext: z.union([z.literal(''), z.string().regex(digits, 'extension' satisfies RuleName)]).default(''),
  email_address: z
    .union([
      z.literal(''),
      z
        .string()
        .max(address.email)
        .refine(isEmail, 'email' satisfies RuleName),
    ])
    .default(''),
  street_address: needed(address.street, 'street'),
  street_address_2: optional(address.street),
  city: needed(address.city, 'city'),
  country: z
    .string()
    .default('')
    .pipe(z.string().regex(/^[A-Z]{2}$/, 'country' satisfies RuleName)),
  province: optional(address.province),
  postal_code: needed(address.postal, 'postalCode'),
});
export type AddressFields = z.output<typeof addressFieldsSchema>;

/** P2 §3 Address. `address_id` '0' is the account's own. Exactly one of a book is `preferred`, where it has any. */
export const addressSchema = addressFieldsSchema.extend({
  address_id: z.string(),
  preferred: z.boolean(),
  country_text: z.string().describe("the country's name"),
  can_ship_to: z.boolean().describe("one of the shop's shipping services reaches it"),
});
export type Address = z.infer<typeof addressSchema>;

export const addressId = z.string().min(1).max(64);
/** The address list: the account's own first, where it has one. */
export const addressBookReply = z.object({ addresses: z.array(addressSchema) });

/** A country or province: its ISO code (without the country's part) and its English name. */
export const placeSchema = z.object({ code: z.string(), name: z.string() });
export type Place = z.infer<typeof placeSchema>;
