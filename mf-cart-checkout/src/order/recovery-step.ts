import { call } from '@bookfront/shared/api-client';
import type { CheckoutStep } from '@bookfront/shared/routes';
import type { Cart } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import * as m from '#messages';
import { furthestStep } from '../steps';

interface Recovery {
  step: CheckoutStep;
  /** Why the shopper is led there. */
  text: string;
}

/**
 * The api refused an order because a saved choice has changed. Reloads the session and finds the step to redo: the first
 * one that is no longer done, else the address of an order that is shipped, else the contact.
 */
export async function findRecovery(reviewed: Cart): Promise<Recovery> {
  const result = await call('session/get', {});
  if (result.ok) sessionStore.set(result.value);
  const { delivery } = reviewed.checkout;
  const furthest = result.ok ? furthestStep(result.value.cart.checkout) : 'review';
  if (furthest === 'delivery') return { step: furthest, text: m.order_address_changed() };
  if (furthest !== 'review' && furthest !== 'chase') return { step: furthest, text: m.order_changed() };
  return delivery === 'pickup'
    ? { step: 'contact', text: m.order_changed() }
    : { step: 'delivery', text: m.order_address_changed() };
}
