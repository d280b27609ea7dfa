import { useSettings } from '@bookfront/shared/page';
import type { List } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';

/** A list's name; the built-in list of favourites is spelled as the shop's country does (SEC-03). */
export function useListName(list: List): string {
  const { wishlist_id } = useSession();
  const { is_american } = useSettings().store_info;
  if (list.list_id !== wishlist_id) return list.name;
  return is_american ? 'Favorites' : 'Favourites';
}
