import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { write } from '../database/write';
import { refused } from '../http/failure';
import { accountWho, clearFailures, loginLimits, quarterHourSeconds, reserveAttempt } from '../rate-limit/attempts';
import type { AccountRow } from './account-repository';
import { isPassword } from './password';

/**
 * Asks the member for the password again (ACC-27 to ACC-29), within the limits of a login; and fifty times from all
 * addresses, since this form has no human check and only a stolen session guesses so often. Fails with wrong_password,
 * throttled.
 */
export async function requirePassword(context: CallContext, account: AccountRow, password: string): Promise<void> {
  const who = accountWho(account.account_id);
  const everywhere = { who: `${who} again`, max: 50, seconds: quarterHourSeconds, onSuccess: 'forget one' } as const;
  const limits = [...loginLimits(who, context.address), everywhere];
  const attempt = { shopId: context.shop.store_id, now: context.now, limits };
  await write(context.db, (tx) => reserveAttempt(tx, attempt));
  if (!(await isPassword(account.password_hash, password)))
    throw refused('wrong_password', m.password_wrong(), { password: m.password_wrong() });
  await write(context.db, (tx) => clearFailures(tx, attempt));
}
