import type { ShopForm } from '@bookfront/shared/ui/shop-form';
import type { ChangeEvent } from 'react';
import { type AddressField, type AddressValues, valueOnBlur, valueOnChange } from './address-rules';

export type FieldOf = ReturnType<typeof fieldOf>;

/**
 * Props for a field: formats it when it loses the focus, and removes its error on change. `stored`: the saved phone
 * number.
 */
export function fieldOf(form: ShopForm<AddressValues>, stored: string | undefined) {
  const { country } = form.values;
  function set(name: AddressField, value: string): void {
    if (value !== form.values[name]) void form.setFieldValue(name, value);
  }
  function change(name: AddressField, value: string): void {
    set(name, valueOnChange(name, value, { country, stored }));
    form.setFieldError(name, undefined);
  }
  return (name: AddressField) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      name === 'country' ? changeCountry(form, target.value) : change(name, target.value),
    onBlur: () => set(name, valueOnBlur(name, form.values[name], country)),
  });
}

/** Changes the country. Clears the province, and the errors of province and postal code. */
function changeCountry(form: ShopForm<AddressValues>, country: string): void {
  void form.setValues({ ...form.values, country, province: '' });
  form.setErrors({ ...form.errors, country: undefined, province: undefined, postal_code: undefined });
}
