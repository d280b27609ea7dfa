import type { CheckoutState } from '@bookfront/shared/schemas';
import type { AccountRow } from '../account/account-repository';
import { toPerson } from '../account/account-repository';
import type { CallContext, Input } from '../call-context/call-context';
import { saveCheckout } from '../cart/cart-repository';
import type { Db } from '../database/open';
import { checkoutOf } from '../pricing/build-cart';
import { requireSession } from '../session/require-session';

type Contact = NonNullable<CheckoutState['contact']>;

/** Changes what checkout has saved, which lives with the cart. */
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
 * The contact of a checkout: what is given now, else what was saved, else what the account says. `promo_code` carries
 * the Purchase Order number (GAP-62).
 */
export function contactOf({ shop }: Pick<CallContext, 'shop'>, { given, saved, account }: ContactSources): Contact {
  const user = account ? toPerson(account) : undefined;
  return {
    name: given.name ?? saved?.name ?? `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim(),
    // an account is written to at its own address: nobody's emails are sent to a stranger by a field of a call
    email: user?.email_address || (given.email ?? saved?.email ?? ''),
    phone: given.phone ?? saved?.phone ?? user?.phone_number ?? '',
    purchase_order: given.promo_code ?? saved?.purchase_order ?? '',
    instructions: given.instructions ?? saved?.instructions ?? '',
    preferred_communication: offeredWay(
      shop,
      given.preferred_communication ?? saved?.preferred_communication ?? user?.communication_preference ?? 'email',
    ),
  };
}

type Way = Contact['preferred_communication'];

/** CHK-45, CHK-46: what the shop does not offer becomes a call, a call the first thing that it does. */
function offeredWay({ settings }: CallContext['shop'], wanted: Way): Way {
  const { allowed_comm_prefs, texting_enabled } = settings.checkout_info;
  const offered = allowed_comm_prefs.filter((way) => way !== 'text' || texting_enabled);
  return [wanted, 'phone' as const].find((way) => offered.includes(way)) ?? offered[0] ?? 'email';
}
