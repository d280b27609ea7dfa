import { type CallFailure, call, randomKey } from '@bookfront/shared/api-client';
import type { Cart } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type OrderEvent, transition } from './machine/order-machine';
import { initialState, isBusy, type OrderState } from './machine/order-state';
import { getOpenOrder, type Send } from './open-order/open-order';
import { type OrderPayload, submitPayload } from './open-order/order-payload';
import { type Effects, type SentOrder, useOrderEffects } from './use-order-effects';
import { useClickGuard, useOrderLock, usePause } from './use-order-guards';

export type Order = ReturnType<typeof useOrder>;

/** P2 §4 review: `reviewed` is the cart that the review shows, and the one that is ordered. */
export function useOrder(reviewed: Cart, onOrdering: (isOrdering: boolean) => void) {
  const session = useSession();
  const client = useQueryClient();
  const [earlier] = useState(() => getOpenOrder(client, session, reviewed));
  const [key, setKey] = useState(() => earlier?.payload.idempotency_key ?? randomKey());
  const order = useRef<SentOrder>(earlier);
  const payload = submitPayload(session, reviewed, key);
  const permission = usePermission();
  const effects = useOrderEffects({
    reviewed,
    order,
    setLocked: useOrderLock(earlier !== undefined, onOrdering),
    renewKey: () => setKey(randomKey()),
    answer: permission.answer,
  });
  const { state, latest, dispatch } = useOrderMachine(() => initialState(earlier), effects);
  const takeClick = useClickGuard();
  usePause(state, () => takeClick() && dispatch({ is: 'pause-ended' }));
  return {
    state,
    isBusy: isBusy(state),
    failure: state.is === 'refused' ? state.failure : undefined,
    /** Asks whether a provider's form or window may open, and gives what the order will be sent with. */
    async begin(): Promise<OrderPayload | undefined> {
      const answer = permission.ask();
      dispatch({ is: 'payment-wanted', isComplete: payload !== undefined });
      return (await answer) ? payload : undefined;
    },
    /** Sends the order with what the provider gave. `reference`: its name of a payment that was begun there. */
    finish(send: Send, reference?: string) {
      // the newest state: the provider answers to the render that opened its form
      if (!payload || isBusy(latest())) return;
      order.current = { payload, send, reference };
      dispatch({ is: 'payment-made' });
    },
    submit() {
      if (isBusy(state) || !takeClick()) return;
      if (payload) order.current = { payload, send: (body) => call('checkout/submit', body) };
      dispatch({ is: 'order-wanted', isComplete: payload !== undefined });
    },
    retry: () => !isBusy(state) && takeClick() && dispatch({ is: 'retry-wanted' }),
    fail: (failure: CallFailure) => dispatch({ is: 'payment-failed', failure }),
    close: () => dispatch({ is: 'closed' }),
  };
}

/** Answers may come after a later render, so each event meets the newest state. */
function useOrderMachine(initial: () => OrderState, effects: Effects) {
  const [state, setState] = useState(initial);
  const current = useRef(state);
  function dispatch(event: OrderEvent) {
    const step = transition(current.current, event);
    current.current = step.state;
    setState(step.state);
    for (const effect of step.effects) effects[effect](dispatch);
  }
  return { state, latest: () => current.current, dispatch };
}

/** Forms and windows that wait to be opened: all get the next answer. */
function usePermission() {
  const waiting = useRef<((isAllowed: boolean) => void)[]>([]);
  return {
    ask: () => new Promise<boolean>((resolve) => waiting.current.push(resolve)),
    answer: (isAllowed: boolean) => {
      for (const resolve of waiting.current.splice(0)) resolve(isAllowed);
    },
  };
}
