import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { Cart } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';
import { useSession, useShopRules } from '@bookfront/shared/session';
import { ButtonLink } from '@bookfront/shared/ui';
import { DialogButton } from '../../dialog-button';
import { Note } from '../../layout';
import { needsLogin } from '../../stock';
import { DeliveryWays, Ways } from './delivery-options';
import { LoginWay } from './login-link';

/**
 * How this visitor may go on from the cart (P2§1): customers to a delivery, guests as guests where the shop allows it,
 * else through a login.
 */
export function WaysOn({ cart }: { cart: Cart }) {
  const { logged_in } = useSession();
  const { guest_allow_checkout } = useSettings();
  const { showPrice } = useShopRules();
  if (logged_in) return <CustomerWays cart={cart} />;
  if (guest_allow_checkout && showPrice) return <GuestWays cart={cart} />;
  return (
    <Ways>
      <ButtonLink to={href.login(href.cart())}>Checkout</ButtonLink>
    </Ways>
  );
}

function CustomerWays({ cart }: { cart: Cart }) {
  const { ship_enabled, quote_enabled } = useSettings().checkout_info;
  return (
    <>
      <DeliveryWays cart={cart} ship={ship_enabled ? 'Ship my order' : undefined} pickup="Pick up in store" />
      {quote_enabled && (
        <Ways>
          <DialogButton kind="quiet" label="Request a quote" load={() => import('../dialogs/quote-dialog')}>
            {({ QuoteDialog }, close) => <QuoteDialog onClose={close} />}
          </DialogButton>
        </Ways>
      )}
    </>
  );
}

/** SEC-18: guests pick up; where the shop ships as well, they are told so before they begin. */
function GuestWays({ cart }: { cart: Cart }) {
  const { ship_enabled } = useSettings().checkout_info;
  const isForAccounts = needsLogin(cart);
  return (
    <>
      {isForAccounts && (
        <Ways>
          <Note>Your cart holds what only an account can buy, such as a gift card. Log in to check out.</Note>
          <LoginWay isMain />
        </Ways>
      )}
      <DeliveryWays cart={cart} pickup="Check out as guest" isMinor={isForAccounts} />
      {!isForAccounts && (
        <Ways>
          {ship_enabled && <Note>{messages.guestPickupOnly}. Log in to have your order shipped.</Note>}
          <LoginWay />
        </Ways>
      )}
    </>
  );
}
