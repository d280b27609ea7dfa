import { formatMoney } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import type { Cart, SiteSettings } from '@bookfront/shared/schemas';
import { Button } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import { useId } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { Note } from '../../layout';
import { loadContactStep, loadDeliveryStep } from '../../step-loader';
import { type Delivery, useDeliveryChoice } from './use-delivery-choice';

const loadNotice = () => import('../dialogs/guest-notice');
const loadAdjustment = () => import('../dialogs/adjustment-dialog');

interface DeliveryOptionsProps {
  cart: Cart;
  /** Labels of the options; without one the visitor doesn't get that option. */
  ship?: string | undefined;
  pickup: string;
  /** A more important option stands above these. */
  isSecondary?: boolean;
}

/** SEC-17, GAP-60: the deliveries that the shop has for this cart. */
export function DeliveryOptions({ cart, ship, pickup, isSecondary = false }: DeliveryOptionsProps) {
  const { pickup_enabled } = useSettings().checkout_info;
  const delivery = useDeliveryChoice();
  const hasPickup = pickup_enabled && cart.can_click_collect;
  if (!ship && !hasPickup) return <p>{m.checkout_pickup_unavailable()}</p>;
  const isAdvised = ship !== undefined && advisesShipping(cart);
  const option = (kind: Delivery, label: string, isMain: boolean) => (
    <DeliveryOption kind={kind} label={label} isMain={isMain} isBlocked={!cart.meets_order_min} state={delivery} />
  );
  return (
    <Options>
      {isAdvised && <Note>{m.checkout_registry_advice()}</Note>}
      {ship && option('ship', ship, isAdvised || !hasPickup)}
      {hasPickup && option('pickup', pickup, !isAdvised && !isSecondary)}
      <BlockerDialog {...delivery} />
    </Options>
  );
}

/** CRT-31, GAP-90: of a cart with gifts for a registry, but where no owner of one wants them shipped. */
function advisesShipping({ items, summary }: Cart): boolean {
  const registries = items.flatMap(({ cart_info }) => cart_info.gift_registry_info ?? []);
  if (registries.length > 0 && registries.every(({ shipping_encouraged }) => !shipping_encouraged)) return false;
  return summary.contains_gift_registry_item || summary.contains_gift_registry_shipping;
}

function BlockerDialog({ blocker, close }: Pick<ReturnType<typeof useDeliveryChoice>, 'blocker' | 'close'>) {
  if (!blocker) return null;
  if (blocker.name === 'guest')
    return (
      <OnDemand load={loadNotice} onClose={close}>
        {({ GuestNotice }) => <GuestNotice reason={blocker.reason} onClose={close} />}
      </OnDemand>
    );
  return (
    <OnDemand load={loadAdjustment} onClose={close}>
      {({ AdjustmentDialog }) => <AdjustmentDialog shortfalls={blocker.shortfalls} onClose={close} />}
    </OnDemand>
  );
}

interface DeliveryOptionProps {
  kind: Delivery;
  label: string;
  isMain: boolean;
  isBlocked: boolean;
  state: ReturnType<typeof useDeliveryChoice>;
}

function DeliveryOption({ kind, label, isMain, isBlocked, state: { checking, start } }: DeliveryOptionProps) {
  const warm = kind === 'ship' ? loadDeliveryStep : loadContactStep;
  const hint = hintOf(kind, useSettings().checkout_info);
  const hintId = useId();
  return (
    <div>
      <WideButton
        kind={isMain ? undefined : 'quiet'}
        disabled={isBlocked}
        busy={checking !== undefined}
        aria-describedby={hint ? hintId : undefined}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => start(kind)}
      >
        {checking === kind ? m.checkout_checking() : label}
      </WideButton>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  );
}

/** What a delivery costs; '' where the shop states no price. */
function hintOf(kind: Delivery, { ships_from }: Pick<SiteSettings['checkout_info'], 'ships_from'>): string {
  if (kind === 'pickup') return m.checkout_pickup_free();
  return ships_from ? m.checkout_ship_from({ price: formatMoney(ships_from.cost) }) : '';
}

const WideButton = styled(Button)`
  width: 100%;
`;

const Hint = styled.p`
  margin: 0.3rem 0 0;
  color: var(--c-muted);
  font-size: var(--size-small);
  text-align: center;
`;

export const Options = styled.div`
  display: grid;
  gap: 0.75rem;
`;
