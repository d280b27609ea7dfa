import { type CallFailure, call } from '@bookfront/shared/api-client';
import type { Cart } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { canFulfil } from '../stock';

/**
 * 'adjust': the stock has gone; 'changed': the cart is no longer the one on the page; 'saved': its lines are the same,
 * but what was saved
 * with them is not; 'other': another shopper is looking. */
export type Verdict = 'good' | 'adjust' | 'changed' | 'saved' | 'other' | CallFailure;

/** CHK-58 to CHK-60: the session anew, and whether the cart that the shopper saw can still be ordered. */
export async function lookAgain(seen: Cart): Promise<Verdict> {
  const result = await call('session/get', {});
  if (!result.ok) return result.failure;
  const { cart, user } = result.value;
  const before = sessionStore.get()?.user;
  if (before && before.email_address !== user?.email_address) {
    sessionStore.set(result.value);
    return 'other';
  }
  if (!canFulfil(cart)) return 'adjust';
  sessionStore.set(result.value);
  if (cart.checksum === seen.checksum) return 'good';
  return ofLines(cart) === ofLines(seen) ? 'saved' : 'changed';
}

/** The first 32 signs of a checksum are those of the lines. */
const ofLines = ({ checksum }: Cart): string => checksum.slice(0, 32);
