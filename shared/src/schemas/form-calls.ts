import type { CallName } from '.';
import { accountFieldsSchema } from './account-profile';
import { addressFieldsSchema } from './address';

interface FormCall {
  /**
   * Fields that stand in the form again after a failure: never a password, a token or what pays. A field of a group is
   * named `group.key`; the call gets the group as JSON.
   */
  kept: readonly string[];
  /** The page that follows a success begins with these fields too. */
  isCarriedOn?: boolean;
  /** Sent again right after its answer, it is meant again: one more copy. */
  isRepeatable?: boolean;
}

const nothing: FormCall = { kept: [] };
const email: FormCall = { kept: ['email_address'] };
const account = Object.keys(accountFieldsSchema.shape);
const address = Object.keys(addressFieldsSchema.shape);

/** Forms post to /do/<name> before the page is hydrated (or without scripts); these calls only. */
const formCalls = new Map<string, FormCall>(
  Object.entries({
    'cart/add': { ...nothing, isRepeatable: true },
    'cart/removeItem': nothing,
    'cart/removeAll': nothing,
    'account/login': nothing,
    'account/logout': nothing,
    'titlelist/addItemToList': nothing,
    'titlelist/removeItemFromList': nothing,
    'titlelist/removeItemsFromList': nothing,
    'newsletter/subscribe': nothing,
    'account/check': { ...email, isCarriedOn: true },
    'account/create': {
      kept: [...account, 'email_address', 'newsletter_consent', 'terms_consent'],
    },
    'account/emailPasswordToken': email,
    'account/resetPassword': nothing,
    'account/modify': { kept: [...account, 'email_address'] },
    'account/delete': nothing,
    'account/logOutEverywhere': nothing,
    'account/setNewsletterConsent': nothing,
    'account/linkToRequest': { kept: ['email'] },
    'account/linkToVerify': nothing,
    'account/removeChildLink': nothing,
    'account/removeParentLink': nothing,
    'address/create': { kept: address },
    'address/modify': { kept: address },
    'address/delete': nothing,
    'address/setPreferred': nothing,
    'order/findByEmail': { kept: ['order_number', 'email_address'] },
    'order/reorder': nothing,
  } satisfies Partial<Record<CallName, FormCall>>),
);

/** How a plain form's call is treated; undefined: no form may post it. */
export const formCallOf = (name: string): FormCall | undefined => formCalls.get(name);

/** A form's fields as the call takes them: those of a group become one JSON text. */
export function toPayload({ kept }: FormCall, fields: Record<string, string>): Record<string, string> {
  const entries = Object.entries(fields);
  const groupOf = (name: string) => kept.find((group) => name.startsWith(`${group}.`));
  const groups = kept.flatMap((group) => {
    const own = entries.filter(([name]) => groupOf(name) === group);
    const members = own.map(([name, value]) => [name.slice(group.length + 1), value]);
    return own.length > 0 ? [[group, JSON.stringify(Object.fromEntries(members))]] : [];
  });
  return Object.fromEntries([...entries.filter(([name]) => !groupOf(name)), ...groups]);
}

/** Whether a field stands in the form again. */
export const isKept = ({ kept }: FormCall, name: string): boolean => kept.includes(name.split('.')[0] ?? '');
