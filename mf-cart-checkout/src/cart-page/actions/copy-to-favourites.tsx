import { failureText, useSend } from '@bookfront/shared/api-client';
import { bus, toast } from '@bookfront/shared/events';
import { useSpelling } from '@bookfront/shared/page';
import type { Cart, Session } from '@bookfront/shared/schemas';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { Button } from '@bookfront/shared/ui';
import * as m from '#messages';

/** CRT-54: every title but gift cards of the cart becomes a favourite; the cart stays. */
export function CopyToFavourites({ cart }: { cart: Cart }) {
  const { wishlist_id } = useSession();
  const spelling = useSpelling();
  const copy = useSend('cart/copyCartToList', (reply) => {
    const session = sessionStore.get();
    if (session) sessionStore.set(withFavourites(session, cart));
    sessionStore.setCart(reply.cart);
    bus.emit('list:changed', { list_id: wishlist_id });
    toast(m.cart_copied_to_favourites({ spelling }));
  });
  const start = () =>
    copy.mutate({ list_id: wishlist_id }, { onError: (failure) => toast(failureText(failure), 'error') });
  return (
    <Button kind="plain" busy={copy.isPending} onClick={start}>
      {m.cart_copy_to_favourites({ spelling })}
    </Button>
  );
}

function withFavourites(session: Session, { items }: Cart): Session {
  const { rows } = session.wishlist;
  const titles = items.filter(({ cart_info }) => !cart_info.is_giftcard);
  const known = new Set(rows.map(({ eisbn }) => eisbn));
  const added = [...new Set(titles.map(({ title_info }) => title_info.eisbn))].filter((eisbn) => !known.has(eisbn));
  return { ...session, wishlist: { rows: [...rows, ...added.map((eisbn) => ({ eisbn }))] } };
}
