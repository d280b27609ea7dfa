import type { WidgetOf } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import * as m from '#messages';

export type Name = 'email' | 'first_name' | 'last_name' | 'phone';
export type Values = Record<Name, string>;
export const noValues: Values = { email: '', first_name: '', last_name: '', phone: '' };

/** PGB-38: the fields that the block wants, as inputs have them. */
export function fieldsOf({ has_first_name, has_last_name, has_phone }: WidgetOf<'mailchimp_embedded'>) {
  const { email, name, phone } = limits.newsletter;
  return [
    { name: 'email', label: m.email(), type: 'email', autoComplete: 'email', maxLength: email, isWanted: true },
    {
      name: 'first_name',
      label: m.first_name(),
      type: 'text',
      autoComplete: 'given-name',
      maxLength: name,
      isWanted: has_first_name,
    },
    {
      name: 'last_name',
      label: m.last_name(),
      type: 'text',
      autoComplete: 'family-name',
      maxLength: name,
      isWanted: has_last_name,
    },
    { name: 'phone', label: m.phone_number(), type: 'tel', autoComplete: 'tel', maxLength: phone, isWanted: has_phone },
  ].filter((field): field is typeof field & { name: Name } => field.isWanted);
}
