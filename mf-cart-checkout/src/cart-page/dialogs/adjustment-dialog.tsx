import { call, failureText } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { Button } from '@bookfront/shared/ui';
import { Dialog, DialogActions } from '@bookfront/shared/ui/dialog';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import type { Shortfall } from '../../stock';

/** CHK-15: for each line that is short, what can be had of it. */
export function AdjustmentDialog({ shortfalls, onClose }: { shortfalls: Shortfall[]; onClose: () => void }) {
  const [isSaving, setSaving] = useState(false);
  async function adjust() {
    setSaving(true);
    for (const shortfall of shortfalls) await take(shortfall);
    onClose();
  }
  return (
    <Dialog title={m.adjustment_title()} onClose={onClose}>
      <Lines>
        {shortfalls.map(({ item, onHand }) => (
          <li key={item.cart_info.cart_id}>
            <b>{item.title_info.title}</b>
            <span>
              {onHand > 0 ? m.adjustment_less({ wanted: item.cart_info.quantity, onHand }) : m.adjustment_none()}
            </span>
          </li>
        ))}
      </Lines>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {m.back_to_cart()}
        </Button>
        <Button busy={isSaving} onClick={() => void adjust()}>
          {isSaving ? m.adjustment_adjusting() : m.adjustment_adjust()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

async function take({ item: { cart_info }, onHand }: Shortfall): Promise<void> {
  const cart_id = cart_info.cart_id;
  const result =
    onHand > 0 ? await call('cart/add', { cart_id, quantity: onHand }) : await call('cart/removeItem', { cart_id });
  if (result.ok) sessionStore.setCart(result.value.cart);
  else toast(failureText(result.failure), 'error');
}

const Lines = styled.ul`
  display: grid;
  gap: 0.9rem;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
  }
  span {
    color: var(--c-muted);
  }
`;
