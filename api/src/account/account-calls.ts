import type { Reply } from '@bookfront/shared/schemas';
import { type CallContext, defineCall } from '../call';
import { CallError } from '../failure';
import { newId } from '../session/session-repository';
import { buildSession } from '../session/session-service';
import { logIn, logOut } from './login-service';
import { requireMember, switchTo } from './switch-service';

export const accountCalls = [
  defineCall('account/login', async (context, login) => {
    const notice = await logIn(context, login);
    return { ...(await buildSession(context.db, context)), ...handle(context), ...(notice ? { notice } : {}) };
  }),
  defineCall('account/logout', async (context) => {
    await logOut(context);
    return buildSession(context.db, context);
  }),

  defineCall('account/getAvailableCorps', async (context, { token }) => {
    if (token) throw new CallError(403, 'wrong_account', 'This link is no longer valid.');
    const { corps } = await requireMember(context);
    return { corps: corps.map(({ is_owner: _role, ...corp }) => corp) };
  }),
  defineCall('account/setCorp', async (context, { corp_id }) => {
    await switchTo(context, corp_id);
    return {};
  }),

  defineCall('v1/transfer', async (context) => {
    await requireMember(context);
    return handle(context);
  }),
  defineCall('v1/changeCorpAndTransfer', async (context, { corp_id }) => {
    await switchTo(context, corp_id);
    return handle(context);
  }),
];

/** What a version-1 site knows the visitor by; a shop without one gives none. It opens nothing here. */
const handle = ({ shop }: CallContext): Reply<'v1/transfer'> => (shop.settings.is_v1 ? { STG: newId() } : {});
