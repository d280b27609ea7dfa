import { failureText, useCall, useSend } from '@bookfront/shared/api-client';
import { bus, toast } from '@bookfront/shared/events';
import type { Reply } from '@bookfront/shared/schemas';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { useEffect } from 'react';

/**
 * Stands for the favourites of whoever logs in: a guest has no list yet. The api refuses it from a guest with a login
 * prompt.
 */
export const favouritesOfGuest = 'favourites';

/** A session names the newest favourites; who has more is asked for all of them, once for all hearts of the page. */
function useIsFavourite(eisbn: string): boolean {
  const { wishlist, wishlist_id } = useSession();
  const isNamed = wishlist.rows.some((row) => row.eisbn === eisbn);
  const { data, refetch } = useCall(
    'titlelist/getEisbns',
    { list_id: wishlist_id },
    { enabled: wishlist.has_more === true && !isNamed },
  );
  useEffect(
    () =>
      bus.on('list:changed', ({ list_id }) => {
        if (list_id === wishlist_id && data) void refetch({ cancelRefetch: false });
      }),
    [wishlist_id, data, refetch],
  );
  return isNamed || (wishlist.has_more === true && data?.eisbns.includes(eisbn) === true);
}

type Changed = Reply<'titlelist/addItemToList'>;

/**
 * Whether a title is among this visitor's favourites, and the two calls that change it. The session's wishlist is the
 * truth (LST-18).
 */
export function useFavourite(eisbn: string) {
  const session = useSession();
  const listId = session.wishlist_id || favouritesOfGuest;
  const payload = { list_id: listId, eisbn, return_session: 'true' as const };
  const changed = ({ session: next }: Changed) => {
    if (next) sessionStore.set(next);
    bus.emit('list:changed', { list_id: listId });
  };
  const adding = useSend('titlelist/addItemToList', changed);
  const removing = useSend('titlelist/removeItemFromList', changed);
  const onError = { onError: (failure: Parameters<typeof failureText>[0]) => toast(failureText(failure), 'error') };

  function add(): void {
    if (session.logged_in) adding.mutate(payload, onError);
    else bus.emit('login:wanted', { resume: { call: 'titlelist/addItemToList', payload } });
  }
  return {
    payload,
    isFavourite: useIsFavourite(eisbn),
    isBusy: adding.isPending || removing.isPending,
    add,
    remove: () => removing.mutate(payload, onError),
  };
}
