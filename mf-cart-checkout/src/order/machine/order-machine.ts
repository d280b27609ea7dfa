/**
 * The order of one review as a state machine (P2 §4, P2 §8, ADR 10): any number of clicks, retries, reloads and lost
 * answers make one order. Pure: it names effects, and useOrder runs them.
 */

import type { CallFailure } from '@bookfront/shared/api-client';
import { isShippingFailure } from '@bookfront/shared/schemas/vocabulary';
import { isDefinitiveFailure } from '../../cart-calls';
import { askAfterMs, isBusy, isOpenOrder, type OrderState } from './order-state';

/**
 * 'short': the stock has gone; 'changed': the cart is no longer the one on the page; 'choices-changed': its lines are
 * the same, but what was saved with them is not; 'other-shopper': somebody else has logged in.
 */
export type CartCheck =
  | { is: 'unchanged' | 'short' | 'changed' | 'choices-changed' | 'other-shopper' }
  | { is: 'failed'; failure: CallFailure };

/**
 * `isComplete`: the cart has everything that an order needs. 'payment-wanted': a provider's form or window asks whether
 * it may open; 'payment-made': it gave what the order is sent with; 'payment-failed': it could not be begun.
 */
export type OrderEvent =
  | { is: 'order-wanted' | 'payment-wanted'; isComplete: boolean }
  | { is: 'cart-checked'; check: CartCheck }
  | { is: 'payment-made' | 'order-placed' | 'retry-wanted' | 'pause-ended' | 'recovered' | 'closed' }
  | { is: 'payment-failed' | 'order-failed'; failure: CallFailure };

/**
 * 'lock', 'unlock': tell the page whether an order is under way. 'keep': remember the order for a retry or a reload,
 * 'keep-pending' that the bank is asked about it. 'recover': lead to the step that has to be chosen again.
 */
export type OrderEffect =
  | 'lock'
  | 'unlock'
  | 'check-cart'
  | 'allow-payment'
  | 'deny-payment'
  | 'keep'
  | 'keep-pending'
  | 'forget'
  | 'send'
  | 'renew-key'
  | 'recover'
  | 'go-to-cart'
  | 'go-to-contact'
  | 'show-order';

export interface Step {
  state: OrderState;
  effects: OrderEffect[];
}

const firstPauseMs = 10_000;
const longestPauseMs = 120_000;
const ready: OrderState = { is: 'ready' };

export function transition(state: OrderState, event: OrderEvent): Step {
  switch (event.is) {
    case 'order-wanted':
      return isBusy(state) ? stay(state) : check('order', event.isComplete);
    case 'payment-wanted':
      return isBusy(state) ? { state, effects: ['deny-payment'] } : check('payment', event.isComplete);
    case 'cart-checked':
      return state.is === 'checking' ? afterCheck(state.for, event.check) : stay(state);
    case 'payment-made':
      return isBusy(state) ? stay(state) : { state: toSending(state), effects: ['lock', 'keep', 'send'] };
    case 'payment-failed':
      return isBusy(state) ? stay(state) : afterFailedPayment(event.failure);
    case 'order-placed':
      return { state: { is: 'placed', wasOpen: isOpenOrder(state) }, effects: ['forget', 'show-order'] };
    case 'order-failed':
      return afterFailedOrder(state, event.failure);
    case 'recovered':
      return state.is === 'recovering' ? afterRecovery(state) : stay(state);
    case 'retry-wanted':
      return retry(state);
    case 'pause-ended':
      return askAfterMs(state) === undefined ? stay(state) : retry(state);
    case 'closed':
      return state.is === 'blocked' || state.is === 'refused' ? { state: ready, effects: ['unlock'] } : stay(state);
  }
}

const stay = (state: OrderState): Step => ({ state, effects: [] });

function check(what: 'order' | 'payment', isComplete: boolean): Step {
  const state: OrderState = { is: 'checking', for: what };
  if (isComplete) return { state, effects: ['lock', 'check-cart'] };
  return what === 'order'
    ? { state, effects: ['go-to-contact'] }
    : { state: ready, effects: ['go-to-contact', 'deny-payment'] };
}

/** CHK-58 to CHK-61 */
function afterCheck(what: 'order' | 'payment', result: CartCheck): Step {
  switch (result.is) {
    case 'unchanged':
      return what === 'order'
        ? { state: { is: 'sending' }, effects: ['keep', 'send'] }
        : { state: ready, effects: ['unlock', 'allow-payment'] };
    case 'short':
      return { state: { is: 'blocked' }, effects: ['unlock', 'deny-payment'] };
    case 'changed':
      return { state: ready, effects: ['unlock', 'deny-payment', 'go-to-cart'] };
    case 'other-shopper':
      return { state: ready, effects: ['unlock', 'deny-payment'] };
    case 'choices-changed':
      return { state: { is: 'recovering', wasOpen: false }, effects: ['unlock', 'recover'] };
    case 'failed':
      return { state: { is: 'refused', failure: result.failure }, effects: ['unlock', 'deny-payment'] };
  }
}

/** An open order stays one while it is asked about: no provider's form takes the place of the retry meanwhile. */
function toSending(state: OrderState): OrderState {
  if (state.is === 'unanswered') return { ...state, isAsking: true };
  return state.is === 'pending' ? { ...state, isAsking: true, isSent: true } : { is: 'sending' };
}

function afterFailedPayment(failure: CallFailure): Step {
  if (failure.code !== 'payment_pending') return { state: { is: 'refused', failure }, effects: ['unlock'] };
  return {
    state: { is: 'pending', failure, pauseMs: firstPauseMs, isSent: false, isAsking: false },
    effects: ['lock'],
  };
}

function afterFailedOrder(state: OrderState, failure: CallFailure): Step {
  if (!isDefinitiveFailure(failure)) return stay(afterNoAnswer(state, failure));
  if (failure.code === 'order_changed' || isShippingFailure(failure.code))
    return { state: { is: 'recovering', failure, wasOpen: isOpenOrder(state) }, effects: ['recover'] };
  if (failure.code === 'payment_pending')
    return {
      state: { is: 'pending', failure, pauseMs: firstPauseMs, isSent: true, isAsking: false },
      effects: ['keep-pending'],
    };
  // a decline frees the key (SPEC-D13)
  const renewal: OrderEffect[] = failure.code === 'payment_declined' ? ['renew-key'] : [];
  return { state: { is: 'refused', failure }, effects: [...renewal, 'unlock', 'forget'] };
}

/** While the shop is out of reach each pause before the bank is asked again is twice as long as the one before. */
function afterNoAnswer(state: OrderState, failure: CallFailure): OrderState {
  if (state.is !== 'pending') return { is: 'unanswered', sentBy: 'this-page', isAsking: false };
  const pauseMs = Math.min(2 * Math.max(state.pauseMs, firstPauseMs), longestPauseMs);
  return { ...state, failure: { ...failure, kind: 'network' }, pauseMs, isAsking: false };
}

function afterRecovery({ failure }: Extract<OrderState, { is: 'recovering' }>): Step {
  return failure
    ? { state: { is: 'refused', failure }, effects: ['unlock', 'forget'] }
    : { state: ready, effects: ['deny-payment'] };
}

/** Sends the same order again; one that was stopped before it was sent starts over. */
function retry(state: OrderState): Step {
  if (!isOpenOrder(state) || isBusy(state)) return stay(state);
  return state.is === 'pending' && !state.isSent
    ? { state: ready, effects: ['unlock'] }
    : { state: toSending(state), effects: ['send'] };
}
