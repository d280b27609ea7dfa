import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import type { Order, Reply } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { Button, useOnDemand } from '@bookfront/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '#messages';
import { HiddenForm, sends } from '../plain-forms';

interface OrderActionsProps {
  order: Pick<Order, 'order_number' | 'delivery_key'>;
  /** The page has more orders: each button names its own. */
  isOneOfMany?: boolean;
}

/** What a customer may have of an order: its invoice, and the same again. A quote has no invoice. */
export function OrderActions({ order, isOneOfMany = false }: OrderActionsProps) {
  const { order_number: number, delivery_key } = order;
  return (
    <>
      {delivery_key !== 'quote' && (
        <Invoice orderNumber={number} label={isOneOfMany ? m.order_invoice_named({ number }) : undefined} />
      )}
      <Reorder orderNumber={number} label={isOneOfMany ? m.order_reorder_named({ number }) : undefined} />
    </>
  );
}

interface ActionProps {
  orderNumber: string;
  label: string | undefined;
}

/** NAV-65: the invoice takes time, and its progress has a page. */
function Invoice({ orderNumber, label }: ActionProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useSend('order/getInvoice');
  const make = () =>
    mutate(
      { order_id: orderNumber },
      {
        onSuccess: ({ progress_report_id }) => navigate(href.report(progress_report_id)),
        onError: (failure) => toast(failureText(failure), 'error'),
      },
    );
  return (
    <Button kind="plain" aria-label={isPending ? undefined : label} busy={isPending} onClick={make}>
      {isPending ? m.order_invoice_making() : m.order_invoice()}
    </Button>
  );
}

/** Everything of the order into the cart; what can't be had is named. */
function Reorder({ orderNumber, label }: ActionProps) {
  const [reply, setReply] = useState<Reply<'order/reorder'>>();
  const id = `reorder-${orderNumber}`;
  const dialog = useOnDemand(() => import('./left-out'));
  const { mutate, isPending } = useSend('order/reorder', (answer) => {
    sessionStore.setCart(answer.cart);
    if (answer.added > 0) toast(m.order_reordered({ count: answer.added }));
    setReply(answer);
    if (answer.left_out_count > 0) dialog.start();
  });
  const reorder = () =>
    mutate({ order_id: orderNumber }, { onError: (failure) => toast(failureText(failure), 'error') });
  return (
    <>
      <HiddenForm id={id} call="order/reorder" fields={{ order_id: orderNumber }} />
      <Button
        kind="plain"
        aria-label={isPending ? undefined : label}
        busy={isPending}
        onPointerEnter={dialog.warm}
        {...sends(id, reorder)}
      >
        {isPending ? m.order_reordering() : m.order_reorder()}
      </Button>
      {dialog.code && reply && <dialog.code.LeftOut reply={reply} onClose={dialog.stop} />}
      {dialog.failedDialog}
    </>
  );
}
