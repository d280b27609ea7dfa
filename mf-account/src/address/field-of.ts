import type { ShopForm } from '@bookfront/shared/ui/shop-form';
import type { ChangeEvent } from 'react';
import { type AddressField, type AddressValues, formatted, typed } from './address-rules';

export type FieldOf = ReturnType<typeof fieldOf>;

/**
 * What a field needs: it keeps what is typed, is formatted on leaving, and loses its error at the next change.
 * `stored`: the phone as it was saved.
 */
export function fieldOf(form: ShopForm<AddressValues>, stored: string | undefined) {
  const { country } = form.values;
  function set(name: AddressField, value: string): void {
    if (value !== form.values[name]) void form.setFieldValue(name, value);
  }
  function change(name: AddressField, value: string): void {
    set(name, typed(name, value, { country, stored }));
    form.setFieldError(name, undefined);
  }
  return (name: AddressField) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      name === 'country' ? chooseCountry(form, target.value) : change(name, target.value),
    onBlur: () => set(name, formatted(name, form.values[name], country)),
  });
}

/** The province and the postal code are those of a country. */
function chooseCountry(form: ShopForm<AddressValues>, country: string): void {
  void form.setValues({ ...form.values, country, province: '' });
  form.setErrors({ ...form.errors, country: undefined, province: undefined, postal_code: undefined });
}
