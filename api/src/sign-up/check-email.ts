import type { Reply } from '@bookfront/shared/schemas';
import { accountByLogin, foldEmail } from '../account/account-repository';
import { needsVerification } from '../account/verification';
import { issueToken } from '../account-token/tokens';
import type { CallContext, Input } from '../call-context/call-context';
import { write } from '../database/write';
import { admitEmail } from '../email-limit/email-limit';
import { accountExistsEmail, verificationEmail } from '../mail/account-emails';
import { queueEmail } from '../mail/outbox-repository';

type Outcome = Reply<'account/check'>;

/**
 * The three outcomes of sign-up's email check (P2 §4). A neutral shop does the same for every address and tells its
 * owner by email whether there is an account (SPEC-D5). Fails with captcha, throttled.
 */
export async function checkEmail(context: CallContext, payload: Input<'account/check'>): Promise<Outcome> {
  const { db, shop } = context;
  const email = foldEmail(payload.email_address);
  await admitEmail(context, email, payload.captcha);
  const isNeutral = shop.settings.account_neutral_answers;
  const isKnown = (await accountByLogin(db, shop.store_id, { email_address: email })) !== undefined;
  const isVerified = needsVerification(shop);
  if (isVerified && (isNeutral || !isKnown)) await sendLink(context, email, payload.callback_url, isKnown);
  const exists = isKnown && !isNeutral;
  return { email_address: { exists, validation_required: isVerified && !exists, address: email } };
}

/** Writes a token in either case, so that both take equally long; no one gets to know that of a known address. */
async function sendLink(
  context: CallContext,
  email: string,
  callback_url: string | undefined,
  isKnown: boolean,
): Promise<void> {
  await write(context.db, async (tx) => {
    const token = await issueToken(tx, { shop_id: context.shop.store_id, purpose: 'sign_up', email }, context.now);
    await queueEmail(
      tx,
      isKnown ? accountExistsEmail(context, email) : verificationEmail(context, email, { token, callback_url }),
    );
  });
}
