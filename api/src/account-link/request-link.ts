import type { LinkedAccount } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { foldEmail } from '../account/account-repository';
import { issueToken } from '../account-token/tokens';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { countEmailTo } from '../email-limit/email-limit';
import { conflict, refused } from '../http/failure';
import { linkRequestEmail } from '../mail/account-emails';
import { queueEmail } from '../mail/outbox-repository';
import { linkedAccounts, requireInstitution } from './linked-accounts';

/** People of one institution, those included who have not agreed yet. */
const maxLinked = 500;

/**
 * Asks a person to buy for the institution. The answer is the same whether the address has an account. Fails with
 * wrong_account, already_verified, throttled.
 */
export async function requestLink(context: CallContext, address: string): Promise<LinkedAccount[]> {
  const institution = await requireInstitution(context);
  const { corp } = institution;
  const email = foldEmail(address);
  const grant = { shop_id: context.shop.store_id, purpose: 'link', email, corp_id: corp.id } as const;
  return write(context.db, async (tx) => {
    const linked = await linkedAccounts(tx, institution, context.now);
    if (email === institution.account.email || linked.some((one) => one.email === email && !one.pending))
      throw conflict('already_verified', m.link_already_verified());
    if (linked.length >= maxLinked) throw refused('validation', m.links_full({ max: maxLinked }));
    await countEmailTo(tx, context, email);
    await withdrawRequest(tx, grant);
    const token = await issueToken(tx, grant, context.now);
    const { account_id } = institution.account;
    await queueEmail(tx, { ...linkRequestEmail(context, email, corp.company, token), account_id });
    return linkedAccounts(tx, institution, context.now);
  });
}

/** A second request replaces the first, whose link then no longer works. */
async function withdrawRequest(
  tx: Db,
  { shop_id, email, corp_id }: { shop_id: string; email: string; corp_id: string },
): Promise<void> {
  const requests = tx.deleteFrom('account_token').where('shop_id', '=', shop_id).where('corp_id', '=', corp_id);
  await requests.where('email', '=', email).execute();
}
