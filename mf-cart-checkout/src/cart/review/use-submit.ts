import { type CallFailure, call, isCallFailure, randomKey } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import type { Cart, Reply } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { placeOrder } from './place-order';
import { submitPayload } from './submit-rules';

export type SubmitState = 'ready' | 'sending' | 'adjust' | 'unanswered' | 'placed' | CallFailure;

/** P2§4 review: one order from any number of clicks, retries and lost answers. `seen`: the cart that the review shows. */
export function useSubmit(seen: Cart, onOrdering: (isOrdering: boolean) => void) {
  const session = useSession();
  const navigate = useNavigate();
  const [key] = useState(randomKey);
  const [state, setState] = useState<SubmitState>('ready');
  const takeGuard = useClickGuard();

  async function submit() {
    if (state === 'sending' || state === 'placed' || !takeGuard()) return;
    const payload = submitPayload(session, seen, key);
    if (!payload) return navigate(href.checkout('contact'));
    setState('sending');
    onOrdering(true);
    const outcome = await placeOrder(payload, seen, state === 'unanswered');
    if (typeof outcome === 'object' && !isCallFailure(outcome)) return placed(outcome);
    onOrdering(outcome === 'unanswered');
    if (outcome !== 'changed') return setState(outcome);
    toast('Your cart has changed. Please look it over before you order.', 'error');
    navigate(href.cart());
  }

  function placed({ order_number, order }: Reply<'checkout/submit'>) {
    setState('placed');
    navigate(`${href.order(order_number)}?success=1`, { state: { order } });
    void call('session/get', {}).then((fresh) => fresh.ok && sessionStore.set(fresh.value));
  }

  return { state, submit: () => void submit(), close: () => setState('ready') };
}

/** CHK-62: gives true, then false for a second. */
function useClickGuard(): () => boolean {
  const guard = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(guard.current), []);
  return () => {
    if (guard.current) return false;
    guard.current = setTimeout(() => {
      guard.current = undefined;
    }, limits.submitGuardMs);
    return true;
  };
}
