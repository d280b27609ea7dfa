import type { RuleName } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import type { z } from 'zod';
import * as m from '#messages';

/** The shopper's text for an invalid field without a text of its own. */
export function fieldText(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === '') return m.field_needed();
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? m.field_too_long({ count: issue.maximum }) : m.field_max({ max: issue.maximum });
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? m.field_too_short({ count: issue.minimum })
      : m.field_min({ min: issue.minimum });
  return m.field_invalid();
}

const ruleTexts: Record<RuleName, () => string> = {
  fullName: m.address_name_needed,
  street: m.address_street_needed,
  city: m.address_city_needed,
  country: m.address_country_invalid,
  postalCode: m.address_postal_code_invalid,
  phone: m.address_phone_needed,
  extension: m.address_extension_invalid,
  email: m.email_invalid,
  contactPhone: m.contact_phone_needed,
  json: m.field_json_expected,
  listName: m.list_name_needed,
  registryTitle: m.registry_title_needed,
  registryOccasion: m.registry_occasion_needed,
  registryDescription: m.registry_description_needed,
  registryDeadline: m.registry_deadline_past,
  firstName: m.account_first_name_needed,
  lastName: m.account_last_name_needed,
  accountStreet: m.account_street_needed,
  accountCity: m.address_city_needed,
  accountPhone: m.account_phone_needed,
  accountEmail: m.account_email_needed,
  institutionName: m.account_institution_needed,
  passwordLength: m.account_password_short,
  passwordConfirmation: m.account_password_mismatch,
  passwordLong: () => m.account_password_long({ max: limits.account.password.max }),
};
const isRuleName = (text: string): text is RuleName => Object.hasOwn(ruleTexts, text);

/** Resolves a schema's message: the name of the broken rule, or the text itself. */
export const issueText = ({ message }: Pick<z.core.$ZodIssue, 'message'>): string =>
  isRuleName(message) ? ruleTexts[message]() : message;
