import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import type { List, Reply } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { Button, FieldError } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { LeftOutDialog } from '@bookfront/shared/ui/left-out-dialog';
import * as m from '#messages';
import { useListNames } from '../list-name';

/** LST-28: asks first. What the cart could not take is named before the dialog goes (ERR-19, ERR-20). */
export function ListToCart({ list, onClose }: { list: List; onClose: () => void }) {
  const name = useListNames()(list);
  const { mutate, isPending, error, data } = useSend('titlelist/copyToCart', (reply) => {
    sessionStore.setCart(reply.cart);
    const text = doneText(reply);
    if (text) toast(text);
    if (reply.left_out_count === 0) onClose();
  });
  if (data && data.left_out_count > 0) return <LeftOut reply={data} onClose={onClose} />;
  return (
    <Dialog title={m.list_to_cart_question()} onClose={onClose}>
      <p dir="auto">{m.list_to_cart_text({ list: name, count: list.row_count })}</p>
      <div role="alert">{error && <FieldError>{failureText(error)}</FieldError>}</div>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button busy={isPending} onClick={() => mutate({ list_id: list.list_id })}>
          {isPending ? m.adding() : m.list_to_cart()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** ERR-19; '' where the dialog says what came of it. */
function doneText({ added, kept, left_out_count }: Reply<'titlelist/copyToCart'>): string {
  if (added > 0) return m.added_to_cart();
  return kept > 0 && left_out_count === 0 ? m.list_all_in_cart() : '';
}

function LeftOut({ reply, onClose }: { reply: Reply<'titlelist/copyToCart'>; onClose: () => void }) {
  const { added, kept } = reply;
  return (
    <LeftOutDialog reply={reply} onClose={onClose}>
      {added > 0 && <p>{m.list_added_count({ count: added })}</p>}
      {kept > 0 && <p>{m.list_kept_count({ count: kept })}</p>}
    </LeftOutDialog>
  );
}
