import { toast } from '@bookfront/shared/events';
import type { ChangeEvent } from 'react';
import * as m from '#messages';
import { isCut, valueOnBlur, valueOnChange } from './place-rules';

export type PlaceField = 'country' | 'street_address' | 'street_address_2' | 'city' | 'province' | 'postal_code';

/** A form that has the fields `Name`, and those of a place, among its values. */
interface TextForm<Name extends string> {
  values: Readonly<Record<Name | PlaceField, string>>;
  errors: { readonly [N in Name]?: string | undefined };
  setFieldValue: (name: Name | PlaceField, value: string) => unknown;
  setFieldError: (name: PlaceField, error: undefined) => void;
}

export type FieldOf<Name extends string> = (name: Name) => {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onBlur: () => void;
};

/**
 * Props for a field, which is formatted when it loses the focus. What is pasted and doesn't fit is told. A change of
 * country clears the province, and what was wrong with province and postal code. `stored`: the saved phone number.
 */
export function fieldOf<Name extends string>(form: TextForm<Name>, stored?: string): FieldOf<Name> {
  const { country } = form.values;
  function set(name: Name, value: string): void {
    if (value !== form.values[name]) void form.setFieldValue(name, value);
  }
  return (name) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: ({ target }) => {
      const kept = valueOnChange(name, target.value, { country, stored, before: form.values[name] });
      if (isCut(target.value, kept)) toast(m.value_cut({ kept }), 'error');
      set(name, kept);
      if (name === 'country') clearProvince(form);
    },
    onBlur: () => set(name, valueOnBlur(name, form.values[name], country)),
  });
}

function clearProvince(form: TextForm<never>): void {
  void form.setFieldValue('province', '');
  form.setFieldError('province', undefined);
  form.setFieldError('postal_code', undefined);
}
