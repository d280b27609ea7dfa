import * as m from '#messages';
import { type AccountRow, accountByLogin, foldEmail, replaceHash } from '../account/account-repository';
import { hashPassword, isOutdatedHash, isPassword } from '../account/password';
import type { CallContext } from '../call-context/call-context';
import { cartKeyOfAccount } from '../cart/cart-repository';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { CallError, invalid } from '../http/failure';
import { accountWho, clearFailures, loginLimits } from '../rate-limit/attempts';
import { replaceSession } from '../session/require-session';
import { deleteSession, insertCart } from '../session/session-repository';
import { leftOutNotice } from './left-out-notice';
import { admitLogin } from './login-guard';
import { mergeGuestCart } from './merge-carts';

export interface Login {
  email_address?: string | undefined;
  san?: string | undefined;
  password: string;
  captcha?: string | undefined;
}

/**
 * Starts a new session for the account and moves the guest's cart into it. Returns a text for the shopper if not
 * everything fitted.
 */
export async function logIn(context: CallContext, login: Login): Promise<string | undefined> {
  const name = loginName(login);
  const account = await accountByLogin(context.db, context.shop.store_id, name);
  const who = account ? accountWho(account.account_id) : `name:${'san' in name ? name.san : name.email_address}`;
  const attempt = { shopId: context.shop.store_id, now: context.now, limits: loginLimits(who, context.address) };
  await admitLogin(context, { who, attempt, captcha: login.captcha });
  if (!(await isPassword(account?.password_hash, login.password)) || !account)
    throw new CallError(401, 'invalid_login', m.login_failed());
  const renewed = isOutdatedHash(account.password_hash) ? await hashPassword(login.password) : undefined;
  return write(context.db, async (tx) => {
    await clearFailures(tx, attempt);
    if (renewed) await replaceHash(tx, account, renewed);
    return changeSession(tx, context, account);
  });
}

/** Ends the session: its secret stops working and the visitor becomes a guest without a row. */
export async function logOut(context: CallContext): Promise<void> {
  const { session } = context;
  if (session) await write(context.db, (tx) => deleteSession(tx, session.session_id));
  context.session = undefined;
  context.setSecret('');
}

/**
 * P1 §5: a name with '@' is an email address, any other an account number, whichever field it is in, since the plain
 * form has one field for both.
 */
function loginName(login: Login): { san: string } | { email_address: string } {
  if (login.password === '') throw invalid(m.login_password_needed(), { password: m.login_password_needed() });
  const name = login.san?.trim() || login.email_address?.trim() || '';
  if (name === '') throw invalid(m.login_email_needed(), { email_address: m.login_email_needed() });
  return name.includes('@') ? { email_address: foldEmail(name) } : { san: name };
}

/** Starts a new session for the account and moves the guest's cart into it. Returns a text as logIn does. */
export async function changeSession(tx: Db, context: CallContext, account: AccountRow): Promise<string | undefined> {
  const { session: old } = context;
  const cart_key = await accountCart(tx, context, account);
  const leftOut = old && old.cart_key !== cart_key ? await mergeGuestCart(tx, old.cart_key, cart_key) : undefined;
  await replaceSession(tx, context, { account_id: account.account_id, cart_key, corp_id: '' });
  return leftOut && leftOutNotice(tx, context, leftOut);
}

async function accountCart(tx: Db, { shop }: CallContext, account: AccountRow): Promise<string> {
  return (await cartKeyOfAccount(tx, account.account_id)) ?? insertCart(tx, shop, account.account_id);
}
