import { isGated } from '@bookfront/shared/routes';
import type { CallName } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { CallError, loginRequired } from '../http/failure';
import type { Shop } from './shop';

interface ShopVisitor {
  shop: Pick<Shop, 'settings'>;
  session: { account_id: string | null } | undefined;
}

const publicCalls: readonly CallName[] = [
  'store/getSettings',
  'session/get',
  'session/getChecksum',
  'account/login',
  'account/logout',
  'account/check',
  'account/create',
  'account/emailPasswordToken',
  'account/resetPassword',
  'order/findByEmail',
  'order/get',
  'captcha/getChallenge',
  'country/getList',
  'province/getList',
  'province/get',
  'log/error',
];

/** An exclusive shop invites its accounts: nobody makes one, or asks whether an address has one. */
const signUpCalls: readonly CallName[] = ['account/check', 'account/create'];

/**
 * P1 §6: a private shop is open to members only, an exclusive one to nobody here. Calls that the gate page needs stay
 * open (GAP-52), and an order by its emailed link.
 */
export function refuseClosedShop(call: CallName, visitor: ShopVisitor): void {
  const { is_exclusive } = visitor.shop.settings;
  const isPublic = publicCalls.includes(call) && !(is_exclusive && signUpCalls.includes(call));
  if (isOpenTo(visitor) || isPublic) return;
  if (is_exclusive) throw new CallError(403, 'exclusive', m.shop_closed());
  throw loginRequired(m.login_needed());
}

/** Whether this visitor may see the shop's catalogue. */
export const isOpenTo = ({ shop, session }: ShopVisitor): boolean =>
  !isGated(shop.settings, Boolean(session?.account_id), undefined);
