import { useSpelling } from '@bookfront/shared/page';
import type { List } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import * as m from '#messages';

/** What a list is called: the built-in list of favourites is spelled as the shop's country does (SEC-03). */
export function useListNames(): (list: Pick<List, 'list_id' | 'name'>) => string {
  const { wishlist_id } = useSession();
  const spelling = useSpelling();
  return ({ list_id, name }) => (list_id === wishlist_id ? m.favourites_name({ spelling }) : name);
}
