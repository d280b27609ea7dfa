import { type CallFailure, call } from '@bookfront/shared/api-client';
import type { Cart } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { canFulfil } from '../stock';

/** 'adjust': the stock has gone; 'changed': the cart is no longer the one on the page. */
export type Verdict = 'good' | 'adjust' | 'changed' | CallFailure;

/** CHK-58 to CHK-60: the session anew, and whether the cart that the shopper saw can still be ordered. */
export async function lookAgain(seen: Cart): Promise<Verdict> {
  const result = await call('session/get', {});
  if (!result.ok) return result.failure;
  const { cart } = result.value;
  if (!canFulfil(cart)) return 'adjust';
  sessionStore.set(result.value);
  return cart.checksum === seen.checksum ? 'good' : 'changed';
}
