import * as m from '#messages';
import { type AccountRow, foldEmail } from '../account/account-repository';
import { corpsOf } from '../account/corps';
import { requireMember } from '../account/require-member';
import { requirePassword } from '../account/require-password';
import { deleteTokensOfAccount, deleteTokensTo } from '../account-token/tokens';
import type { CallContext, Input } from '../call-context/call-context';
import { cartKeyOfAccount, clearCart } from '../cart/cart-repository';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { CallError } from '../http/failure';
import { deleteList, namesOfAccount } from '../list/list-repository';
import { deleteEmailsOf } from '../mail/outbox-repository';
import { forgetBuyer } from '../order/order-repository';
import { refuseOpenPayment } from '../payment-record/open-payment';
import { deleteInstitution } from '../profile/institution';
import { clearAccountFailures } from '../rate-limit/attempts';
import { deleteRegistry, registriesOf } from '../registry/registry-repository';
import { deleteReportsOf } from '../report/report-repository';
import { deleteSessionsOf } from '../session/session-repository';

/**
 * Deletes the account with all that is personal, and logs out. The shop's books keep each order as it was placed, with
 * its address and email, but without the account. Returns the ids of reports whose files are to go. Fails with
 * wrong_account, wrong_password, payment_pending.
 */
export async function deleteAccount(context: CallContext, form: Input<'account/delete'>): Promise<string[]> {
  const { account } = await requireMember(context);
  if (foldEmail(form.email_address) !== account.email) throw new CallError(403, 'wrong_account', m.account_not_yours());
  await requirePassword(context, account, form.password);
  const reports = await write(context.db, (tx) => deleteAll(tx, context, account), { durable: true });
  context.session = undefined;
  context.setSecret('');
  return reports;
}

async function deleteAll(tx: Db, { shop }: CallContext, account: AccountRow): Promise<string[]> {
  const { account_id, email } = account;
  const shop_id = shop.store_id;
  await deleteCart(tx, account_id);
  for (const list of await namesOfAccount(tx, account_id)) await deleteList(tx, list);
  for (const registry of await registriesOf(tx, shop_id, account_id))
    await deleteRegistry(tx, registry.gift_registry_id);
  for (const corp of await corpsOf(tx, account))
    if (corp.is_institution && corp.is_owner) await deleteInstitution(tx, shop_id, corp.id);
  await tx.deleteFrom('corp_member').where('account_id', '=', account_id).execute();
  await tx.deleteFrom('address').where('account_id', '=', account_id).execute();
  await deleteTokensOfAccount(tx, account_id);
  await deleteTokensTo(tx, shop_id, email);
  await deleteEmailsOf(tx, { shop_id, account_id, email });
  await clearAccountFailures(tx, shop_id, account_id);
  await forgetBuyer(tx, account_id);
  await deleteSessionsOf(tx, account_id);
  const reports = await deleteReportsOf(tx, account_id);
  await tx.deleteFrom('account').where('account_id', '=', account_id).execute();
  return reports;
}

async function deleteCart(tx: Db, accountId: string): Promise<void> {
  const cart_key = await cartKeyOfAccount(tx, accountId);
  if (cart_key === undefined) return;
  await refuseOpenPayment(tx, { cart_key });
  await clearCart(tx, cart_key);
  await tx.deleteFrom('card_handle').where('cart_key', '=', cart_key).execute();
  await tx.deleteFrom('cart_import').where('cart_key', '=', cart_key).execute();
  await tx.deleteFrom('submission').where('cart_key', '=', cart_key).execute();
  await tx.deleteFrom('cart').where('cart_key', '=', cart_key).execute();
}
