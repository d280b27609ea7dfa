import { call } from '@bookfront/shared/api-client';
import type { Cart } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { isOtherShopper } from '../shopper';
import { canFulfil } from '../stock';
import type { CartCheck } from './machine/order-machine';

/** CHK-58 to CHK-60: reads the session again, and compares its cart with the one that the shopper reviewed. */
export async function revalidateCart(reviewed: Cart): Promise<CartCheck> {
  const result = await call('session/get', {});
  if (!result.ok) return { is: 'failed', failure: result.failure };
  const { cart } = result.value;
  if (isOtherShopper(sessionStore.get()?.user?.email_address, result.value)) {
    sessionStore.set(result.value);
    return { is: 'other-shopper' };
  }
  if (!canFulfil(cart)) return { is: 'short' };
  sessionStore.set(result.value);
  if (cart.checksum === reviewed.checksum) return { is: 'unchanged' };
  return { is: linesOf(cart) === linesOf(reviewed) ? 'choices-changed' : 'changed' };
}

/** The first 32 characters of a checksum are those of the lines. */
const linesOf = ({ checksum }: Cart): string => checksum.slice(0, 32);
