import { call } from '@bookfront/shared/api-client';
import type { CheckoutStep } from '@bookfront/shared/routes';
import type { Cart } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { furthestStep } from '../steps';

interface Mend {
  step: CheckoutStep;
  /** Why the shopper is led there. */
  text: string;
}

const addressText =
  'The address that you chose is no longer there, or has changed. Nothing was ordered: please choose it again.';
const orderText = 'Your order has changed. Nothing was ordered: please look this step over again.';

/**
 * The api has refused an order because what is saved is no longer what it rests on. Where that can be mended: the first
 * step that is no longer done, else the
 * address of an order that is shipped, else the contact. The session is read anew.
 */
export async function stepToMend(seen: Cart): Promise<Mend> {
  const result = await call('session/get', {});
  if (result.ok) sessionStore.set(result.value);
  const { delivery } = seen.checkout;
  const furthest = result.ok ? furthestStep(result.value.cart.checkout) : 'review';
  if (furthest === 'delivery') return { step: furthest, text: addressText };
  if (furthest !== 'review' && furthest !== 'chase') return { step: furthest, text: orderText };
  return delivery === 'pickup' ? { step: 'contact', text: orderText } : { step: 'delivery', text: addressText };
}
