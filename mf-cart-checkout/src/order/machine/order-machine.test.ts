import type { CallFailure } from '@bookfront/shared/api-client';
import { describe, expect, test } from '@jest/globals';
import { type OrderEvent, transition } from './order-machine';
import { askAfterMs, initialState, isBusy, isOpenOrder, type OrderState } from './order-state';

const failureOf = (code: CallFailure['code'], kind: CallFailure['kind'] = 'refused'): CallFailure => ({
  name: 'CallFailure',
  kind,
  code,
  message: `It is ${code}.`,
  retryable: false,
  fields: {},
});

const ready = { is: 'ready' } as const;
const blocked = { is: 'blocked' } as const;
const sending = { is: 'sending' } as const;
const checkingOrder = { is: 'checking', for: 'order' } as const;
const checkingPayment = { is: 'checking', for: 'payment' } as const;
const refused = (code: CallFailure['code']) => ({ is: 'refused', failure: failureOf(code) }) as const;
const unanswered = (isAsking: boolean) => ({ is: 'unanswered', sentBy: 'this-page', isAsking }) as const;
const unansweredBefore = { is: 'unanswered', sentBy: 'earlier-page', isAsking: false } as const;
const pending = (over: Partial<Extract<OrderState, { is: 'pending' }>> = {}) =>
  ({
    is: 'pending',
    failure: failureOf('payment_pending'),
    pauseMs: 10_000,
    isSent: true,
    isAsking: false,
    ...over,
  }) as const;
const asking = pending({ isAsking: true });
const stopped = pending({ isSent: false });
const unreachable = failureOf('network', 'network');
const checked = (is: 'unchanged' | 'short' | 'changed' | 'choices-changed' | 'other-shopper'): OrderEvent => ({
  is: 'cart-checked',
  check: { is },
});
const failed = (code: CallFailure['code'], kind?: CallFailure['kind']): OrderEvent => ({
  is: 'order-failed',
  failure: failureOf(code, kind),
});

type Row = [state: OrderState, event: OrderEvent, next: OrderState, effects: string];

function holds(rows: Row[]) {
  test.each(rows.map((row) => [nameOf(row[0]), nameOf(row[1]), ...row] as const))(
    '%s, %s',
    (_, __, state, event, next, effects) => {
      expect(transition(state, event)).toEqual({ state: next, effects: effects ? effects.split(', ') : [] });
    },
  );
}

/** Words of a state or an event, for the title. */
const nameOf = (value: object): string =>
  Object.entries(value)
    .map(([key, word]) => (key === 'is' ? word : `${key} ${wordOf(word)}`))
    .join(' ');
const wordOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? (Reflect.get(value, 'is') ?? `${Reflect.get(value, 'kind')} ${Reflect.get(value, 'code')}`)
    : value;

const orderWanted: OrderEvent = { is: 'order-wanted', isComplete: true };
const paymentWanted: OrderEvent = { is: 'payment-wanted', isComplete: true };

describe('an order is sent once the cart was checked', () => {
  holds([
    [ready, orderWanted, checkingOrder, 'lock, check-cart'],
    [refused('internal'), orderWanted, checkingOrder, 'lock, check-cart'],
    [ready, { ...orderWanted, isComplete: false }, checkingOrder, 'go-to-contact'],
    [checkingOrder, checked('unchanged'), sending, 'keep, send'],
    [checkingOrder, checked('short'), blocked, 'unlock, deny-payment'],
    [checkingOrder, checked('changed'), ready, 'unlock, deny-payment, go-to-cart'],
    [checkingOrder, checked('other-shopper'), ready, 'unlock, deny-payment'],
    [checkingOrder, checked('choices-changed'), { is: 'recovering', wasOpen: false }, 'unlock, recover'],
    [
      checkingOrder,
      { is: 'cart-checked', check: { is: 'failed', failure: unreachable } },
      { is: 'refused', failure: unreachable },
      'unlock, deny-payment',
    ],
    [{ is: 'recovering', wasOpen: false }, { is: 'recovered' }, ready, 'deny-payment'],
    [blocked, { is: 'closed' }, ready, 'unlock'],
    [refused('payment'), { is: 'closed' }, ready, 'unlock'],
  ]);
});

describe('a provider’s form opens once the cart was checked, and sends what it gives', () => {
  holds([
    [ready, paymentWanted, checkingPayment, 'lock, check-cart'],
    [checkingPayment, paymentWanted, checkingPayment, 'lock, check-cart'],
    [ready, { ...paymentWanted, isComplete: false }, ready, 'go-to-contact, deny-payment'],
    [sending, paymentWanted, sending, 'deny-payment'],
    [asking, paymentWanted, asking, 'deny-payment'],
    [checkingPayment, checked('unchanged'), ready, 'unlock, allow-payment'],
    [checkingPayment, checked('short'), blocked, 'unlock, deny-payment'],
    [ready, { is: 'payment-made' }, sending, 'lock, keep, send'],
    [sending, { is: 'payment-made' }, sending, ''],
    [unanswered(false), { is: 'payment-made' }, unanswered(true), 'lock, keep, send'],
    [stopped, { is: 'payment-made' }, asking, 'lock, keep, send'],
    [ready, { is: 'payment-failed', failure: failureOf('payment') }, refused('payment'), 'unlock'],
    [ready, { is: 'payment-failed', failure: failureOf('payment_pending') }, stopped, 'lock'],
    [stopped, { is: 'retry-wanted' }, ready, 'unlock'],
    [stopped, { is: 'pause-ended' }, stopped, ''],
  ]);
});

describe('an answer of the shop ends the order', () => {
  const placed: OrderEvent = { is: 'order-placed' };
  holds([
    [sending, placed, { is: 'placed', wasOpen: false }, 'forget, show-order'],
    [unanswered(true), placed, { is: 'placed', wasOpen: true }, 'forget, show-order'],
    [sending, failed('internal'), refused('internal'), 'unlock, forget'],
    [asking, failed('internal'), refused('internal'), 'unlock, forget'],
    [sending, failed('payment_declined'), refused('payment_declined'), 'renew-key, unlock, forget'],
    [asking, failed('payment_declined'), refused('payment_declined'), 'renew-key, unlock, forget'],
  ]);
  test.each(['order_changed', 'shipping', 'shipping_unavailable'] as const)(
    '%s leads to the step that has to be chosen again',
    (code) => {
      const recovering: OrderState = { is: 'recovering', failure: failureOf(code), wasOpen: false };
      expect(transition(sending, failed(code))).toEqual({ state: recovering, effects: ['recover'] });
      expect(isBusy(recovering)).toBe(true);
      expect(transition(recovering, { is: 'recovered' })).toEqual({
        state: refused(code),
        effects: ['unlock', 'forget'],
      });
    },
  );
});

describe('an order without an answer is only asked about', () => {
  const slower = (pauseMs: number) => pending({ failure: unreachable, pauseMs });
  const lost = failed('network', 'network');
  holds([
    [sending, lost, unanswered(false), ''],
    [sending, failed('unavailable'), unanswered(false), ''],
    [sending, failed('no_json', 'http'), unanswered(false), ''],
    [unansweredBefore, { is: 'retry-wanted' }, { ...unansweredBefore, isAsking: true }, 'send'],
    [{ ...unansweredBefore, isAsking: true }, lost, unanswered(false), ''],
    [unanswered(true), { is: 'retry-wanted' }, unanswered(true), ''],
    [unanswered(true), orderWanted, unanswered(true), ''],
    [unanswered(false), { is: 'closed' }, unanswered(false), ''],
    [sending, failed('payment_pending'), pending(), 'keep-pending'],
    [unanswered(true), failed('payment_pending'), pending(), 'keep-pending'],
    [pending(), { is: 'pause-ended' }, asking, 'send'],
    [pending(), { is: 'retry-wanted' }, asking, 'send'],
    [asking, { is: 'pause-ended' }, asking, ''],
    [asking, lost, slower(20_000), ''],
    [{ ...slower(20_000), isAsking: true }, lost, slower(40_000), ''],
    [{ ...slower(80_000), isAsking: true }, lost, slower(120_000), ''],
    [{ ...slower(120_000), isAsking: true }, lost, slower(120_000), ''],
    [pending({ pauseMs: 0, isAsking: true }), lost, slower(20_000), ''],
    [{ ...slower(40_000), isAsking: true }, failed('payment_pending'), pending(), 'keep-pending'],
  ]);
});

describe('what comes late changes nothing', () => {
  holds([
    [sending, checked('changed'), sending, ''],
    [ready, checked('unchanged'), ready, ''],
    [ready, { is: 'recovered' }, ready, ''],
    [ready, { is: 'retry-wanted' }, ready, ''],
    [ready, { is: 'pause-ended' }, ready, ''],
    [sending, orderWanted, sending, ''],
    [sending, { is: 'closed' }, sending, ''],
    [sending, { is: 'payment-failed', failure: failureOf('payment') }, sending, ''],
    [asking, { is: 'payment-failed', failure: failureOf('payment_pending') }, asking, ''],
    [checkingOrder, { is: 'payment-failed', failure: failureOf('payment') }, checkingOrder, ''],
  ]);
});

test('a review begins with the order that an earlier page left open', () => {
  expect(initialState(undefined)).toEqual(ready);
  expect(initialState({})).toEqual(unansweredBefore);
  expect(initialState({ isPending: true })).toMatchObject({ is: 'pending', pauseMs: 0, isSent: true, isAsking: false });
});

test.each([
  [ready, false, false],
  [checkingPayment, false, false],
  [checkingOrder, true, false],
  [sending, true, false],
  [blocked, false, false],
  [refused('internal'), false, false],
  [unanswered(false), false, true],
  [unanswered(true), true, true],
  [pending(), false, true],
  [asking, true, true],
  [{ is: 'recovering', wasOpen: false }, false, false],
  [{ is: 'recovering', failure: failureOf('shipping'), wasOpen: true }, true, true],
  [{ is: 'placed', wasOpen: false }, true, false],
  [{ is: 'placed', wasOpen: true }, true, true],
] as [OrderState, boolean, boolean][])('%o: busy %p, open %p', (state, busy, open) => {
  expect([isBusy(state), isOpenOrder(state)]).toEqual([busy, open]);
});

test.each([
  [pending({ pauseMs: 0 }), 0],
  [pending(), 10_000],
  [asking, undefined],
  [stopped, undefined],
  [unanswered(false), undefined],
])('the bank is asked again after a pause: %o, %p', (state, ms) => {
  expect(askAfterMs(state)).toBe(ms);
});
