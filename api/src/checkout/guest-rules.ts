import { messages } from '@bookfront/shared/schemas';
import type { CallContext } from '../call-context/call-context';
import type { PricedLine } from '../cart/cart-lines';
import { invalid, loginRequired, refused } from '../http/failure';
import { isEmail } from '../mail/email-address';
import { needsAccount } from '../pricing/build-cart';

export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** P2§1: a guest may pick up only what is on the shelf, where the shop lets guests order. Texts by GAP-58. */
export function refuseGuest({ session, shop }: CallContext, lines: readonly PricedLine[]): void {
  if (session?.account_id) return;
  if (!shop.settings.guest_allow_checkout || !shop.settings.guest_show_price) throw loginRequired(messages.loginNeeded);
  const reason = guestBlock(lines);
  if (reason) throw refused('guest_blocked', `Guest checkout is not available: ${reason}.`);
}

/**
 * The first reason that keeps a guest from ordering these lines. A title still to come is not out of stock, but it
 * needs somebody to keep it for.
 */
function guestBlock(lines: readonly PricedLine[]): string | undefined {
  const { unavailable, outOfStock, giftCards, accountNeeded } = messages.guestBlocked;
  if (lines.some((line) => !line.isOrderable)) return unavailable;
  if (lines.some((line) => line.backordered > 0 && !line.isForthcoming)) return outOfStock;
  if (lines.some((line) => line.title.is_giftcard === 1)) return giftCards;
  return lines.some(needsAccount) ? accountNeeded : undefined;
}

/** The three fields that a guest must give (P2§5), each with the specification's text. */
export function requireGuestContact(contact: Contact): void {
  const fields: Record<string, string> = {};
  if (contact.name === '') fields.name = messages.guestName;
  if (contact.email === '') fields.email = messages.guestEmail;
  else if (!isEmail(contact.email)) fields.email = messages.validEmail;
  if (contact.phone === '') fields.phone = messages.guestPhone;
  const [first] = Object.values(fields);
  if (first) throw invalid(first, fields);
}
