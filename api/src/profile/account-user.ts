import { type AccountUser, phoneTypes, type Session } from '@bookfront/shared/schemas';
import { z } from 'zod';
import * as m from '#messages';
import { type AccountRow, accountById } from '../account/account-repository';
import type { CallContext } from '../call-context/call-context';
import { parseColumn } from '../database/parse-column';
import { loginRequired } from '../http/failure';
import { buildSession } from '../visitor/build-session';
import { ownAddress } from './profile-rows';

/** The member's session, and all that Account Details shows of the person. Fails with login_required. */
export async function accountReply(context: CallContext): Promise<{ user: AccountUser; session: Session }> {
  const session = await buildSession(context.db, context);
  const account = context.session?.account_id ? await accountById(context.db, context.session.account_id) : undefined;
  if (!account || !session.user) throw loginRequired(m.login_needed());
  return { user: { ...session.user, ...(await detailsOf(context, account)) }, session };
}

/** What the form of Account Details has beyond the session's user. */
export async function detailsOf({ db, shop }: Pick<CallContext, 'db' | 'shop'>, account: AccountRow) {
  const address = await ownAddress(db, account.account_id);
  return {
    phone_number_type: toPhoneType(account.phone_number_type),
    phone_number_ext: account.phone_number_ext,
    alt_phone_number: account.alt_phone_number,
    alt_phone_number_type: toPhoneType(account.alt_phone_number_type),
    alt_phone_number_ext: account.alt_phone_number_ext,
    street_address: address?.street_address ?? '',
    street_address_2: address?.street_address_2 ?? '',
    city: address?.city ?? '',
    country: address?.country ?? shop.settings.store_info.country,
    province: address?.province ?? '',
    postal_code: address?.postal_code ?? '',
    account_extra_fields: parseColumn(extraFieldsSchema, account.account_extra_fields),
    newsletter_consent: account.newsletter_consent > 0,
  };
}

const extraFieldsSchema = z.record(z.string(), z.string());
const toPhoneType = (text: string) => phoneTypes.find((type) => type === text) ?? 'home';
