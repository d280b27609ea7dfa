import { failureText, useSend } from '@bookfront/shared/api-client';
import { bus, toast } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { Button, focusPageTitle } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** A title that this page has just taken off a list. */
export interface Removed {
  listId: string;
  eisbn: string;
  title: string;
}

/** Puts the title back that was taken off last. A failure leaves the button for another try. */
export function UndoRemoval({ removed, onDone }: { removed: Removed; onDone: () => void }) {
  const { listId, eisbn, title } = removed;
  const { mutate, isPending } = useSend('titlelist/addItemToList', ({ session }) => {
    if (session) sessionStore.set(session);
    toast(m.title_put_back({ title }));
    onDone();
    focusPageTitle();
    bus.emit('list:changed', { list_id: listId });
  });
  const undo = () =>
    mutate(
      { list_id: listId, eisbn, return_session: 'true' },
      { onError: (failure) => toast(failureText(failure), 'error') },
    );
  return (
    <Line>
      <span dir="auto">{m.title_removed({ title })}</span>
      <Button kind="plain" busy={isPending} onClick={undo}>
        {m.title_remove_undo()}
      </Button>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.25rem;
  margin: 0.75rem 0 0;
  overflow-wrap: anywhere;
  @media print {
    display: none;
  }
`;
