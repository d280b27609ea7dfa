import { z } from 'zod';
import { isEmail } from '../../format/email';
import { corpSchema } from '../account';
import {
  accountFieldsSchema,
  accountUserSchema,
  institutionRule,
  linkedAccountSchema,
  namesInstitution,
} from '../account-profile';
import { limits } from '../limits';
import type { AccountRuleName, RuleName } from '../rules';
import { sessionSchema } from '../session';
import { fileAnswer, flag, next, none, notice } from '../wire';

const { account } = limits;
const email = z
  .string()
  .default('')
  .pipe(
    z
      .string()
      .trim()
      .min(1, 'accountEmail' satisfies AccountRuleName)
      .max(account.text),
  )
  .refine(isEmail, 'email' satisfies RuleName);
const token = z.string().min(1).max(account.token);
/** Used only where its origin is the shop's own, else the shop's page for it (SPEC-D3). `token` is added to its query. */
const callback_url = z.string().max(limits.url);
const captcha = z.string().max(4000).optional().describe('after the failure captcha: the solved challenge');
const password = z.string().default('').pipe(z.string().min(1).max(limits.login.password));
const newPassword = z
  .string()
  .default('')
  .pipe(
    z
      .string()
      .min(account.password.min, 'passwordLength' satisfies AccountRuleName)
      .max(account.password.max, 'passwordLong' satisfies AccountRuleName),
  );
/** A plain form also sends what was typed to confirm the new password; a page compares the two itself. */
const confirmation = z.string().optional();
const isConfirmed =
  (name: 'password' | 'new_password') =>
  (form: { [Field in 'password' | 'new_password' | 'confirmation']?: string | undefined }) =>
    form.confirmation === undefined || form.confirmation === form[name];
const confirmationRule = { path: ['confirmation'], error: 'passwordConfirmation' satisfies AccountRuleName };
const linkId = z.object({ id: z.string().min(1).max(64) });
const children = z.object({ children: z.array(linkedAccountSchema) });
const corps = z.object({ corps: z.array(corpSchema) });

const modifyForms = {
  profile: accountFieldsSchema.extend({ password }),
  password: z.object({ password, new_password: newPassword, confirmation }),
  email: z.object({ email_address: email, password, callback_url: callback_url.optional() }),
  token: z.object({ token }),
};
type ModifyForms = { [Form in keyof typeof modifyForms]: z.input<(typeof modifyForms)[Form]> };

/** Which of the four forms of account/modify the fields are (P2 §7), for the api as `form`. */
const modifyPayload = z.preprocess(
  (fields: ModifyForms[keyof ModifyForms]) => ({ ...fields, form: formOf(fields) }),
  z.discriminatedUnion('form', [
    modifyForms.profile.extend({ form: z.literal('profile') }).refine(namesInstitution, institutionRule),
    modifyForms.password.extend({ form: z.literal('password') }).refine(isConfirmed('new_password'), confirmationRule),
    modifyForms.email.extend({ form: z.literal('email') }),
    modifyForms.token.extend({ form: z.literal('token') }),
  ]),
);
function formOf(fields: object): keyof typeof modifyForms {
  if ('token' in fields) return 'token';
  if ('new_password' in fields) return 'password';
  return 'email_address' in fields && !('first_name' in fields) ? 'email' : 'profile';
}

/** The account of a person: sign-up, recovery, details, and the accounts that are linked with it (P2 §7). */
export const accountAreaCalls = {
  /**
   * Tells whether sign-up goes on at once, needs the emailed link first, or is of no use. A neutral shop always answers
   * validation_required, and an email tells the owner of a known address (SPEC-D5).
   */
  'account/check': {
    payload: z.object({ email_address: email, callback_url: callback_url.optional(), captcha }),
    reply: z.object({
      email_address: z.object({ exists: z.boolean(), validation_required: z.boolean(), address: z.string() }),
      notice,
      next,
    }),
    write: true,
  },
  /** Logs in (GAP-74). With `token` the address is the one that the token was sent to. */
  'account/create': {
    payload: accountFieldsSchema
      .extend({
        email_address: email.optional(),
        token: token.optional(),
        password: newPassword,
        confirmation,
        terms_consent: flag.default(false),
        newsletter_consent: flag.default(false),
      })
      .refine(namesInstitution, institutionRule)
      .refine(isConfirmed('password'), confirmationRule)
      .refine(({ email_address, token: sent }) => email_address || sent, {
        path: ['email_address'],
        error: 'accountEmail' satisfies AccountRuleName,
      }),
    reply: sessionSchema.extend({ STG: z.string().optional(), notice, next }),
    write: true,
  },
  /** Fails with no_account ('No account for that email'), but not in a neutral shop. */
  'account/emailPasswordToken': {
    payload: z.object({ email_address: email, callback_url: callback_url.optional(), captcha }),
    reply: z.object({ notice }),
    write: true,
  },
  /** Ends every session of the account. */
  'account/resetPassword': {
    payload: z.object({ password: newPassword, confirmation, token }).refine(isConfirmed('password'), confirmationRule),
    reply: z.object({ notice }),
    write: true,
  },
  /** Not in the specification: what the form of Account Details starts from. */
  'account/getDetails': { payload: none, reply: z.object({ user: accountUserSchema }), write: false },
  /**
   * `validation_required`: the new email counts once the emailed link is used. A new password ends the other sessions
   * and gives this one a new handle. Fails with wrong_password, email_taken or token_expired.
   */
  'account/modify': {
    payload: modifyPayload,
    reply: z.object({
      user: accountUserSchema,
      session: sessionSchema,
      validation_required: z.boolean().optional(),
      notice,
    }),
    write: true,
  },
  /** Logs out (GAP-74). */
  'account/delete': {
    payload: z.object({ email_address: email, password }),
    reply: sessionSchema.extend({ notice }),
    write: true,
  },
  /** Ends every session of the account, this one too. */
  'account/logOutEverywhere': { payload: none, reply: sessionSchema.extend({ notice }), write: true },
  /** Apart from the profile: agreed to or taken back by itself. */
  'account/setNewsletterConsent': {
    payload: z.object({ consent: flag }),
    reply: z.object({ user: accountUserSchema, notice }),
    write: true,
  },
  /** All that the shop keeps of the account, as JSON. */
  'account/exportData': { payload: none, reply: fileAnswer, write: true },

  /** The people who buy for the institution; its owner only (wrong_account). */
  'account/getAvailableChildren': { payload: none, reply: children, write: false },
  /** Emails a link to the person, whose row is pending until it is used. */
  'account/linkToRequest': { payload: z.object({ email }), reply: children.extend({ notice }), write: true },
  /** The person who opens the link agrees. Fails with already_verified ('Already verified') or token_expired. */
  'account/linkToVerify': { payload: z.object({ token }), reply: corps.extend({ notice }), write: true },
  'account/removeChildLink': { payload: linkId, reply: children, write: true },
  'account/removeParentLink': { payload: linkId, reply: corps, write: true },
};
