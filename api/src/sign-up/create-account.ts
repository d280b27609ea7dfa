import { randomInt } from 'node:crypto';
import { limits } from '@bookfront/shared/schemas/limits';
import * as m from '#messages';
import { type AccountRow, accountById, accountByLogin, foldEmail } from '../account/account-repository';
import { refuseWeakPassword } from '../account/choose-password';
import { hashPassword } from '../account/password';
import { needsVerification } from '../account/verification';
import { deleteTokensTo, requireToken, takeToken } from '../account-token/tokens';
import type { CallContext, Input } from '../call-context/call-context';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { conflict, invalid } from '../http/failure';
import { insertList, plainList } from '../list/list-repository';
import { checkedProfile, type Profile } from '../profile/check-profile';
import { foundInstitution, refuseInstitution } from '../profile/institution';
import { profileColumns, saveOwnAddress } from '../profile/profile-rows';
import { newId } from '../random/new-id';
import { quarterHourSeconds, reserveAttempt } from '../rate-limit/attempts';
import { changeSession } from '../visitor/log-in';

type Form = Input<'account/create'>;
interface NewAccount {
  form: Form;
  profile: Profile;
  email: string;
  password_hash: string;
}

/**
 * Creates the account and logs in (GAP-74). Returns a text as logIn does. Fails with validation, token_expired,
 * email_taken, throttled.
 */
export async function createAccount(context: CallContext, form: Form): Promise<string | undefined> {
  await countCreation(context);
  const email = await emailOf(context, form);
  const profile = checkedProfile(context, form);
  refuseWithoutConsent(context, form);
  if (profile.is_institution) refuseInstitution(context);
  await refuseWeakPassword(form.password, 'password', [email, `${form.first_name} ${form.last_name}`]);
  const password_hash = await hashPassword(form.password);
  return write(context.db, async (tx) => {
    if (form.token) await takeToken(tx, claimOf(context, form.token));
    const account = await insertAccount(tx, context, { form, profile, email, password_hash });
    return changeSession(tx, context, account);
  });
}

/** Forty from one network address in a quarter of an hour: each costs a password's hash. */
const countCreation = ({ db, shop, now, address }: CallContext): Promise<void> =>
  write(db, (tx) =>
    reserveAttempt(tx, {
      shopId: shop.store_id,
      now,
      limits: [{ who: `account from:${address}`, max: 40, seconds: quarterHourSeconds, onSuccess: 'forget one' }],
    }),
  );

const claimOf = ({ shop, now }: CallContext, token: string) =>
  ({ shopId: shop.store_id, purpose: 'sign_up', token, now }) as const;

/** The address that the token was sent to; only a shop without verification takes one from the form. */
async function emailOf(context: CallContext, { token, email_address = '' }: Form): Promise<string> {
  if (token) return (await requireToken(context.db, claimOf(context, token))).email;
  if (needsVerification(context.shop))
    throw invalid(m.account_link_needed(), { email_address: m.account_link_needed() });
  return foldEmail(email_address);
}

function refuseWithoutConsent({ shop }: CallContext, { terms_consent }: Form): void {
  if (!shop.settings.checkout_info.terms_consent_enabled || terms_consent) return;
  throw invalid(m.account_consent_needed(), { terms_consent: m.account_consent_needed() });
}

async function insertAccount(
  tx: Db,
  { shop, now }: CallContext,
  { form, profile, email, password_hash }: NewAccount,
): Promise<AccountRow> {
  const shop_id = shop.store_id;
  if (await accountByLogin(tx, shop_id, { email_address: email }))
    throw conflict('email_taken', m.account_email_taken());
  const account_id = newId();
  await tx
    .insertInto('account')
    .values({
      ...profileColumns(profile),
      account_id,
      shop_id,
      email,
      san: await newAccountNumber(tx, shop_id),
      password_hash,
      company: '',
      is_institution: 0,
      is_owner: 0,
      corp_id: '',
      wishlist_id: await addFavourites(tx, { account_id, shop_id, isAmerican: shop.settings.store_info.is_american }),
      newsletter_consent: form.newsletter_consent ? now : 0,
      terms_consent: form.terms_consent ? now : 0,
      created: now,
    })
    .execute();
  await saveOwnAddress(tx, { account_id }, profile);
  if (profile.is_institution) await foundInstitution(tx, { account_id, shop_id }, profile.company);
  await deleteTokensTo(tx, shop_id, email, 'sign_up');
  const account = await accountById(tx, account_id);
  if (!account) throw new Error('The account was not written.');
  return account;
}

/** A customer account number that the shop has not given out yet. */
async function newAccountNumber(tx: Db, shopId: string): Promise<string> {
  for (;;) {
    const san = String(randomInt(10_000_000, 100_000_000));
    if (!(await accountByLogin(tx, shopId, { san }))) return san;
  }
}

async function addFavourites(
  tx: Db,
  { account_id, shop_id, isAmerican }: { account_id: string; shop_id: string; isAmerican: boolean },
): Promise<string> {
  const list_id = newId();
  await insertList(tx, {
    ...plainList,
    list_id,
    shop_id,
    account_id,
    name: m.list_favourites({ spelling: isAmerican ? 'american' : 'british' }).slice(0, limits.list.name),
    description: '',
    can_delete: 0,
  });
  return list_id;
}
