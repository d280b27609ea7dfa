import { useSettings } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import type { Cart } from '@bookfront/shared/schemas';
import { useSession, useShopRules } from '@bookfront/shared/session';
import { Button, ButtonLink } from '@bookfront/shared/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { loadContactStep } from '../steps/load';
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
  return (
    <>
      <PickupWay cart={cart} label="Check out as guest" />
      <Ways>
        <ButtonLink data-kind="quiet" to={href.login(href.cart())}>
          Log in to check out
        </ButtonLink>
      </Ways>
    </>
  );
}

function PickupWay({ cart, label }: { cart: Cart; label: string }) {
  const { pickup_enabled } = useSettings().checkout_info;
  const { isChecking, hurdle, start, close } = usePickup();
  if (!pickup_enabled || !cart.can_click_collect) return <p>Pick up is not available for this cart. Please contact us: we are glad to help.</p>;
  return (
    <Ways>
      <Button
        disabled={!cart.meets_order_min}
        aria-disabled={isChecking || undefined}
        onPointerEnter={loadContactStep}
        onFocus={loadContactStep}
        onClick={start}
      >
        {isChecking ? 'Checking our shelves…' : label}
      </Button>
      <Suspense fallback={null}>
        {hurdle?.name === 'guest' && <Notice reason={hurdle.reason} onClose={close} />}
        {hurdle?.name === 'short' && <Adjustment shortfalls={hurdle.shortfalls} onClose={close} />}
      </Suspense>
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
`;
