import { isGated } from '@bookfront/shared/routes';
import type { CallName } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { CallError, loginRequired } from '../http/failure';
import type { Shop } from './shop';

interface ShopVisitor {
  shop: Pick<Shop, 'settings'>;
  session: { account_id: string | null } | undefined;
}

const outside: readonly CallName[] = [
  'store/getSettings',
  'session/get',
  'session/getChecksum',
  'account/login',
  'account/logout',
  'log/error',
];

/**
 * P1 §6: a private shop answers members only; an exclusive one shows its shop to nobody here. What the gate page needs
 * stays open (GAP-52).
 */
export function refuseClosedShop(call: CallName, visitor: ShopVisitor): void {
  if (isOpenTo(visitor) || outside.includes(call)) return;
  if (visitor.shop.settings.is_exclusive) throw new CallError(403, 'exclusive', m.shop_closed());
  throw loginRequired(m.login_needed());
}

/** Whether the shop shows this visitor what it has. */
export const isOpenTo = ({ shop, session }: ShopVisitor): boolean =>
  !isGated(shop.settings, Boolean(session?.account_id), undefined);
