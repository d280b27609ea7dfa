import type { RemoteComponent } from '@bookfront/shared/contract';
import { FavouriteButton } from '../favourites';

export default FavouriteButton satisfies RemoteComponent<'mf_lists_registry/FavouriteButton'>;
