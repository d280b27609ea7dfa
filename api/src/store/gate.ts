import { messages } from '@bookfront/shared/schemas';
import type { Call, CallContext } from '../call';
import { CallError, loginRequired } from '../failure';

const outside: readonly string[] = ['store/getSettings', 'session/get', 'session/getChecksum', 'account/login', 'account/logout', 'log/error'];

/** P1§6: a private shop answers members only; an exclusive one shows its shop to nobody here. What the gate page needs stays open (GAP-52). */
export function refuseClosedShop(call: Call, { shop, session }: CallContext): void {
  if (!shop.settings.is_private || outside.includes(call.name)) return;
  if (shop.settings.is_exclusive) throw new CallError(403, 'exclusive', 'This shop is not open to the public.');
  if (!session?.account_id) throw loginRequired(messages.loginNeeded);
}
