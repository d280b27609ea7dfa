import type { RemoteComponent } from '@bookfront/shared/contract';
import { ItemPage } from '../item-page/item-page';

export default ItemPage satisfies RemoteComponent<'mf_item/ItemPage'>;
