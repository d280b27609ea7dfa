import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as m from '#messages';
import type { AccountTokenTable, TokenPurpose } from '../database/account-tables';
import type { Db } from '../database/open';
import { daySeconds } from '../dates/dates';
import { refused } from '../http/failure';

export type TokenRow = Selectable<AccountTokenTable>;

const hourSeconds = 3600;
const lifeSeconds: Record<TokenPurpose, number> = {
  sign_up: daySeconds,
  reset: hourSeconds,
  email: daySeconds,
  link: 7 * daySeconds,
};

/** What a token grants; `email` is folded. */
export interface TokenGrant {
  shop_id: string;
  purpose: TokenPurpose;
  email: string;
  account_id?: string;
  corp_id?: string;
}

/** Returns the secret for an emailed link; the database keeps its hash alone. Expired tokens are deleted. */
export async function issueToken(tx: Db, grant: TokenGrant, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.deleteFrom('account_token').where('until', '<=', now).execute();
  await tx
    .insertInto('account_token')
    .values({
      account_id: '',
      corp_id: '',
      ...grant,
      token_hash: hashOf(token),
      until: now + lifeSeconds[grant.purpose],
    })
    .execute();
  return token;
}

interface TokenClaim {
  shopId: string;
  purpose: TokenPurpose;
  token: string;
  now: number;
}

/** A token of this shop and purpose that has not expired, used or not. */
export const tokenOf = (db: Db, { shopId, purpose, token, now }: TokenClaim): Promise<TokenRow | undefined> =>
  db
    .selectFrom('account_token')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('shop_id', '=', shopId)
    .where('purpose', '=', purpose)
    .where('until', '>', now)
    .executeTakeFirst();

/** Fails with token_expired for a token that is unknown, expired, used, or meant for something else. */
export async function requireToken(db: Db, claim: TokenClaim): Promise<TokenRow> {
  const row = await tokenOf(db, claim);
  if (!row || row.used > 0) throw tokenExpired();
  return row;
}

/** Uses the token up. Fails as requireToken does. */
export async function takeToken(tx: Db, claim: TokenClaim): Promise<TokenRow> {
  const row = await requireToken(tx, claim);
  await tx.updateTable('account_token').set({ used: claim.now }).where('token_hash', '=', row.token_hash).execute();
  return row;
}

export const tokenExpired = () => refused('token_expired', m.link_expired());

/** Deletes the tokens that could still change the account. */
export async function deleteTokensOfAccount(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom('account_token').where('account_id', '=', accountId).execute();
}

/** Deletes whatever was sent to the address, used tokens included. */
export async function deleteTokensTo(tx: Db, shopId: string, email: string, purpose?: TokenPurpose): Promise<void> {
  const sent = tx.deleteFrom('account_token').where('shop_id', '=', shopId).where('email', '=', email);
  await (purpose ? sent.where('purpose', '=', purpose) : sent).execute();
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
