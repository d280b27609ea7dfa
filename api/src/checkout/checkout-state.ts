import { channelFor } from '@bookfront/shared/format/contact-channel';
import type { CheckoutState } from '@bookfront/shared/schemas';
import type { AccountRow } from '../account/account-repository';
import { toPerson } from '../account/account-repository';
import type { CallContext, Input } from '../call-context/call-context';
import { saveCheckout } from '../cart/cart-repository';
import type { Db } from '../database/open';
import { checkoutOf } from '../pricing/build-cart';
import { requireSession } from '../session/require-session';

type Contact = NonNullable<CheckoutState['contact']>;

/** Updates the checkout saved with the cart. */
export async function changeCheckout(tx: Db, context: CallContext, change: Partial<CheckoutState>): Promise<void> {
  const session = await requireSession(tx, context);
  await saveCheckout(tx, session.cart_key, { ...(await checkoutOf(tx, context)), ...change });
}

interface ContactSources {
  given: Input<'checkout/setExtras'>;
  saved: CheckoutState['contact'];
  account: AccountRow | undefined;
}

/**
 * The contact for a checkout: each field as given now, else as saved, else from the account. `promo_code` carries the
 * Purchase Order number (GAP-62).
 */
export function contactOf({ shop }: Pick<CallContext, 'shop'>, { given, saved, account }: ContactSources): Contact {
  const user = account ? toPerson(account) : undefined;
  return {
    name: given.name ?? saved?.name ?? `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim(),
    // a member's emails go to the account's address, so that no call can send them to a stranger
    email: user?.email_address || (given.email ?? saved?.email ?? ''),
    phone: given.phone ?? saved?.phone ?? user?.phone_number ?? '',
    purchase_order: given.promo_code ?? saved?.purchase_order ?? '',
    instructions: given.instructions ?? saved?.instructions ?? '',
    preferred_communication: channelFor(
      given.preferred_communication ?? saved?.preferred_communication ?? user?.communication_preference ?? 'email',
      shop.settings.checkout_info,
    ),
  };
}
