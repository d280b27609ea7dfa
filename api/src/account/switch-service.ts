import { messages } from '@bookfront/shared/schemas';
import type { CallContext } from '../call';
import { write } from '../database/write';
import { CallError, loginRequired } from '../failure';
import { replaceSession } from '../session/session-service';
import { type AccountRow, accountById } from './account-repository';
import { type CorpRole, corpsOf } from './corps';

/** Whoever is logged in, with the accounts they may act for. Fails with login_required. */
export async function requireMember(context: CallContext): Promise<{ account: AccountRow; corps: CorpRole[] }> {
  const account = context.session?.account_id ? await accountById(context.db, context.session.account_id) : undefined;
  if (!account) throw loginRequired(messages.loginNeeded);
  return { account, corps: await corpsOf(context.db, account) };
}

/**
 * Acts for another account from here on, in a new session (decision 1 of the specification); the cart goes along, it is
 * the person's.
 */
export async function switchTo(context: CallContext, corpId: string): Promise<void> {
  const { corps } = await requireMember(context);
  if (!corps.some((corp) => corp.id === corpId))
    throw new CallError(403, 'wrong_account', 'This account is not one of yours.');
  await write(context.db, (tx) => replaceSession(tx, context, { corp_id: corpId }));
}
