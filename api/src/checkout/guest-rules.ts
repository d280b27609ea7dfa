import { isEmail } from '@bookfront/shared/format/email';
import { firstGuestBlock, type GuestBlock, guestBlockText } from '@bookfront/shared/format/guest-block';
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

/** P2 §1: if the shop lets guests order, they may pick up books on hand only. */
export function refuseGuest({ session, shop }: CallContext, lines: readonly PricedLine[]): void {
  if (session?.account_id) return;
  if (!shop.settings.guest_allow_checkout || !shop.settings.guest_show_price) throw loginRequired(m.login_needed());
  const reason = guestBlock(lines);
  if (reason) throw refused('guest_blocked', guestBlockText[reason]());
}

const guestBlock = (lines: readonly PricedLine[]): GuestBlock | undefined =>
  firstGuestBlock({
    unavailable: lines.some((line) => !line.isOrderable),
    'out-of-stock': lines.some((line) => line.backordered > 0 && !line.isForthcoming),
    'gift-cards': lines.some((line) => line.title.is_giftcard === 1),
    'account-needed': lines.some(needsAccount),
  });

/** Requires the three fields that guests must fill in (P2 §5), each with the specification's text. */
export function requireGuestContact(contact: Contact): void {
  const fields: Record<string, string> = {};
  if (contact.name === '') fields.name = m.contact_name_needed();
  if (contact.email === '') fields.email = m.contact_email_needed();
  else if (!isEmail(contact.email)) fields.email = m.email_invalid();
  if (contact.phone === '') fields.phone = m.contact_phone_needed();
  const [first] = Object.values(fields);
  if (first) throw invalid(first, fields);
}
