import * as m from '#messages';
import { requireMember } from '../account/require-member';
import { takeToken, tokenOf } from '../account-token/tokens';
import type { CallContext } from '../call-context/call-context';
import { write } from '../database/write';
import { CallError, conflict } from '../http/failure';

const claimOf = ({ shop, now }: CallContext, token: string) =>
  ({ shopId: shop.store_id, purpose: 'link', token, now }) as const;

/**
 * The person to whom the link was sent agrees to buy for the institution. Fails with login_required, already_verified,
 * token_expired, and wrong_account for a link that was sent to another address.
 */
export async function acceptLink(context: CallContext, token: string): Promise<void> {
  const { account, corps } = await requireMember(context);
  await write(context.db, async (tx) => {
    const request = await tokenOf(tx, claimOf(context, token));
    if (request && request.email !== account.email) throw new CallError(403, 'wrong_account', m.link_not_for_you());
    if (request && corps.some(({ id }) => id === request.corp_id))
      throw conflict('already_verified', m.link_already_verified());
    const { corp_id } = await takeToken(tx, claimOf(context, token));
    await tx
      .insertInto('corp_member')
      .values({ account_id: account.account_id, shop_id: account.shop_id, corp_id, is_owner: 0 })
      .execute();
  });
}

/** GAP-63: a token given with account/getAvailableCorps must be one that was sent to the member. */
export async function refuseForeignLink(context: CallContext, token: string): Promise<void> {
  const { account } = await requireMember(context);
  const request = await tokenOf(context.db, claimOf(context, token));
  if (request?.email !== account.email) throw new CallError(403, 'wrong_account', m.account_link_invalid());
}
