/** What the contact step asks for and sends (P2 §5). Pure. */

import { channelFor } from '@bookfront/shared/format/contact-channel';
import { isEmailOrEmpty } from '@bookfront/shared/format/email';
import type { Cart, Payload, Session, SiteSettings } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { hasPhoneDigits } from '@bookfront/shared/schemas/phone-digits';
import { object, string } from 'yup';
import * as m from '#messages';
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

export const customerSchema = () => object(extras);
export const guestSchema = () =>
  object({
    name: string().trim().max(contact.name).required(m.contact_name_required()),
    email: string()
      .trim()
      .max(contact.email)
      .test('email', m.contact_email_invalid(), isEmailOrEmpty)
      .required(m.contact_email_required()),
    phone: string()
      .trim()
      .max(contact.phone)
      .required(m.contact_phone_required())
      .matches(/^[\d+.\s()-]*$/, m.contact_phone_required())
      .test('digits', m.contact_phone_required(), (phone = '') => hasPhoneDigits(phone, true)),
    ...extras,
  });

export const preferenceLabels: Record<Preference, () => string> = {
  email: m.email,
  phone: m.contact_phone,
  text: m.contact_text_message,
};

/** As words of a sentence. */
const channels: Record<Preference, () => string> = {
  email: m.contact_channel_email,
  phone: m.contact_channel_phone,
  text: m.contact_channel_text,
};
export const channelChangeText = (before: Preference, chosen: Preference): string =>
  m.contact_channel_changed({ before: channels[before](), chosen: channels[chosen]() });

/** The shopper is told when a pickup is ready, or when a parcel is sent: how do they want to hear of it? */
export const notificationQuestion = (delivery: Cart['checkout']['delivery']): string =>
  delivery === 'pickup' ? m.contact_notify_pickup() : m.contact_notify_ship();

/** What was saved with the cart, else what the account says. */
export function startingForm(
  { cart, user }: Session,
  terms: SiteSettings['checkout_info'],
  locations: string[] = [],
): ContactForm {
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
    preferred_communication: channelFor(preferred, terms),
  };
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
