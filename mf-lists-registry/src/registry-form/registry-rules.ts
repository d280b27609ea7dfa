/** What the form of a gift registry holds, checks and sends (P1 §5). Pure. */

import { isEmailOrEmpty } from '@bookfront/shared/format/email';
import { dayIn, endOfDay } from '@bookfront/shared/format/zoned-day';
import type { Address, GiftRegistry, Payload } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { occasions } from '@bookfront/shared/schemas/vocabulary';
import { object, string } from 'yup';
import * as m from '#messages';

export interface RegistryValues {
  title: string;
  name: string;
  occasion: string;
  description: string;
  /** 'YYYY-MM-DD', '' for none. */
  deadline: string;
  email: string;
  shipping_id: string;
  shipping_encouraged: boolean;
  store_can_edit: boolean;
}

/** A new registry is for a birthday, and shipping is encouraged (REG-22, REG-23). */
export function startingValues(registry: GiftRegistry | undefined, zone: string): RegistryValues {
  return {
    title: registry?.title ?? '',
    name: registry?.name ?? '',
    occasion: registry?.occasion ?? occasions[0],
    description: registry?.description ?? '',
    deadline: registry?.deadline ? dayIn(registry.deadline, zone) : '',
    email: registry?.private?.email ?? '',
    shipping_id: registry?.private?.shipping_id ?? '',
    shipping_encouraged: registry?.shipping_encouraged ?? true,
    store_can_edit: registry?.store_can_edit ?? false,
  };
}

/** `today` and `before` (the deadline so far): 'YYYY-MM-DD' in the shop's zone. */
export const registrySchema = ({ today, before }: { today: string; before: string }) =>
  object({
    title: string().trim().required(m.registry_title_needed()).max(limits.registry.title),
    occasion: string().required(m.registry_occasion_needed()),
    description: string().trim().required(m.registry_description_needed()).max(limits.registry.description),
    deadline: string().test(
      'not-past',
      m.registry_deadline_past(),
      (day = '') => day === '' || day === before || day >= today,
    ),
    email: string().test('email', m.email_invalid(), isEmailOrEmpty),
  });

/** REG-20, REG-21: the deadline is the end of its day in the shop's zone; what is empty is left out. */
export function registryPayload(values: RegistryValues, zone: string): Payload<'giftregistry/create'> {
  const { title, name, occasion, description, email, shipping_id, shipping_encouraged, store_can_edit } = values;
  const deadline = endOfDay(values.deadline, zone);
  return {
    title,
    occasion,
    description,
    shipping_encouraged: String(shipping_encouraged) as 'true' | 'false',
    store_can_edit: String(store_can_edit) as 'true' | 'false',
    ...(name && { name }),
    ...(deadline !== undefined && { deadline }),
    ...(email && { email }),
    ...(shipping_id && { shipping_id }),
  };
}

/** `refusal`: why no gift can be sent there, '' where it can. */
export interface AddressChoice {
  value: string;
  text: string;
  refusal: string;
}

/** One for each address of the book; REG-24: one that no parcel reaches can't be chosen. */
export const addressChoices = (addresses: readonly Address[]): AddressChoice[] =>
  addresses.map(({ address_id, name, street_address, city, province, country_text, can_ship_to }) => ({
    value: address_id,
    text: [name, street_address, city].filter(Boolean).join(', '),
    refusal: can_ship_to ? '' : m.address_no_shipping({ province: province || country_text }),
  }));
