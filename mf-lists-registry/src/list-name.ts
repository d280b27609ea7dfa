import { useSettings } from '@bookfront/shared/page';
import type { List } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';

/** What a list is called: the built-in list of favourites is spelled as the shop's country does (SEC-03). */
export function useListNames(): (list: Pick<List, 'list_id' | 'name'>) => string {
  const { wishlist_id } = useSession();
  const { is_american } = useSettings().store_info;
  const favourites = is_american ? 'Favorites' : 'Favourites';
  return ({ list_id, name }) => (list_id === wishlist_id ? favourites : name);
}
