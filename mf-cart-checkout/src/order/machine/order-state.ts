/** What a review knows of its order. Pure: order-machine.ts says how one state follows another. */

import type { CallFailure } from '@bookfront/shared/api-client';
import * as m from '#messages';

/**
 * 'blocked': the stock has gone. 'unanswered': sent, and no answer came; the order may exist, so only the very same may
 * be sent again. 'pending': the bank is asked about the payment; `pauseMs` until it is asked again. `isSent` is false
 * where another payment of this cart stopped the order before it was sent. 'recovering': an address or choice of the
 * order changed, and the shopper is led to the step to redo; `failure`: the api refused the order for it. `wasOpen`: see isOpenOrder.
 */
export type OrderState =
  | { is: 'ready' | 'blocked' | 'sending' }
  | { is: 'checking'; for: 'order' | 'payment' }
  | { is: 'refused'; failure: CallFailure }
  | { is: 'unanswered'; sentBy: 'this-page' | 'earlier-page'; isAsking: boolean }
  | { is: 'pending'; failure: CallFailure; pauseMs: number; isSent: boolean; isAsking: boolean }
  | { is: 'recovering'; failure?: CallFailure; wasOpen: boolean }
  | { is: 'placed'; wasOpen: boolean };

/** `earlier`: an order of this cart that was sent before this review opened, and has no answer yet. */
export function initialState(earlier: { isPending?: boolean | undefined } | undefined): OrderState {
  if (!earlier) return { is: 'ready' };
  return earlier.isPending
    ? { is: 'pending', failure: pendingBefore(), pauseMs: 0, isSent: true, isAsking: false }
    : { is: 'unanswered', sentBy: 'earlier-page', isAsking: false };
}

/** The failure that the api reported before the reload. */
const pendingBefore = (): CallFailure => ({
  name: 'CallFailure',
  kind: 'refused',
  code: 'payment_pending',
  message: m.order_bank_asked(),
  retryable: false,
  fields: {},
});

/** How long to wait before the bank is asked again; undefined: nothing is asked. The shopper need do nothing. */
export const askAfterMs = (state: OrderState): number | undefined =>
  state.is === 'pending' && state.isSent && !state.isAsking ? state.pauseMs : undefined;

export function isBusy(state: OrderState): boolean {
  if (state.is === 'unanswered' || state.is === 'pending') return state.isAsking;
  if (state.is === 'checking') return state.for === 'order';
  if (state.is === 'recovering') return state.failure !== undefined;
  return state.is === 'sending' || state.is === 'placed';
}

/** It is not known what became of the order or its payment: the shopper can only ask about it. */
export function isOpenOrder(state: OrderState): boolean {
  if (state.is === 'recovering' || state.is === 'placed') return state.wasOpen;
  return state.is === 'unanswered' || state.is === 'pending';
}
