import { type CallFailure, call, failureText } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import type { GuestBlock } from '@bookfront/shared/format/guest-block';
import { href } from '@bookfront/shared/routes';
import { sessionStore } from '@bookfront/shared/session';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { guestBlock, type Shortfall, shortfalls } from '../../stock';

export type Delivery = 'pickup' | 'ship';
/** What a dialog says before the shopper can go on: why guests can't check out, or which lines are short. */
type Blocker = { name: 'guest'; reason: GuestBlock } | { name: 'short'; shortfalls: Shortfall[] };

/** P2 §4: re-reads the session, checks stock, saves the delivery and goes on, or gives what blocks it. */
export function useDeliveryChoice() {
  const navigate = useNavigate();
  const busy = useRef(false);
  const [checking, setChecking] = useState<Delivery>();
  const [blocker, setBlocker] = useState<Blocker>();

  async function start(delivery: Delivery) {
    if (busy.current) return;
    busy.current = true;
    setChecking(delivery);
    try {
      const next = await choose(delivery);
      if (next !== 'saved') setBlocker(next);
      else if (delivery === 'pickup') navigate(href.checkout('contact'));
      else navigate(href.checkout('delivery'), { state: { isFirstVisit: true } });
    } finally {
      busy.current = false;
      setChecking(undefined);
    }
  }
  return { checking, blocker, start: (delivery: Delivery) => void start(delivery), close: () => setBlocker(undefined) };
}

/**
 * 'saved', or why the shopper stays on the cart (CHK-15, CHK-16, GAP-58, GAP-60); undefined where the page or a toast
 * says it.
 */
async function choose(delivery_preference: Delivery): Promise<'saved' | Blocker | undefined> {
  const session = await call('session/get', {});
  if (!session.ok) return showFailure(session.failure);
  sessionStore.set(session.value);
  const { cart, logged_in } = session.value;
  const reason = logged_in ? undefined : guestBlock(cart);
  if (reason) return { name: 'guest', reason };
  const short = shortfalls(cart);
  if (short.length > 0) return { name: 'short', shortfalls: short };
  const isBlocked = cart.contains_unavailable || cart.items.some(({ cart_info }) => !cart_info.cartable);
  if (isBlocked || cart.items.length === 0) return undefined;
  const saved = await call('checkout/setDelivery', { delivery_preference });
  if (!saved.ok) return showFailure(saved.failure);
  sessionStore.setCart(saved.value.cart);
  return 'saved';
}

function showFailure(failure: CallFailure): undefined {
  toast(failureText(failure), 'error');
}
