import { limits } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { CallError, loginRequired, refused } from '../http/failure';
import type { SessionRow } from '../session/session-repository';
import type { PricedLine } from './cart-lines';

/** P1 §6: only shops that sell online have a cart, and guests have one only if the shop lets them. */
export function refuseClosedCart({ shop, session }: CallContext): void {
  if (!shop.settings.cart_enabled) throw new CallError(403, 'cart_disabled', m.cart_ordering_disabled());
  if (!session?.account_id && !shop.settings.guest_show_cart)
    throw new CallError(401, 'login_required', m.login_needed());
}

/** The session of a visitor who has a cart. Fails with empty_cart. */
export function requireCartSession(context: CallContext): SessionRow {
  refuseClosedCart(context);
  if (!context.session) throw refused('empty_cart', m.cart_empty());
  return context.session;
}

/** Returns the member's account id; guests can't use this part of the cart (P2 §1). */
export function requireLogin({ session }: Pick<CallContext, 'session'>): string {
  if (!session?.account_id) throw loginRequired(m.login_needed());
  return session.account_id;
}

/** Limits the gift cards of an order, since one transaction issues every card and writes its email. */
export function refuseManyGiftCards(lines: readonly PricedLine[]): void {
  const count = lines.reduce((sum, { line, title }) => sum + (title.is_giftcard === 1 ? line.quantity : 0), 0);
  if (count > limits.boughtGiftCards)
    throw refused('validation', m.cart_max_gift_cards({ max: limits.boughtGiftCards }));
}
