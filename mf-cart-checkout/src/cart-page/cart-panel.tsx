import { formatMoney } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import type { Cart } from '@bookfront/shared/schemas';
import { useShopRules } from '@bookfront/shared/session';
import * as m from '#messages';
import { Note, Panel } from '../layout';
import { PickupLocation } from '../location';
import { PromoArea } from '../promo';
import { SummaryLines } from '../summary';
import { CheckoutOptions } from './checkout-options/checkout-options';

/** CRT-03: the money, what blocks the checkout, and the checkout options. */
export function CartPanel({ cart }: { cart: Cart }) {
  const { showPrice } = useShopRules();
  const { order_min, messages } = useSettings().checkout_info;
  return (
    <Panel aria-labelledby="summary-title">
      <h2 id="summary-title">{m.cart_summary()}</h2>
      {showPrice && <SummaryLines summary={cart.summary} giftCards={cart.gift_cards} />}
      {showPrice && <PromoArea cart={cart} />}
      {messages.checkout && <p>{messages.checkout}</p>}
      {!cart.meets_order_min && <Note role="status">{m.cart_below_minimum({ amount: formatMoney(order_min) })}</Note>}
      {cart.contains_unavailable && <Note role="status">{m.cart_unavailable()}</Note>}
      <PickupLocation />
      <CheckoutOptions cart={cart} />
    </Panel>
  );
}
