import { href } from '@bookfront/shared/routes';
import type { Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { requireMember } from '../../account/require-member';
import { acceptLink, refuseForeignLink } from '../../account-link/accept-link';
import { linkedAccounts, requireInstitution } from '../../account-link/linked-accounts';
import { removeChild, removeParent } from '../../account-link/remove-link';
import { requestLink } from '../../account-link/request-link';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { newId } from '../../random/new-id';
import { checkEmail } from '../../sign-up/check-email';
import { createAccount } from '../../sign-up/create-account';
import { emailResetLink, resetPassword } from '../../sign-up/recover-password';
import { buildSession } from '../../visitor/build-session';
import { logIn, logOut } from '../../visitor/log-in';
import { switchTo } from '../../visitor/switch-account';

/** Logging in and out, sign-up and recovery, and the accounts that one acts for. */
export const accountCalls = {
  'account/login': async (context, login) => loggedIn(context, await logIn(context, login)),
  'account/logout': async (context) => {
    await logOut(context);
    return buildSession(context.db, context);
  },

  'account/check': async (context, form) => {
    const checked = await checkEmail(context, form);
    return { ...checked, ...wayOn(checked) };
  },
  'account/create': async (context, form) => {
    const session = await loggedIn(context, await createAccount(context, form));
    return { ...session, next: session.cart.items.length > 0 ? href.cart() : href.account('finished') };
  },
  'account/emailPasswordToken': emailResetLink,
  'account/resetPassword': resetPassword,

  'account/getAvailableCorps': async (context, { token }) => {
    if (token) await refuseForeignLink(context, token);
    return corpsReply(context);
  },
  'account/setCorp': async (context, { corp_id }) => {
    await switchTo(context, corp_id);
    return {};
  },

  'account/getAvailableChildren': async (context) => ({
    children: await linkedAccounts(context.db, await requireInstitution(context), context.now),
  }),
  'account/linkToRequest': async (context, { email }) => ({
    children: await requestLink(context, email),
    notice: m.link_requested(),
  }),
  'account/linkToVerify': async (context, { token }) => {
    await acceptLink(context, token);
    return { ...(await corpsReply(context)), notice: m.link_accepted() };
  },
  'account/removeChildLink': async (context, { id }) => ({ children: await removeChild(context, id) }),
  'account/removeParentLink': async (context, { id }) => {
    await removeParent(context, id);
    return corpsReply(context);
  },

  'v1/transfer': async (context) => {
    await requireMember(context);
    return transferToken(context);
  },
  'v1/changeCorpAndTransfer': async (context, { corp_id }) => {
    await switchTo(context, corp_id);
    return transferToken(context);
  },
} satisfies Partial<Handlers>;

/** Where a plain form leads to that asked whether an address may sign up. */
function wayOn({ email_address: { exists, validation_required } }: Reply<'account/check'>) {
  if (exists) return { next: href.login(), notice: m.account_known() };
  return { next: validation_required ? href.verifyEmail() : href.createAccount() };
}

/** `notice`: what of a guest's cart did not fit. */
const loggedIn = async (context: CallContext, notice: string | undefined) => ({
  ...(await buildSession(context.db, context)),
  ...transferToken(context),
  ...(notice ? { notice } : {}),
});

async function corpsReply(context: CallContext): Promise<Reply<'account/getAvailableCorps'>> {
  const { corps } = await requireMember(context);
  return { corps: corps.map(({ is_owner: _role, ...corp }) => corp) };
}

/** Creates the token that identifies the visitor to a version-1 site, if the shop has one. It grants nothing here. */
const transferToken = ({ shop }: CallContext): Reply<'v1/transfer'> => (shop.settings.is_v1 ? { STG: newId() } : {});
