import * as m from '#messages';
import { type AccountRow, accountByLogin, foldEmail, updateAccount } from '../account/account-repository';
import { requireMember } from '../account/require-member';
import { requirePassword } from '../account/require-password';
import { needsVerification } from '../account/verification';
import { deleteTokensOfAccount, issueToken, requireToken, takeToken, tokenExpired } from '../account-token/tokens';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { countEmailTo } from '../email-limit/email-limit';
import { conflict } from '../http/failure';
import { emailChangedNotice, emailChangeEmail, emailChangeNotice, emailTakenEmail } from '../mail/account-emails';
import { queueEmail } from '../mail/outbox-repository';
import type { ModifyForm } from './change-profile';

/**
 * Moves the account to another address: at once, or once the link sent there is used (true). Fails with wrong_password,
 * email_taken, throttled.
 */
export async function changeEmail(context: CallContext, form: ModifyForm<'email'>): Promise<boolean> {
  const { account } = await requireMember(context);
  await requirePassword(context, account, form.password);
  const email = foldEmail(form.email_address);
  if (email === account.email) return false;
  const isVerified = needsVerification(context.shop);
  await write(context.db, (tx) => countEmailTo(tx, context, email));
  await write(context.db, async (tx) => {
    if (isVerified) await askToConfirm(tx, context, { account, email, callback_url: form.callback_url });
    else await moveTo(tx, context, account, email);
  });
  return isVerified;
}

/** Uses the link that was sent to the new address. Fails with token_expired, email_taken. */
export async function confirmEmail(context: CallContext, token: string): Promise<void> {
  const { account } = await requireMember(context);
  const claim = { shopId: context.shop.store_id, purpose: 'email', token, now: context.now } as const;
  await write(context.db, async (tx) => {
    const { account_id, email } = await requireToken(tx, claim);
    if (account_id !== account.account_id) throw tokenExpired();
    await takeToken(tx, claim);
    await moveTo(tx, context, account, email);
  });
}

interface Request {
  account: AccountRow;
  email: string;
  callback_url: string | undefined;
}

async function askToConfirm(tx: Db, context: CallContext, { account, email, callback_url }: Request): Promise<void> {
  const { shop, now } = context;
  const isTaken = (await accountByLogin(tx, shop.store_id, { email_address: email })) !== undefined;
  if (isTaken && !shop.settings.account_neutral_answers) throw emailTaken();
  const grant = { shop_id: shop.store_id, purpose: 'email', email, account_id: account.account_id } as const;
  const token = await issueToken(tx, grant, now);
  const { account_id } = account;
  const asked = isTaken ? emailTakenEmail(context, email) : emailChangeEmail(context, email, { token, callback_url });
  await queueEmail(tx, { ...asked, account_id });
  await queueEmail(tx, { ...emailChangeNotice(context, account.email, email), account_id });
}

/** Tokens sent to the old address die with it. */
async function moveTo(tx: Db, context: CallContext, account: AccountRow, email: string): Promise<void> {
  if (await accountByLogin(tx, context.shop.store_id, { email_address: email })) throw emailTaken();
  await updateAccount(tx, account.account_id, { email });
  await deleteTokensOfAccount(tx, account.account_id);
  const { account_id } = account;
  for (const recipient of [account.email, email])
    await queueEmail(tx, { ...emailChangedNotice(context, recipient, email), account_id });
}

const emailTaken = () => conflict('email_taken', m.account_email_taken());
