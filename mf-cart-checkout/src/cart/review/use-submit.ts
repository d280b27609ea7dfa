import { type CallFailure, call } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import type { Cart, Reply } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { canFulfil } from '../stock';
import { newKey, submitPayload } from './submit-rules';

/** 'unanswered': sent, and no answer came: the order may exist, so only the very same may be sent again. */
export type SubmitState = 'ready' | 'sending' | 'adjust' | 'unanswered' | 'placed' | CallFailure;

/** P2§4 review: one order from any number of clicks, retries and lost answers. `seen`: the cart that the review shows. */
export function useSubmit(seen: Cart, onOrdering: (isOrdering: boolean) => void) {
  const session = useSession();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const [state, setState] = useState<SubmitState>('ready');
  const guard = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(guard.current), []);

  async function submit() {
    if (state === 'sending' || state === 'placed' || guard.current) return;
    guard.current = setTimeout(() => {
      guard.current = undefined;
    }, limits.submitGuardMs);
    const payload = submitPayload(session, seen, key);
    if (!payload) return navigate(href.checkout('contact'));
    const isRepeat = state === 'unanswered';
    setState('sending');
    onOrdering(true);
    const verdict = isRepeat ? 'good' : await lookAgain(seen);
    if (verdict === 'good') return answer(await call('checkout/submit', payload));
    onOrdering(false);
    if (verdict === 'changed') {
      toast('Your cart has changed. Please look it over before you order.', 'error');
      return navigate(href.cart());
    }
    setState(verdict);
  }

  function answer(result: Awaited<ReturnType<typeof call<'checkout/submit'>>>) {
    if (result.ok) return placed(result.value);
    // an answer that isn't the shop's own says nothing about the order
    const isLost = result.failure.kind !== 'refused';
    setState(isLost ? 'unanswered' : result.failure);
    if (!isLost) onOrdering(false);
  }

  function placed({ order_number, order }: Reply<'checkout/submit'>) {
    setState('placed');
    navigate(`${href.order(order_number)}?success=1`, { state: { order } });
    void call('session/get', {}).then((fresh) => fresh.ok && sessionStore.set(fresh.value));
  }

  return { state, submit: () => void submit(), close: () => setState('ready') };
}

/** CHK-58 to CHK-60: the session anew; 'changed' when the cart is no longer the one on the page. */
async function lookAgain(seen: Cart): Promise<'good' | 'adjust' | 'changed' | CallFailure> {
  const result = await call('session/get', {});
  if (!result.ok) return result.failure;
  const { cart } = result.value;
  if (!canFulfil(cart)) return 'adjust';
  sessionStore.set(result.value);
  return cart.checksum === seen.checksum ? 'good' : 'changed';
}
