import { z } from 'zod';
import { limits, messages } from './limits';
import { hasPhoneDigits } from './phone-digits';
import { singleLine } from './wire';

const { address } = limits;
/** What is empty is not sent: it counts as ''. */
const needed = (most: number, text: string) => z.string().default('').pipe(singleLine(most).min(1, text));
const optional = (most: number) => singleLine(most).default('');
const digits = new RegExp(`^\\d{${address.extension.min},${address.extension.max}}$`);

/**
 * P2§5 Address form. `country`: ISO 3166-1, two letters; `province`: the second part of ISO 3166-2 ('BC') where the
 * country has a list
 * (province/getList), else free text. Whether they and the postal code fit each other is checked against the lists, by
 * the api.
 */
export const addressFieldsSchema = z.object({
  name: needed(address.name, messages.fullName),
  company_name: optional(address.company),
  phone_number: z
    .string()
    .default('')
    .pipe(
      singleLine(address.phone.max)
        .min(address.phone.min, messages.phone)
        .regex(/^[\d+.\s()-]+$/, messages.phone)
        .refine(hasPhoneDigits, messages.phone),
    ),
  phone_number_ext: z.union([z.literal(''), z.string().regex(digits, messages.extension)]).default(''),
  email_address: z.union([z.literal(''), z.email(messages.validEmail).max(address.email)]).default(''),
  street_address: needed(address.street, messages.street),
  street_address_2: optional(address.street),
  city: needed(address.city, messages.city),
  country: z
    .string()
    .default('')
    .pipe(z.string().regex(/^[A-Z]{2}$/, messages.country)),
  province: optional(address.province),
  postal_code: needed(address.postal, messages.postal),
});
export type AddressFields = z.output<typeof addressFieldsSchema>;

/** P2§3 Address. `address_id` '0' is the account's own. Exactly one of a book is `preferred`, where it has any. */
export const addressSchema = addressFieldsSchema.extend({
  address_id: z.string(),
  preferred: z.boolean(),
  country_text: z.string().describe("the country's name"),
});
export type Address = z.infer<typeof addressSchema>;

export const addressId = z.string().min(1).max(64);
/** The address list: the account's own first, where it has one. */
export const addressBookReply = z.object({ addresses: z.array(addressSchema) });

/** A country or province: its ISO code (without the country's part) and its English name. */
export const placeSchema = z.object({ code: z.string(), name: z.string() });
export type Place = z.infer<typeof placeSchema>;
