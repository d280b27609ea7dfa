import { type CallFailure, call, type Result, randomKey } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import type { Cart, Reply } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { useSession } from '@bookfront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrderPlaced } from '../use-order-placed';
import { lookAgain } from './look-again';
import { forgetOpenOrder, getOpenOrder, keepOpenOrder, type OpenOrder } from './open-order';
import { type OrderPayload, submitPayload } from './submit-rules';

/** 'unanswered': sent, and no answer came: the order may exist, so only the very same may be sent again. */
export type OrderState = 'ready' | 'sending' | 'adjust' | 'unanswered' | 'placed' | CallFailure;
/** How an order is sent: by checkout/submit, or with what a payment provider gave. */
export type Send = (payload: OrderPayload) => Promise<Result<Reply<'checkout/submit'>>>;
export type Order = ReturnType<typeof useOrder>;

/** P2§4 review: one order from any number of clicks, retries and lost answers. `seen`: the cart that the review shows. */
export function useOrder(seen: Cart, onOrdering: (isOrdering: boolean) => void) {
  const session = useSession();
  const navigate = useNavigate();
  const placed = useOrderPlaced();
  const page = useQueryClient();
  const [left] = useState(() => getOpenOrder(page, seen.checksum));
  const [key, setKey] = useState(randomKey);
  const [state, setState] = useState<OrderState>(left ? 'unanswered' : 'ready');
  const last = useRef<OpenOrder>(left);
  const takeGuard = useClickGuard();
  const payload = submitPayload(session, seen, key);
  const isBusy = state === 'sending' || state === 'placed';
  useEffect(() => {
    if (left) onOrdering(true);
  }, [left, onOrdering]);

  function stay(why: OrderState) {
    onOrdering(false);
    setState(why);
  }
  /** What is sent, if the cart is still good for it; else undefined, and the page says why. */
  async function look(): Promise<OrderPayload | undefined> {
    if (!payload) return void navigate(href.checkout('contact'));
    onOrdering(true);
    const verdict = await lookAgain(seen);
    if (verdict === 'good') return payload;
    stay(verdict === 'changed' ? 'ready' : verdict);
    if (verdict !== 'changed') return undefined;
    toast('Your cart has changed. Please look it over before you order.', 'error');
    return void navigate(href.cart());
  }
  async function finish(send: Send, payload: OrderPayload | undefined) {
    if (!payload) return;
    last.current = { checksum: seen.checksum, payload, send };
    keepOpenOrder(page, last.current);
    setState('sending');
    onOrdering(true);
    const result = await send(payload);
    if (result.ok) {
      forgetOpenOrder(page);
      setState('placed');
      return placed(result.value);
    }
    const { failure } = result;
    // a decline frees the key (decision 13)
    if (failure.code === 'payment_declined') setKey(randomKey());
    // an answer that isn't the shop's own says nothing about the order
    const isOpen = failure.kind !== 'refused';
    const next = isOpen ? 'unanswered' : failure;
    stay(next);
    onOrdering(isOpenOrder(next));
    if (!isOpenOrder(next)) forgetOpenOrder(page);
  }

  return {
    state,
    isBusy,
    /** Before a provider's own form or window: looks at the cart, and gives what the order will be sent with. */
    async begin(): Promise<OrderPayload | undefined> {
      if (isBusy) return undefined;
      const good = await look();
      if (good) stay('ready');
      return good;
    },
    /** After it: sends the order with what the provider gave. */
    finish: (send: Send) => void finish(send, payload),
    /** Without one. */
    async submit() {
      if (isBusy || !takeGuard()) return;
      setState('sending');
      const good = await look();
      if (good) await finish((order) => call('checkout/submit', order), good);
    },
    /** The very same once more. */
    again() {
      if (!isBusy && takeGuard() && last.current) void finish(last.current.send, last.current.payload);
    },
    fail: (failure: CallFailure) => stay(failure),
    close: () => stay('ready'),
  };
}

/** Nothing is known yet of what was sent, or of its payment: it may only be asked about. */
export const isOpenOrder = (state: OrderState): boolean => state === 'unanswered' || (typeof state === 'object' && state.code === 'payment_pending');

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
