import { type CallFailure, call } from '@bookfront/shared/api-client';
import type { Cart, Payload, Reply } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { canFulfil } from '../stock';

/**
 * How placing an order came out. 'adjust': the stock has gone; 'changed': the cart is no longer the one on the page;
 * 'unanswered': sent, and no answer came: the order may exist, so only the very same may be sent again.
 */
export type Outcome = 'adjust' | 'changed' | 'unanswered' | CallFailure | Reply<'checkout/submit'>;

/** P2§4 review: looks at the session anew, then sends the order; a repeat of one that may exist is sent without looking. */
export async function placeOrder(payload: Payload<'checkout/submit'>, seen: Cart, isRepeat: boolean): Promise<Outcome> {
  const verdict = isRepeat ? 'good' : await lookAgain(seen);
  if (verdict !== 'good') return verdict;
  const result = await call('checkout/submit', payload);
  if (result.ok) return result.value;
  // an answer that isn't the shop's own says nothing about the order
  return result.failure.kind === 'refused' ? result.failure : 'unanswered';
}

/** CHK-58 to CHK-60 */
async function lookAgain(seen: Cart): Promise<'good' | 'adjust' | 'changed' | CallFailure> {
  const result = await call('session/get', {});
  if (!result.ok) return result.failure;
  const { cart } = result.value;
  if (!canFulfil(cart)) return 'adjust';
  sessionStore.set(result.value);
  return cart.checksum === seen.checksum ? 'good' : 'changed';
}
