import { failureText, useSend } from '@bookfront/shared/api-client';
import { bus, toast } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { Button, focusPageTitle } from '@bookfront/shared/ui';
import * as m from '#messages';

interface RemoveTitleProps {
  listId: string;
  eisbn: string;
  title: string;
  onRemoved: () => void;
}

/** Takes a title off a list of the visitor's own; the page's heading then has the focus, with Undo behind it. */
export function RemoveTitle({ listId, eisbn, title, onRemoved }: RemoveTitleProps) {
  const { mutate, isPending } = useSend('titlelist/removeItemFromList', ({ session }) => {
    if (session) sessionStore.set(session);
    toast(m.title_removed({ title }));
    onRemoved();
    focusPageTitle();
    bus.emit('list:changed', { list_id: listId });
  });
  const remove = () =>
    mutate(
      { list_id: listId, eisbn, return_session: 'true' },
      { onError: (failure) => toast(failureText(failure), 'error') },
    );
  return (
    <Button kind="plain" busy={isPending} aria-label={m.title_remove_named({ title })} onClick={remove}>
      {m.title_remove()}
    </Button>
  );
}
