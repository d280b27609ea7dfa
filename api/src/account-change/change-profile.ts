import { type AccountRow, updateAccount } from '../account/account-repository';
import { corpInUse, corpsOf } from '../account/corps';
import { requireMember } from '../account/require-member';
import { requirePassword } from '../account/require-password';
import type { CallContext, Input } from '../call-context/call-context';
import { write } from '../database/write';
import { checkedProfile } from '../profile/check-profile';
import { changeInstitution } from '../profile/institution';
import { profileColumns, saveOwnAddress } from '../profile/profile-rows';

export type ModifyForm<Name extends Input<'account/modify'>['form']> = Extract<Input<'account/modify'>, { form: Name }>;

/** Saves Account Details, with the account's own address. Fails with wrong_password, validation. */
export async function changeProfile(context: CallContext, form: ModifyForm<'profile'>): Promise<void> {
  const { account } = await requireMember(context);
  await requirePassword(context, account, form.password);
  const profile = checkedProfile(context, form);
  await write(context.db, async (tx) => {
    const corps = await corpsOf(tx, account);
    const inUse = corpInUse(corps, account, { corp_id: context.session?.corp_id ?? '' });
    await updateAccount(tx, account.account_id, profileColumns(profile));
    await saveOwnAddress(tx, account, profile);
    await changeInstitution(tx, context, account, { inUse, corps, profile });
  });
}

/** Newsletter consent is kept apart from the profile, with the time that it was given. */
export async function setNewsletterConsent(context: CallContext, consent: boolean): Promise<void> {
  const { account } = await requireMember(context);
  await write(context.db, (tx) =>
    updateAccount(tx, account.account_id, { newsletter_consent: consentOf(account, consent, context.now) }),
  );
}

const consentOf = ({ newsletter_consent }: AccountRow, consent: boolean, now: number): number =>
  consent ? newsletter_consent || now : 0;
