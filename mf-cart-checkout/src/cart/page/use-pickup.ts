import { call, failureText } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import { sessionStore } from '@bookfront/shared/session';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Shortfall, shortfalls as shortfallsOf } from '../stock';

/** P2§4: re-reads the session, checks stock, saves the delivery and goes on. What is short is given for the adjustment dialog. */
export function usePickup() {
  const navigate = useNavigate();
  const busy = useRef(false);
  const [isChecking, setChecking] = useState(false);
  const [shortfalls, setShortfalls] = useState<Shortfall[]>([]);

  async function start() {
    if (busy.current) return;
    busy.current = true;
    setChecking(true);
    const next = await choosePickup();
    busy.current = false;
    setChecking(false);
    if (next === 'saved') navigate(href.checkout('contact'));
    else setShortfalls(next);
  }
  return { isChecking, shortfalls, start: () => void start(), close: () => setShortfalls([]) };
}

/** 'saved', or why the shopper stays on the cart: the lines that are short, if that is it (CHK-15, CHK-16). */
async function choosePickup(): Promise<'saved' | Shortfall[]> {
  const session = await call('session/get', {});
  if (!session.ok) return told(failureText(session.failure));
  sessionStore.set(session.value);
  const { cart } = session.value;
  const short = shortfallsOf(cart);
  if (short.length > 0 || cart.contains_unavailable || cart.items.length === 0) return short;
  const saved = await call('checkout/setDelivery', { delivery_preference: 'pickup' });
  if (!saved.ok) return told(failureText(saved.failure));
  sessionStore.setCart(saved.value.cart);
  return 'saved';
}

function told(text: string): [] {
  toast(text, 'error');
  return [];
}
