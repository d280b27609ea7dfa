import type { Reply } from '@bookfront/shared/schemas';
import { LeftOutDialog } from '@bookfront/shared/ui/left-out-dialog';
import * as m from '#messages';

interface LeftOutProps {
  reply: Reply<'order/reorder'>;
  onClose: () => void;
}

/** The copies that a reorder put in the cart, and the titles that it did not. */
export function LeftOut({ reply, onClose }: LeftOutProps) {
  return (
    <LeftOutDialog reply={reply} onClose={onClose}>
      {reply.added > 0 && <p>{m.order_reordered({ count: reply.added })}</p>}
    </LeftOutDialog>
  );
}
