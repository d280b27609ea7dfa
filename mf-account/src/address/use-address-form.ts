import type { CallFailure } from '@bookfront/shared/api-client';
import type { RemoteProps } from '@bookfront/shared/contract';
import { toast } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { messages } from '@bookfront/shared/schemas/limits';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { type PlaceList, saveAddress, useCountries, useProvinces } from './address-api';
import { type AddressValues, addressPayload, addressSchema, startingValues } from './address-rules';

type Props = Pick<RemoteProps['mf_account/AddressForm'], 'address' | 'onSaved'>;

/**
 * The form's values, lists and saving. What was typed stays when saving fails; the api's own field errors stand at
 * their fields, any other is `failure`.
 */
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
  const provinces: PlaceList = useProvinces(form.values.country);

  function refused(why: CallFailure): void {
    form.setErrors(why.fields);
    if (!Object.keys(why.fields).some((name) => name in initialValues)) setFailure(why);
  }
  return { form, countries, provinces, failure };
}
