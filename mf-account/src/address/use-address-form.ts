import type { RemoteProps } from '@bookfront/shared/contract';
import { toast } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import * as m from '#messages';
import { placesOf, saveAddress, usePlaceLists } from './address-api';
import { type AddressValues, addressPayload, addressSchema, initialValuesOf } from './address-rules';

type Props = Pick<RemoteProps['mf_account/AddressForm'], 'address' | 'onSaved'> & { isPlain: boolean };

/** The form with its lists of countries and provinces. `failure`: one that belongs to no field. */
export function useAddressForm({ address, onSaved, isPlain }: Props) {
  const { store_info } = useSettings();
  const form = useShopForm<AddressValues>({
    initialValues: () => initialValuesOf(address, store_info),
    schema: () => addressSchema(placesOf(lists)),
    ...(isPlain ? { action: href.form(address ? 'address/modify' : 'address/create') } : {}),
    send: async (values) => {
      const result = await saveAddress(address, addressPayload(values));
      if (!result.ok) {
        toast(m.generic_error(), 'error');
        return result;
      }
      toast(m.address_saved());
      onSaved(result.value.addressId, result.value.addresses);
      return result;
    },
  });
  const lists = usePlaceLists(form.values.country);
  const isAtField = Object.keys(form.failure?.fields ?? {}).some((name) => name in form.initialValues);
  return { form, lists, failure: isAtField ? undefined : form.failure };
}
