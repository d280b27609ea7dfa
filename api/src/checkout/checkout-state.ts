import type { CheckoutState } from '@bookfront/shared/schemas';
import type { AccountRow } from '../account/account-repository';
import { toPerson } from '../account/account-repository';
import type { CallContext, Input } from '../call';
import { saveCheckout } from '../cart/cart-repository';
import { checkoutOf } from '../cart/cart-service';
import type { Db } from '../database/open';
import { requireSession } from '../session/session-service';

type Contact = NonNullable<CheckoutState['contact']>;

/** Changes what checkout has saved, which lives with the cart. */
export async function changeCheckout(tx: Db, context: CallContext, change: Partial<CheckoutState>): Promise<void> {
  const session = await requireSession(tx, context);
  await saveCheckout(tx, session.cart_key, { ...(await checkoutOf(tx, context)), ...change });
}

/** The contact of a checkout: what is given now, else what was saved, else what the account says. `promo_code` carries the Purchase Order number (GAP-62). */
export function contactOf(given: Input<'checkout/setExtras'>, saved: CheckoutState['contact'], account: AccountRow | undefined): Contact {
  const user = account ? toPerson(account) : undefined;
  return {
    name: given.name ?? saved?.name ?? `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim(),
    email: given.email ?? saved?.email ?? user?.email_address ?? '',
    phone: given.phone ?? saved?.phone ?? user?.phone_number ?? '',
    purchase_order: given.promo_code ?? saved?.purchase_order ?? '',
    instructions: given.instructions ?? saved?.instructions ?? '',
    preferred_communication: given.preferred_communication ?? saved?.preferred_communication ?? user?.communication_preference ?? 'email',
  };
}
