import type { Corp } from '@bookfront/shared/schemas';
import type { Db } from '../database/open';
import type { SessionRow } from '../session/session-repository';
import type { AccountRow } from './account-repository';

/** The personal account, which every member has. */
const personalCorp = 'personal';

/** An account that a member can act for, and whether they own it. */
export interface CorpRole extends Corp {
  is_owner: boolean;
}

/** The personal account, then the others by name (P1 §3 Available corp). */
export async function corpsOf(db: Db, account: AccountRow): Promise<CorpRole[]> {
  const rows = await db
    .selectFrom('corp_member')
    .innerJoin('corp', (join) =>
      join.onRef('corp.corp_id', '=', 'corp_member.corp_id').onRef('corp.shop_id', '=', 'corp_member.shop_id'),
    )
    .select(['corp.corp_id', 'name', 'type', 'is_institution', 'company', 'is_owner'])
    .where('account_id', '=', account.account_id)
    .where('corp.shop_id', '=', account.shop_id)
    .orderBy('name')
    .execute();
  const others = rows.map((row) => ({
    id: row.corp_id,
    name: row.name,
    type: row.type,
    is_institution: row.is_institution === 1,
    company: row.company,
    is_personal: false,
    is_owner: row.is_owner === 1,
  }));
  return [personalOf(account), ...others];
}

/**
 * The account the visitor acts for: the session's, else their default, else their personal one. An account they have
 * left is ignored.
 */
export function corpInUse(
  corps: readonly CorpRole[],
  account: AccountRow,
  session: Pick<SessionRow, 'corp_id'>,
): CorpRole {
  const wanted = [session.corp_id, account.corp_id].flatMap((id) => corps.find((corp) => corp.id === id) ?? []);
  return wanted[0] ?? personalOf(account);
}

const personalOf = (account: AccountRow): CorpRole => ({
  id: personalCorp,
  name: `${account.first_name} ${account.last_name}`.trim() || account.email,
  type: 'customer',
  is_institution: false,
  company: '',
  is_personal: true,
  is_owner: true,
});
