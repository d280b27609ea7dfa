import * as m from '#messages';
import { changeEmail, confirmEmail } from '../../account-change/change-email';
import { changePassword, logOutEverywhere } from '../../account-change/change-password';
import { changeProfile, setNewsletterConsent } from '../../account-change/change-profile';
import { deleteAccount } from '../../account-change/delete-account';
import { exportAccount } from '../../account-change/export-account';
import type { CallContext, Handlers, Input } from '../../call-context/call-context';
import { accountReply } from '../../profile/account-user';
import type { Reports } from '../../report/reports';
import { buildSession } from '../../visitor/build-session';

/** What members change of their own account (P2 §7). */
export const accountChangeCalls = (reports: Reports) =>
  ({
    'account/getDetails': async (context) => ({ user: (await accountReply(context)).user }),
    'account/modify': async (context, form) => {
      const isToVerify = await modify(context, form);
      return {
        ...(await accountReply(context)),
        ...(isToVerify ? { validation_required: true } : {}),
        notice: noticeOf(form, isToVerify),
      };
    },
    'account/delete': async (context, form) => {
      await reports.deleteFiles(await deleteAccount(context, form));
      return { ...(await buildSession(context.db, context)), notice: m.account_deleted() };
    },
    'account/logOutEverywhere': async (context) => {
      await logOutEverywhere(context);
      return { ...(await buildSession(context.db, context)), notice: m.account_logged_out() };
    },
    'account/setNewsletterConsent': async (context, { consent }) => {
      await setNewsletterConsent(context, consent);
      return { user: (await accountReply(context)).user, notice: m.account_newsletter_saved() };
    },
    'account/exportData': exportAccount,
  }) satisfies Partial<Handlers>;

/** Returns whether the change waits for its link to be used. */
async function modify(context: CallContext, form: Input<'account/modify'>): Promise<boolean> {
  if (form.form === 'email') return changeEmail(context, form);
  if (form.form === 'profile') await changeProfile(context, form);
  else if (form.form === 'password') await changePassword(context, form);
  else await confirmEmail(context, form.token);
  return false;
}

function noticeOf(form: Input<'account/modify'>, isToVerify: boolean): string {
  if (form.form === 'email')
    return isToVerify ? m.account_email_to_verify({ email: form.email_address }) : m.account_email_updated();
  if (form.form === 'password') return m.account_password_updated();
  return form.form === 'token' ? m.account_email_verified() : m.account_updated();
}
