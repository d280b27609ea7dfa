import { messages } from '@bookfront/shared/schemas';
import type { Call, CallContext } from '../call';
import { CallError, loginRequired } from '../failure';

const outside: readonly string[] = [
  'store/getSettings',
  'session/get',
  'session/getChecksum',
  'account/login',
  'account/logout',
  'log/error',
];

/**
 * P1§6: a private shop answers members only; an exclusive one shows its shop to nobody here. What the gate page needs
 * stays open (GAP-52).
 */
export function refuseClosedShop(call: Pick<Call, 'name'>, visitor: Pick<CallContext, 'shop' | 'session'>): void {
  if (isOpenTo(visitor) || outside.includes(call.name)) return;
  if (visitor.shop.settings.is_exclusive) throw new CallError(403, 'exclusive', 'This shop is not open to the public.');
  throw loginRequired(messages.loginNeeded);
}

/** Whether the shop shows this visitor what it has. */
export const isOpenTo = ({ shop, session }: Pick<CallContext, 'shop' | 'session'>): boolean =>
  !shop.settings.is_private || (!shop.settings.is_exclusive && Boolean(session?.account_id));
