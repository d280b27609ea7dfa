import { updateAccount } from '../account/account-repository';
import { refuseWeakPassword } from '../account/choose-password';
import { hashPassword } from '../account/password';
import { requireMember } from '../account/require-member';
import { requirePassword } from '../account/require-password';
import { deleteTokensOfAccount } from '../account-token/tokens';
import type { CallContext } from '../call-context/call-context';
import { write } from '../database/write';
import { passwordChangedNotice } from '../mail/account-emails';
import { queueEmail } from '../mail/outbox-repository';
import { replaceSession } from '../session/require-session';
import { deleteSessionsOf } from '../session/session-repository';
import type { ModifyForm } from './change-profile';

/**
 * Changes the password: this session gets a new secret (SPEC-D1), all others of the account end, and tokens that could
 * change the account die. Fails with wrong_password, validation.
 */
export async function changePassword(context: CallContext, form: ModifyForm<'password'>): Promise<void> {
  const { account } = await requireMember(context);
  await requirePassword(context, account, form.password);
  await refuseWeakPassword(form.new_password, 'new_password', [account.email]);
  const password_hash = await hashPassword(form.new_password);
  await write(context.db, async (tx) => {
    await updateAccount(tx, account.account_id, { password_hash });
    await deleteTokensOfAccount(tx, account.account_id);
    const session = await replaceSession(tx, context, {});
    await deleteSessionsOf(tx, account.account_id, session.session_id);
    await queueEmail(tx, { ...passwordChangedNotice(context, account.email), account_id: account.account_id });
  });
}

/** Ends every session of the account, this one too. */
export async function logOutEverywhere(context: CallContext): Promise<void> {
  const { account } = await requireMember(context);
  await write(context.db, (tx) => deleteSessionsOf(tx, account.account_id));
  context.session = undefined;
  context.setSecret('');
}
