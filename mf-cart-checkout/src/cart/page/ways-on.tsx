import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { Cart } from '@bookfront/shared/schemas';
import { useSession, useShopRules } from '@bookfront/shared/session';
import { Button, ButtonLink } from '@bookfront/shared/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { loadContactStep } from '../steps/load';
import { guestBlock } from '../stock';
import { usePickup } from './use-pickup';

const Notice = lazy(() => import('./guest-notice').then(({ GuestNotice }) => ({ default: GuestNotice })));
const Adjustment = lazy(() => import('./adjustment-dialog').then(({ AdjustmentDialog }) => ({ default: AdjustmentDialog })));

/** How this visitor may go on from the cart (P2§1): customers to a delivery, guests as guests where the shop allows it, else through a login. */
export function WaysOn({ cart }: { cart: Cart }) {
  const { logged_in } = useSession();
  const { guest_allow_checkout } = useSettings();
  const { showPrice } = useShopRules();
  if (logged_in) return <PickupWay cart={cart} label="Pick up in store" />;
  if (guest_allow_checkout && showPrice) return <GuestWays cart={cart} />;
  return (
    <Ways>
      <ButtonLink to={href.login(href.cart())}>Checkout</ButtonLink>
    </Ways>
  );
}

function GuestWays({ cart }: { cart: Cart }) {
  const [isTold, setTold] = useState(false);
  const reason = guestBlock(cart);
  return (
    <>
      {reason ? (
        <Ways>
          <Button onClick={() => setTold(true)}>Check out as guest</Button>
        </Ways>
      ) : (
        <PickupWay cart={cart} label="Check out as guest" />
      )}
      <Ways>
        <ButtonLink data-kind="quiet" to={href.login(href.cart())}>
          Log in to check out
        </ButtonLink>
      </Ways>
      {isTold && reason && (
        <Suspense fallback={null}>
          <Notice reason={reason} onClose={() => setTold(false)} />
        </Suspense>
      )}
    </>
  );
}

function PickupWay({ cart, label }: { cart: Cart; label: string }) {
  const { pickup_enabled } = useSettings().checkout_info;
  const pickup = usePickup();
  if (!pickup_enabled || !cart.can_click_collect) return <p>Pick up is not available for this cart. Please contact us: we are glad to help.</p>;
  return (
    <Ways>
      <Button
        disabled={!cart.meets_order_min}
        aria-disabled={pickup.isChecking || undefined}
        onPointerEnter={loadContactStep}
        onFocus={loadContactStep}
        onClick={pickup.start}
      >
        {pickup.isChecking ? 'Checking our shelves…' : label}
      </Button>
      {pickup.shortfalls.length > 0 && (
        <Suspense fallback={null}>
          <Adjustment shortfalls={pickup.shortfalls} onClose={pickup.close} />
        </Suspense>
      )}
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
`;
