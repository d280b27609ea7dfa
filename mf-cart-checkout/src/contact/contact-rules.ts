/** What the contact step asks for and sends (P2§5). Pure. */

import type { Cart, Payload, Session, SiteSettings } from '@bookfront/shared/schemas';
import { limits, messages } from '@bookfront/shared/schemas/limits';
import { hasPhoneDigits } from '@bookfront/shared/schemas/phone-digits';
import { object, string } from 'yup';
import { splitLocation, withLocation } from './pickup-location';

export type Preference = 'email' | 'phone' | 'text';
export interface ContactForm {
  name: string;
  email: string;
  phone: string;
  purchase_order: string;
  /** '' where the shop offers no choice of locations. */
  location: string;
  instructions: string;
  preferred_communication: Preference;
}

const { contact } = limits;
const extras = {
  purchase_order: string().max(contact.purchaseOrder),
  instructions: string().max(contact.instructions),
};

export const customerSchema = object(extras);
export const guestSchema = object({
  name: string().trim().max(contact.name).required(messages.guestName),
  email: string().trim().max(contact.email).email(messages.validEmail).required(messages.guestEmail),
  phone: string()
    .trim()
    .max(contact.phone)
    .required(messages.guestPhone)
    .matches(/^[\d+.\s()-]*$/, messages.guestPhone)
    .test('digits', messages.guestPhone, hasPhoneDigits),
  ...extras,
});

/** CHK-45, CHK-46: what the shop allows; text only where it can send any. */
export const preferencesOf = ({ allowed_comm_prefs, texting_enabled }: SiteSettings['checkout_info']): Preference[] =>
  allowed_comm_prefs.filter((preference) => preference !== 'text' || texting_enabled);

export const preferenceLabels: Record<Preference, string> = { email: 'Email', phone: 'Phone', text: 'Text message' };

/** Whoever picks up wants to know when the order is ready; anybody else, when it is sent. */
export const newsQuestion = (delivery: Cart['checkout']['delivery']): string =>
  delivery === 'pickup' ? 'How shall we tell you that it is ready?' : 'How shall we tell you that it is on its way?';

/** What was saved with the cart, else what the account says. */
export function startingForm({ cart, user }: Session, choices: Preference[], locations: string[] = []): ContactForm {
  const saved = cart.checkout.contact;
  const { location, instructions } = splitLocation(saved?.instructions ?? '', locations);
  const preferred = saved?.preferred_communication ?? user?.communication_preference ?? 'email';
  return {
    name: saved?.name ?? '',
    email: saved?.email ?? '',
    phone: saved?.phone ?? '',
    purchase_order: saved?.purchase_order ?? '',
    location: location || (locations[0] ?? ''),
    instructions,
    preferred_communication: allowed(preferred, choices),
  };
}

function allowed(wanted: Preference, choices: Preference[]): Preference {
  if (choices.includes(wanted)) return wanted;
  return choices.includes('phone') || choices.length === 0 ? 'phone' : (choices[0] ?? 'phone');
}

/**
 * GAP-62: the Purchase Order number is sent as promo_code; an emptied field clears what was saved. Guests also send
 * their name, email and phone, the phone as digits (CHK-41).
 */
export function extrasPayload(form: ContactForm, isGuest: boolean): Payload<'checkout/setExtras'> {
  const { purchase_order: promo_code, location, instructions, preferred_communication } = form;
  const own = { promo_code, instructions: withLocation(location, instructions), preferred_communication };
  return isGuest ? { name: form.name.trim(), email: form.email.trim(), phone: toDigits(form.phone), ...own } : own;
}

const toDigits = (phone: string): string => phone.replace(/\D/g, '');
