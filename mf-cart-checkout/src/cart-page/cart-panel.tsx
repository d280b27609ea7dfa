import { formatMoney } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import type { Cart } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';
import { useShopRules } from '@bookfront/shared/session';
import { Note, Panel } from '../layout';
import { PickupLocation } from '../location';
import { PromoArea } from '../promo';
import { SummaryLines } from '../summary';
import { CheckoutOptions } from './checkout-options/checkout-options';

/** CRT-03: the money, what blocks the checkout, and the checkout options. */
export function CartPanel({ cart }: { cart: Cart }) {
  const { showPrice } = useShopRules();
  const { order_min, messages: shopMessages } = useSettings().checkout_info;
  return (
    <Panel aria-labelledby="summary-title">
      <h2 id="summary-title">Summary</h2>
      {showPrice && <SummaryLines summary={cart.summary} giftCards={cart.gift_cards} />}
      {showPrice && <PromoArea summary={cart.summary} />}
      {shopMessages.checkout && <p>{shopMessages.checkout}</p>}
      {!cart.meets_order_min && (
        <Note role="status">
          {messages.belowMinimum} ({formatMoney(order_min)}).
        </Note>
      )}
      {cart.contains_unavailable && (
        <Note role="status">Some items in your cart are unavailable. Please remove them to check out.</Note>
      )}
      <PickupLocation />
      <CheckoutOptions cart={cart} />
    </Panel>
  );
}
