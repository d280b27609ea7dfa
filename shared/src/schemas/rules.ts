/** The rules of the account's forms. */
export const accountRuleNames = [
  'firstName',
  'lastName',
  'accountStreet',
  'accountCity',
  'accountPhone',
  'accountEmail',
  'institutionName',
  'passwordLength',
  'passwordLong',
  'passwordConfirmation',
] as const;
export type AccountRuleName = (typeof accountRuleNames)[number];

/**
 * The rules of fields that have a text of their own, by name: a schema says which one is broken, and whoever shows the
 * failure has the words for it.
 */
export const ruleNames = [
  'fullName',
  'street',
  'city',
  'country',
  'postalCode',
  'phone',
  'extension',
  'email',
  'contactPhone',
  'json',
  'listName',
  'registryTitle',
  'registryOccasion',
  'registryDescription',
  'registryDeadline',
  ...accountRuleNames,
] as const;
export type RuleName = (typeof ruleNames)[number];
