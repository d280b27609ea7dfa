import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { refused } from '../http/failure';

/** P2 §1: guests can only pick up; pickup and shipping need the shop to offer them. */
export function refuseDelivery({ shop, session }: CallContext, delivery: 'pickup' | 'ship'): void {
  const { pickup_enabled, ship_enabled } = shop.settings.checkout_info;
  if (delivery === 'ship' && !session?.account_id) throw refused('delivery', m.guest_pickup_only());
  if (!(delivery === 'pickup' ? pickup_enabled : ship_enabled)) throw refused('delivery', m.order_delivery_refused());
}
