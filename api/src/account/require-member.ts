import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { loginRequired } from '../http/failure';
import { type AccountRow, accountById } from './account-repository';
import { type CorpRole, corpsOf } from './corps';

/** Returns the logged-in member and the accounts they may act for. Fails with login_required. */
export async function requireMember(context: CallContext): Promise<{ account: AccountRow; corps: CorpRole[] }> {
  const account = context.session?.account_id ? await accountById(context.db, context.session.account_id) : undefined;
  if (!account) throw loginRequired(m.login_needed());
  return { account, corps: await corpsOf(context.db, account) };
}
