import type { RemoteComponent } from '@bookfront/shared/contract';
import { AddressBookPage } from '../address-book';

export default AddressBookPage satisfies RemoteComponent<'mf_account/AddressBookPage'>;
