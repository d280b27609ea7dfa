import { limits, messages } from '@bookfront/shared/schemas';
import type { CallContext } from '../call';
import type { PricedLine } from '../cart/cart-lines';
import { type CallError, invalid, loginRequired, refused } from '../failure';

export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** P2§1: a guest may pick up only what is on the shelf, where the shop lets guests order. Texts by GAP-58. */
export function refuseGuest({ session, shop }: CallContext, lines: readonly PricedLine[]): void {
  if (session?.account_id) return;
  if (!shop.settings.guest_allow_checkout || !shop.settings.guest_show_price) throw loginRequired(messages.loginNeeded);
  if (lines.some((line) => !line.isOrderable)) throw blocked('the cart holds unavailable items');
  if (lines.some((line) => line.title.is_giftcard === 1)) throw blocked('the cart holds gift cards');
  if (lines.some((line) => line.backordered > 0)) throw blocked('the cart holds out-of-stock items');
}

const blocked = (reason: string): CallError => refused('guest_blocked', `Guest checkout is not available: ${reason}.`);

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

export const isEmail = (text: string): boolean => text.length <= limits.contact.email && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]{2,}$/.test(text);
