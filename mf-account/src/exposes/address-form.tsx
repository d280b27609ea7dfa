import type { RemoteComponent } from '@bookfront/shared/contract';
import { AddressForm } from '../address/address-form';

export default AddressForm satisfies RemoteComponent<'mf_account/AddressForm'>;
