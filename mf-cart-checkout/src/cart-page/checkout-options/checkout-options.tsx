import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { Cart } from '@bookfront/shared/schemas';
import { useSession, useShopRules } from '@bookfront/shared/session';
import { ButtonLink } from '@bookfront/shared/ui';
import * as m from '#messages';
import { DialogButton } from '../../dialog-button';
import { Note } from '../../layout';
import { needsLogin } from '../../stock';
import { DeliveryOptions, Options } from './delivery-options';
import { LoginLink } from './login-link';

/**
 * How this visitor can check out (P2 §1): customers choose a delivery, guests check out as guests where the shop allows
 * it, and anybody else logs in first.
 */
export function CheckoutOptions({ cart }: { cart: Cart }) {
  const { logged_in } = useSession();
  const { guest_allow_checkout } = useSettings();
  const { showPrice } = useShopRules();
  if (logged_in) return <CustomerOptions cart={cart} />;
  if (guest_allow_checkout && showPrice) return <GuestOptions cart={cart} />;
  return (
    <Options>
      <ButtonLink to={href.login(href.cart())}>{m.checkout()}</ButtonLink>
    </Options>
  );
}

function CustomerOptions({ cart }: { cart: Cart }) {
  const { ship_enabled, quote_enabled } = useSettings().checkout_info;
  return (
    <>
      <DeliveryOptions cart={cart} ship={ship_enabled ? m.checkout_ship() : undefined} pickup={m.checkout_pickup()} />
      {quote_enabled && (
        <Options>
          <DialogButton kind="quiet" label={m.quote_request()} load={() => import('../dialogs/quote-dialog')}>
            {({ QuoteDialog }, close) => <QuoteDialog onClose={close} />}
          </DialogButton>
        </Options>
      )}
    </>
  );
}

/** SEC-18: guests can only pick up; where the shop also ships, they read so before they begin. */
function GuestOptions({ cart }: { cart: Cart }) {
  const { ship_enabled } = useSettings().checkout_info;
  const isForAccounts = needsLogin(cart);
  return (
    <>
      {isForAccounts && (
        <Options>
          <Note>{m.checkout_account_needed()}</Note>
          <LoginLink isMain />
        </Options>
      )}
      <DeliveryOptions cart={cart} pickup={m.checkout_as_guest()} isSecondary={isForAccounts} />
      {!isForAccounts && (
        <Options>
          {ship_enabled && <Note>{m.guest_pickup_only_log_in()}</Note>}
          <LoginLink />
        </Options>
      )}
    </>
  );
}
