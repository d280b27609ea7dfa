import type { LinkedAccount } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { AccountRow } from '../account/account-repository';
import { type CorpRole, corpInUse } from '../account/corps';
import { requireMember } from '../account/require-member';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { CallError } from '../http/failure';

export interface Institution {
  account: AccountRow;
  corp: CorpRole;
}

/** The institution that the member acts for as its owner (SEC-26, SEC-28). Fails with login_required, wrong_account. */
export async function requireInstitution(context: CallContext): Promise<Institution> {
  const { account, corps } = await requireMember(context);
  const corp = corpInUse(corps, account, { corp_id: context.session?.corp_id ?? '' });
  if (!corp.is_institution || !corp.is_owner) throw notOwner(corp);
  return { account, corp };
}

export const notOwner = ({ company, name }: CorpRole) =>
  new CallError(403, 'wrong_account', m.link_not_yours({ company: company || name }));

/** Those who buy for the institution by name, without its owner, then those who were asked and have not agreed yet. */
export async function linkedAccounts(db: Db, { account, corp }: Institution, now: number): Promise<LinkedAccount[]> {
  const { shop_id } = account;
  const members = await db
    .selectFrom('corp_member')
    .innerJoin('account', 'account.account_id', 'corp_member.account_id')
    .select(['account.account_id', 'email', 'first_name', 'last_name'])
    .where('corp_member.shop_id', '=', shop_id)
    .where('corp_member.corp_id', '=', corp.id)
    .where('corp_member.is_owner', '=', 0)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
  const requests = await requestsOf(db, shop_id, corp.id, now);
  return [
    ...members.map(({ account_id, email, first_name, last_name }) =>
      toLinked(account_id, email, `${first_name} ${last_name}`.trim(), false),
    ),
    ...requests.map(({ token_hash, email }) => toLinked(token_hash, email, '', true)),
  ];
}

const requestsOf = (db: Db, shopId: string, corpId: string, now: number) =>
  db
    .selectFrom('account_token')
    .select(['token_hash', 'email'])
    .where('shop_id', '=', shopId)
    .where('corp_id', '=', corpId)
    .where('used', '=', 0)
    .where('until', '>', now)
    .orderBy('email')
    .execute();

const toLinked = (id: string, email: string, name: string, pending: boolean): LinkedAccount => ({
  id,
  email,
  name,
  pending,
  is_institution: false,
  type: 'customer',
  company: '',
});
