import { formatPhone } from '@bookfront/shared/format';
import { localityLine } from '@bookfront/shared/format/address';
import { useSettings } from '@bookfront/shared/page';
import type { Order } from '@bookfront/shared/schemas';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { preferenceText, statusText } from './order-texts';
import { ShippingAddress } from './shipping-address';
import { Tracking } from './tracking';

/** The order's delivery, payment and contact details (ORD-17 to ORD-22, ORD-28). */
export function OrderFacts({ order }: { order: Order }) {
  return (
    <Facts>
      <Fact name={m.order_delivery()}>
        <span>{order.delivery_type}</span>
        {order.delivery_key === 'pickup' && <PickupLocation order={order} />}
        {order.shipping?.provider && <span>{order.shipping.provider}</span>}
      </Fact>
      {order.status && <Fact name={m.order_status()}>{statusText(order.status)}</Fact>}
      {order.shipments?.map((shipment) => (
        <Fact key={shipment.tracking_number} name={m.order_tracking()}>
          <Tracking shipment={shipment} />
        </Fact>
      ))}
      {order.shipping && (
        <Fact name={m.order_ship_to()}>
          <ShippingAddress shipping={order.shipping} />
        </Fact>
      )}
      {order.payment_type && (
        <Fact name={m.order_payment()}>
          <span>{order.payment_type}</span>
          {order.payment_message && <span>{order.payment_message}</span>}
        </Fact>
      )}
      <Fact name={m.order_ordered_by()}>
        <span>{order.purchaser_name}</span>
        <span>{order.purchaser_email}</span>
        <span>{formatPhone(order.purchaser_phone)}</span>
      </Fact>
      <Fact name={m.order_updates()}>{preferenceText(order.communication_preference)}</Fact>
      {order.purchaseorder && <Fact name={m.order_purchase_order()}>{order.purchaseorder}</Fact>}
      {order.notes && (
        <Fact name={m.order_notes()}>
          <q>{order.notes}</q>
        </Fact>
      )}
    </Facts>
  );
}

/** The pickup location, with the shop's address if it is the shop itself. */
function PickupLocation({ order }: { order: Order }) {
  const { store_info: shop } = useSettings();
  const isShop = !order.order_location_name || !shop.is_multistore;
  return (
    <>
      <span>{order.order_location_name || shop.name}</span>
      {isShop && <span>{[shop.address, localityLine(shop)].filter(Boolean).join(', ')}</span>}
      {shop.phone && <span>{shop.phone}</span>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: 1.25rem;
  margin: 0;
  padding-inline: clamp(1.1rem, 3vw, 1.6rem);
  dt {
    margin-bottom: 0.15rem;
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  dd {
    display: grid;
    margin: 0;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  q {
    white-space: pre-line;
  }
`;
