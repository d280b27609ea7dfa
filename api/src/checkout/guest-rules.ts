import { isEmail } from '@bookfront/shared/format/email';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { PricedLine } from '../cart/cart-lines';
import { invalid, loginRequired, refused } from '../http/failure';
import { needsAccount } from '../pricing/build-cart';

export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** P2 §1: a guest may pick up only what is on the shelf, where the shop lets guests order. */
export function refuseGuest({ session, shop }: CallContext, lines: readonly PricedLine[]): void {
  if (session?.account_id) return;
  if (!shop.settings.guest_allow_checkout || !shop.settings.guest_show_price) throw loginRequired(m.login_needed());
  const reason = guestBlock(lines);
  if (reason) throw refused('guest_blocked', reason);
}

/**
 * The first reason (GAP-58, GAP-60) that keeps a guest from ordering these lines, in the order in which a shopper would
 * remove them. A title still to come is not out of stock, but it needs somebody to keep it for.
 */
function guestBlock(lines: readonly PricedLine[]): string | undefined {
  if (lines.some((line) => !line.isOrderable)) return m.guest_blocked_unavailable();
  if (lines.some((line) => line.backordered > 0 && !line.isForthcoming)) return m.guest_blocked_out_of_stock();
  if (lines.some((line) => line.title.is_giftcard === 1)) return m.guest_blocked_gift_cards();
  return lines.some(needsAccount) ? m.guest_blocked_account_needed() : undefined;
}

/** The three fields that a guest must give (P2 §5), each with the specification's text. */
export function requireGuestContact(contact: Contact): void {
  const fields: Record<string, string> = {};
  if (contact.name === '') fields.name = m.contact_name_needed();
  if (contact.email === '') fields.email = m.contact_email_needed();
  else if (!isEmail(contact.email)) fields.email = m.email_invalid();
  if (contact.phone === '') fields.phone = m.contact_phone_needed();
  const [first] = Object.values(fields);
  if (first) throw invalid(first, fields);
}
