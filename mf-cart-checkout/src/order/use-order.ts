import { type CallFailure, call, randomKey } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import type { Cart } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAnswerOfShop } from '../cart-calls';
import { forgetOpenOrder, getOpenOrder, keepAsked, keepOpenOrder, type OpenOrder, type Send } from './open-order';
import { type OrderPayload, submitPayload } from './order-payload';
import { stepToMend } from './recovery-step';
import { lookAgain, type Verdict } from './revalidate-cart';
import { askedBefore, outOfReach, useBankQuestion, useClickGuard, useHold } from './use-order-guards';
import { useOrderPlaced } from './use-order-placed';

/**
 * 'unanswered': sent, and no answer came: the order may exist, so only the very same may be sent again. 'left': so it
 * was when this page began.
 */
export type OrderState = 'ready' | 'sending' | 'adjust' | 'unanswered' | 'left' | CallFailure;
export type Order = ReturnType<typeof useOrder>;

/**
 * P2§4 review: one order from any number of clicks, retries, reloads and lost answers. `seen`: the cart that the review
 * shows.
 */
export function useOrder(seen: Cart, onOrdering: (isOrdering: boolean) => void) {
  const session = useSession();
  const navigate = useNavigate();
  const placed = useOrderPlaced();
  const page = useQueryClient();
  const [left] = useState(() => getOpenOrder(page, session, seen));
  const [key, setKey] = useState(() => left?.payload.idempotency_key ?? randomKey());
  const [state, setState] = useState<OrderState>(() => stateOf(left));
  const [isAsking, setAsking] = useState(false);
  const last = useRef<OpenOrder>(left);
  const takeGuard = useClickGuard();
  const hold = useHold(left !== undefined, onOrdering);
  const payload = submitPayload(session, seen, key);
  const isBusy = state === 'sending' || isAsking;
  useBankQuestion(isBankAsked(state) && !isAsking ? state : undefined, again);

  function stay(why: OrderState) {
    hold(isOpenOrder(why));
    setState(why);
  }
  /** What is sent, if the cart is still good for it; else undefined, and the page says why. */
  async function look(): Promise<OrderPayload | undefined> {
    if (!payload) return void navigate(href.checkout('contact'));
    hold(true);
    const verdict = await lookAgain(seen);
    if (verdict === 'good') return payload;
    stay(isTold(verdict) ? 'ready' : verdict);
    if (verdict === 'saved') await mend();
    if (verdict !== 'changed') return undefined;
    toast('Your cart has changed. Please look it over before you order.', 'error');
    return void navigate(href.cart());
  }
  /** A review that can't be placed as it is is not stayed on. */
  async function mend() {
    const { step, text } = await stepToMend(seen);
    toast(text, 'error');
    navigate(href.checkout(step));
  }
  async function finish(order: OpenOrder) {
    // an order that was sent stays one that is asked about: no provider's part comes in its place meanwhile
    if (isOpenOrder(state)) setAsking(true);
    else setState('sending');
    hold(true);
    const result = await order.send(order.payload);
    if (result.ok) {
      forgetOpenOrder(page);
      return placed(result.value);
    }
    setAsking(false);
    const { failure } = result;
    // a decline frees the key (decision 13 of the specification)
    if (failure.code === 'payment_declined') setKey(randomKey());
    const noAnswer = isBankAsked(state) ? outOfReach(failure) : 'unanswered';
    const next = isAnswerOfShop(failure) ? failure : noAnswer;
    if (failure.code === 'order_changed' || failure.code === 'shipping') await mend();
    stay(next);
    if (isBankAsked(next)) keepAsked(page);
    if (!isOpenOrder(next)) forgetOpenOrder(page);
  }
  async function send(order: OpenOrder, reference?: string) {
    last.current = order;
    keepOpenOrder(page, seen, order, reference);
    await finish(order);
  }
  function again() {
    if (!isBusy && last.current && takeGuard()) void finish(last.current);
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
    /**
     * After it: sends the order with what the provider gave. `reference`: its name of a payment that was begun there.
     */
    finish(by: Send, reference?: string) {
      if (payload) void send({ payload, send: by }, reference);
    },
    /** Without one. */
    async submit() {
      if (isBusy || !takeGuard()) return;
      setState('sending');
      const good = await look();
      if (good) await send({ payload: good, send: (order) => call('checkout/submit', order) });
    },
    /** The very same once more; what was stopped before it was sent, by a payment that is open, begins anew. */
    again: () => (last.current ? again() : stay('ready')),
    fail: (failure: CallFailure) => stay(failure),
    close: () => stay('ready'),
  };
}

/** Said elsewhere than at the button. */
const isTold = (verdict: Verdict) => verdict === 'changed' || verdict === 'saved' || verdict === 'other';

function stateOf(left: OpenOrder | undefined): OrderState {
  if (!left) return 'ready';
  return left.isAsked ? askedBefore : 'left';
}

/** The bank is asked about the payment (decision 13 of the specification). */
export const isBankAsked = (state: OrderState): state is CallFailure =>
  typeof state === 'object' && state.code === 'payment_pending';

/** Nothing is known yet of what was sent, or of its payment: it may only be asked about. */
export const isOpenOrder = (state: OrderState): boolean =>
  state === 'unanswered' || state === 'left' || isBankAsked(state);
