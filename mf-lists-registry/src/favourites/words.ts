import { useSettings } from '@bookfront/shared/page';

/** The shop's spelling of favourites (SEC-03, GAP-27). */
export function useFavouriteWords() {
  return useSettings().store_info.is_american
    ? ({ add: 'Favorite', added: 'Favorited', list: 'Favorites' } as const)
    : ({ add: 'Favourite', added: 'Favourited', list: 'Favourites' } as const);
}
