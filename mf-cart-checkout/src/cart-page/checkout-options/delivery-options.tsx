import { useSettings } from '@bookfront/shared/page';
import type { Cart } from '@bookfront/shared/schemas';
import { Button } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import styled from 'styled-components';
import { Note } from '../../layout';
import { loadContactStep, loadDeliveryStep } from '../../step-loader';
import { type Delivery, useDelivery } from './use-delivery-choice';

const loadNotice = () => import('../dialogs/guest-notice');
const loadAdjustment = () => import('../dialogs/adjustment-dialog');

interface DeliveryWaysProps {
  cart: Cart;
  /** Labels of the ways; without one the visitor does not have that way. */
  ship?: string | undefined;
  pickup: string;
  /** Another way stands before these. */
  isMinor?: boolean;
}

/** SEC-17, GAP-60: the deliveries that the shop has for this cart. */
export function DeliveryWays({ cart, ship, pickup, isMinor = false }: DeliveryWaysProps) {
  const { pickup_enabled } = useSettings().checkout_info;
  const delivery = useDelivery();
  const hasPickup = pickup_enabled && cart.can_click_collect;
  if (!ship && !hasPickup)
    return <p>Pick up is not available for this cart. Please contact us: we are glad to help.</p>;
  const { contains_gift_registry_item, contains_gift_registry_shipping } = cart.summary;
  const isAdvised = ship !== undefined && (contains_gift_registry_item || contains_gift_registry_shipping);
  const way = (kind: Delivery, label: string, isMain: boolean) => (
    <DeliveryWay kind={kind} label={label} isMain={isMain} isBarred={!cart.meets_order_min} state={delivery} />
  );
  return (
    <Ways>
      {isAdvised && (
        <Note>
          Your cart holds gifts for a registry. We advise you to have them shipped, straight to whom they are for.
        </Note>
      )}
      {ship && way('ship', ship, isAdvised || !hasPickup)}
      {hasPickup && way('pickup', pickup, !isAdvised && !isMinor)}
      <HurdleDialog {...delivery} />
    </Ways>
  );
}

function HurdleDialog({ hurdle, close }: Pick<ReturnType<typeof useDelivery>, 'hurdle' | 'close'>) {
  if (!hurdle) return null;
  if (hurdle.name === 'guest')
    return (
      <OnDemand load={loadNotice} onClose={close}>
        {({ GuestNotice }) => <GuestNotice reason={hurdle.reason} onClose={close} />}
      </OnDemand>
    );
  return (
    <OnDemand load={loadAdjustment} onClose={close}>
      {({ AdjustmentDialog }) => <AdjustmentDialog shortfalls={hurdle.shortfalls} onClose={close} />}
    </OnDemand>
  );
}

interface DeliveryWayProps {
  kind: Delivery;
  label: string;
  isMain: boolean;
  isBarred: boolean;
  state: ReturnType<typeof useDelivery>;
}

function DeliveryWay({ kind, label, isMain, isBarred, state: { checking, start } }: DeliveryWayProps) {
  const warm = kind === 'ship' ? loadDeliveryStep : loadContactStep;
  return (
    <Button
      kind={isMain ? undefined : 'quiet'}
      disabled={isBarred}
      busy={checking !== undefined}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => start(kind)}
    >
      {checking === kind ? 'Checking our shelves…' : label}
    </Button>
  );
}

export const Ways = styled.div`
  display: grid;
  gap: 0.75rem;
`;
