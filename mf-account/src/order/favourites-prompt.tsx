import { failureText, useSend } from '@bookfront/shared/api-client';
import { bus, toast } from '@bookfront/shared/events';
import { useSpelling } from '@bookfront/shared/page';
import type { Order } from '@bookfront/shared/schemas';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { Button, FieldError } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { closes, HiddenForm, OpeningForm, sends } from '../plain-forms';

/** ORD-13, ORD-14: offers to remove bought titles from the favourites. Calls `onClose` when it is answered. */
export function FavouritesPrompt({ order, onClose }: { order: Order; onClose: () => void }) {
  const { wishlist, wishlist_id: list_id } = useSession();
  const spelling = useSpelling();
  const [isAnswered, setAnswered] = useState(false);
  const close = () => {
    setAnswered(true);
    onClose();
  };
  const removal = useSend('titlelist/removeItemsFromList', ({ session }) => {
    if (session) sessionStore.set(session);
    bus.emit('list:changed', { list_id });
    toast(m.favourites_removed());
    close();
  });
  const bought = boughtFavourites(order, wishlist.rows);
  if (isAnswered || bought.length === 0) return null;
  const remove = () =>
    void (removal.isPending || removal.mutate({ list_id, eisbns: JSON.stringify(bought), return_session: 'true' }));
  return (
    <Panel aria-labelledby="bought-favourites">
      <h2 id="bought-favourites">{m.favourites_bought_question({ spelling })}</h2>
      <p>{m.favourites_bought({ count: bought.length, spelling })}</p>
      <div>
        <HiddenForm
          id="remove-bought"
          call="titlelist/removeItemsFromList"
          fields={{ list_id, eisbns: JSON.stringify(bought) }}
        />
        <Button {...sends('remove-bought', remove)} busy={removal.isPending}>
          {removal.isPending ? m.favourites_removing() : m.favourites_remove({ spelling })}
        </Button>
        <OpeningForm />
        <Button kind="quiet" {...closes(close)}>
          {m.favourites_keep({ spelling })}
        </Button>
      </div>
      {removal.error && <FieldError role="alert">{failureText(removal.error)}</FieldError>}
    </Panel>
  );
}

/** Each bought favourite once, in whatever conditions it was ordered. */
function boughtFavourites({ items }: Order, favourites: { eisbn: string }[]): string[] {
  const bought = new Set(items.map(({ title_info }) => title_info.eisbn));
  return favourites.map(({ eisbn }) => eisbn).filter((eisbn) => bought.has(eisbn));
}

const Panel = styled.section`
  max-width: 42rem;
  margin-bottom: 2rem;
  padding: clamp(1.1rem, 3vw, 1.6rem);
  border-radius: 8px;
  background: var(--c-wash);
  h2 {
    margin: 0 0 0.4rem;
    font: 600 var(--size-lead)/1.3 var(--font-heading);
  }
  p {
    margin: 0 0 1rem;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
`;
