import type { SiteSettings } from '../schemas';

export type ContactChannel = SiteSettings['checkout_info']['allowed_comm_prefs'][number];
type Terms = Pick<SiteSettings['checkout_info'], 'allowed_comm_prefs' | 'texting_enabled'>;

/** The channels that a shop offers: texts only if it sends them (CHK-45, CHK-46). */
export const offeredChannels = ({ allowed_comm_prefs, texting_enabled }: Terms): ContactChannel[] =>
  allowed_comm_prefs.filter((channel) => channel !== 'text' || texting_enabled);

/** CHK-46: the wanted channel, else the phone, else the first that is offered, else email. */
export function channelFor(wanted: ContactChannel, terms: Terms): ContactChannel {
  const offered = offeredChannels(terms);
  return [wanted, 'phone' as const].find((channel) => offered.includes(channel)) ?? offered[0] ?? 'email';
}
