import type { CallFailure } from '@bookfront/shared/api-client';
import type { RemoteProps } from '@bookfront/shared/contract';
import { toast } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { messages } from '@bookfront/shared/schemas/limits';
import { useFormik } from 'formik';
import { type ChangeEvent, useRef, useState } from 'react';
import { type PlaceList, saveAddress, useCountries, useProvinces } from './address-api';
import { type AddressField, type AddressValues, addressPayload, addressSchema, formatted, startingValues, typed } from './address-rules';

type Props = Pick<RemoteProps['mf_account/AddressForm'], 'address' | 'onSaved'>;

/** The form's values, lists and saving. What was typed stays when saving fails; the api's own field errors stand at their fields. */
export function useAddressForm({ address, onSaved }: Props) {
  const { store_info } = useSettings();
  const [initialValues] = useState(() => startingValues(address, store_info));
  const [failure, setFailure] = useState<CallFailure>();
  const isSending = useRef(false);
  const countries = useCountries();
  const form = useFormik<AddressValues>({
    initialValues,
    validationSchema: () => addressSchema({ countries: countries.places, provinces: provinces.places }),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values) => {
      if (isSending.current) return;
      isSending.current = true;
      setFailure(undefined);
      const result = await saveAddress(address, addressPayload(values));
      isSending.current = false;
      if (!result.ok) return refused(result.failure);
      toast(messages.addressSaved);
      onSaved(result.value.addressId, result.value.addresses);
    },
  });
  const { country } = form.values;
  const provinces: PlaceList = useProvinces(country);

  function refused(why: CallFailure): void {
    form.setErrors(why.fields);
    if (!Object.keys(why.fields).some((name) => name in initialValues)) setFailure(why);
  }
  function set(name: AddressField, value: string): void {
    if (value !== form.values[name]) void form.setFieldValue(name, value);
  }
  function change(name: AddressField, value: string): void {
    set(name, typed(name, value, { country, stored: address?.phone_number }));
    form.setFieldError(name, undefined);
  }
  /** The province and the postal code are those of a country. */
  function chooseCountry(code: string): void {
    void form.setValues({ ...form.values, country: code, province: '' });
    form.setErrors({ ...form.errors, country: undefined, province: undefined, postal_code: undefined });
  }

  const field = (name: AddressField) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => (name === 'country' ? chooseCountry(target.value) : change(name, target.value)),
    onBlur: () => set(name, formatted(name, form.values[name], country)),
  });
  return { form, field, country, countries, provinces, failure };
}

export type FieldOf = ReturnType<typeof useAddressForm>['field'];
