import type { Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { requireMember } from '../../account/require-member';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { CallError } from '../../http/failure';
import { newId } from '../../random/new-id';
import { buildSession } from '../../visitor/build-session';
import { logIn, logOut } from '../../visitor/log-in';
import { switchTo } from '../../visitor/switch-account';

export const accountCalls = {
  'account/login': async (context, login) => {
    const notice = await logIn(context, login);
    return { ...(await buildSession(context.db, context)), ...transferToken(context), ...(notice ? { notice } : {}) };
  },
  'account/logout': async (context) => {
    await logOut(context);
    return buildSession(context.db, context);
  },

  'account/getAvailableCorps': async (context, { token }) => {
    if (token) throw new CallError(403, 'wrong_account', m.account_link_invalid());
    const { corps } = await requireMember(context);
    return { corps: corps.map(({ is_owner: _role, ...corp }) => corp) };
  },
  'account/setCorp': async (context, { corp_id }) => {
    await switchTo(context, corp_id);
    return {};
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

/** Creates the token by which a version-1 site knows the visitor, if the shop has one. It opens nothing here. */
const transferToken = ({ shop }: CallContext): Reply<'v1/transfer'> => (shop.settings.is_v1 ? { STG: newId() } : {});
