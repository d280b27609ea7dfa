import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { Cart } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';
import { useSession, useShopRules } from '@bookfront/shared/session';
import { ButtonLink } from '@bookfront/shared/ui';
import { DialogButton } from '../../dialog-button';
import { Note } from '../../layout';
import { needsLogin } from '../../stock';
import { DeliveryOptions, Options } from './delivery-options';
import { LoginLink } from './login-link';

/**
 * How this visitor can check out (P2§1): customers choose a delivery, guests check out as guests where the shop allows
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
      <ButtonLink to={href.login(href.cart())}>Checkout</ButtonLink>
    </Options>
  );
}

function CustomerOptions({ cart }: { cart: Cart }) {
  const { ship_enabled, quote_enabled } = useSettings().checkout_info;
  return (
    <>
      <DeliveryOptions cart={cart} ship={ship_enabled ? 'Ship my order' : undefined} pickup="Pick up in store" />
      {quote_enabled && (
        <Options>
          <DialogButton kind="quiet" label="Request a quote" load={() => import('../dialogs/quote-dialog')}>
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
          <Note>Your cart holds what only an account can buy, such as a gift card. Log in to check out.</Note>
          <LoginLink isMain />
        </Options>
      )}
      <DeliveryOptions cart={cart} pickup="Check out as guest" isSecondary={isForAccounts} />
      {!isForAccounts && (
        <Options>
          {ship_enabled && <Note>{messages.guestPickupOnly}. Log in to have your order shipped.</Note>}
          <LoginLink />
        </Options>
      )}
    </>
  );
}
