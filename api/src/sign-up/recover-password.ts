import * as m from '#messages';
import { accountById, accountByLogin, foldEmail, updateAccount } from '../account/account-repository';
import { refuseWeakPassword } from '../account/choose-password';
import { hashPassword } from '../account/password';
import { deleteTokensOfAccount, issueToken, requireToken, takeToken, tokenExpired } from '../account-token/tokens';
import type { CallContext, Input } from '../call-context/call-context';
import { write } from '../database/write';
import { admitEmail } from '../email-limit/email-limit';
import { notFound } from '../http/failure';
import { noAccountEmail, passwordChangedNotice, resetEmail } from '../mail/account-emails';
import { queueEmail } from '../mail/outbox-repository';
import { clearAccountFailures } from '../rate-limit/attempts';
import { deleteSessionsOf } from '../session/session-repository';

/**
 * Emails a link that lets its reader choose a password. Fails with no_account, but in a neutral shop, which does the
 * same for every address (SPEC-D5); with captcha, throttled.
 */
export async function emailResetLink(context: CallContext, payload: Input<'account/emailPasswordToken'>) {
  const { db, shop, now } = context;
  const email = foldEmail(payload.email_address);
  await admitEmail(context, email, payload.captcha);
  const account = await accountByLogin(db, shop.store_id, { email_address: email });
  if (!account && !shop.settings.account_neutral_answers) throw notFound('no_account', m.account_none());
  await write(db, async (tx) => {
    const grant = { shop_id: shop.store_id, purpose: 'reset', email, account_id: account?.account_id ?? '' } as const;
    const token = await issueToken(tx, grant, now);
    const { callback_url } = payload;
    const answer = account ? resetEmail(context, email, { token, callback_url }) : noAccountEmail(context, email);
    await queueEmail(tx, { ...answer, account_id: account?.account_id ?? null });
  });
  return { notice: m.account_recovery_sent() };
}

/** Sets the password and ends every session of the account. Fails with token_expired, validation. */
export async function resetPassword(context: CallContext, { token, password }: Input<'account/resetPassword'>) {
  const { db, shop, now } = context;
  const claim = { shopId: shop.store_id, purpose: 'reset', token, now } as const;
  const { email, account_id } = await requireToken(db, claim);
  await refuseWeakPassword(password, 'password', [email]);
  const password_hash = await hashPassword(password);
  await write(db, async (tx) => {
    await takeToken(tx, claim);
    const account = await accountById(tx, account_id);
    if (account?.email !== email) throw tokenExpired();
    await updateAccount(tx, account_id, { password_hash });
    await deleteTokensOfAccount(tx, account_id);
    await clearAccountFailures(tx, shop.store_id, account_id);
    await deleteSessionsOf(tx, account_id);
    await queueEmail(tx, { ...passwordChangedNotice(context, email), account_id });
  });
  if (context.session?.account_id === account_id) leaveSession(context);
  return { notice: m.account_password_changed() };
}

function leaveSession(context: CallContext): void {
  context.session = undefined;
  context.setSecret('');
}
