import { toast } from '@bookfront/shared/events';
import { href } from '@bookfront/shared/routes';
import type { Cart, Reply } from '@bookfront/shared/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '#messages';
import type { OrderEffect, OrderEvent } from './machine/order-machine';
import { forgetOpenOrder, keepOpenOrder, keepPending, type OpenOrder } from './open-order/open-order';
import { findRecovery } from './recovery-step';
import { revalidateCart } from './revalidate-cart';
import { useOrderPlaced } from './use-order-placed';

/** `reference`: the provider's name of a payment that was begun there. */
export type SentOrder = OpenOrder & { reference?: string | undefined };

export type Effects = Record<OrderEffect, (dispatch: (event: OrderEvent) => void) => unknown>;

interface EffectTools {
  reviewed: Cart;
  /** What 'keep' remembers and 'send' sends. */
  order: RefObject<SentOrder | undefined>;
  setLocked: (isLocked: boolean) => void;
  renewKey: () => void;
  /** Tells a provider's form or window whether it may open. */
  answer: (isAllowed: boolean) => void;
}

/** What each effect of the order machine does. */
export function useOrderEffects({ reviewed, order, setLocked, renewKey, answer }: EffectTools): Effects {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showOrder = useOrderPlaced();
  const reply = useRef<Reply<'checkout/submit'>>(undefined);
  return {
    lock: () => setLocked(true),
    unlock: () => setLocked(false),
    'check-cart': async (dispatch) => dispatch({ is: 'cart-checked', check: await revalidateCart(reviewed) }),
    'allow-payment': () => answer(true),
    'deny-payment': () => answer(false),
    keep: () => order.current && keepOpenOrder(client, reviewed, order.current, order.current.reference),
    'keep-pending': () => keepPending(client),
    forget: () => forgetOpenOrder(client),
    send: async (dispatch) => {
      const { payload, send } = order.current ?? {};
      if (!payload || !send) return;
      const result = await send(payload);
      if (result.ok) reply.current = result.value;
      dispatch(result.ok ? { is: 'order-placed' } : { is: 'order-failed', failure: result.failure });
    },
    'renew-key': renewKey,
    recover: async (dispatch) => {
      const { step, text } = await findRecovery(reviewed);
      toast(text, 'error');
      navigate(href.checkout(step));
      dispatch({ is: 'recovered' });
    },
    'go-to-cart': () => {
      toast(m.order_cart_changed(), 'error');
      navigate(href.cart());
    },
    'go-to-contact': () => navigate(href.checkout('contact')),
    'show-order': () => reply.current && showOrder(reply.current),
  };
}
