import { call } from '@bookfront/shared/api-client';
import type { CartItem } from '@bookfront/shared/schemas';
import { useEffect, useState } from 'react';

interface PriceChange {
  cart_id: string;
  title: string;
  /** Cents. */
  before: number;
  now: number;
}

/**
 * The changed prices of the cart's lines: since the shopper last saw them, which the shop knows, and since this page drew
 * them, which another tab may have told. Being shown acknowledges them: the shop doesn't tell them again, and they stay
 * until the shopper leaves the page.
 */
export function usePriceChanges(items: readonly CartItem[]): readonly PriceChange[] {
  const [drawn, setDrawn] = useState<readonly CartItem[]>([]);
  const [shown, setShown] = useState<readonly PriceChange[]>([]);
  if (drawn !== items) {
    const fresh = items
      .flatMap((item) => changeOf(item, drawn))
      .filter((one) => !shown.some((other) => isSame(one, other)));
    setDrawn(items);
    if (fresh.length > 0)
      setShown([...shown.filter(({ cart_id }) => !fresh.some((one) => one.cart_id === cart_id)), ...fresh]);
  }
  useEffect(() => {
    if (shown.length === 0) return;
    const prices = shown.map(({ cart_id, now }) => ({ cart_id, price: now }));
    // a failure only means that the shopper is told once more
    void call('cart/acknowledgePrices', { prices: JSON.stringify(prices) });
  }, [shown]);
  return shown.filter(({ cart_id, now }) =>
    items.some(({ cart_info }) => cart_info.cart_id === cart_id && cart_info.sold_price === now),
  );
}

function changeOf(item: CartItem, drawn: readonly CartItem[]): PriceChange[] {
  const { cart_id, price_before, sold_price } = item.cart_info;
  const before = price_before ?? (isForSale(item) ? drawnPrice(item, drawn) : undefined);
  return before === undefined || before === sold_price
    ? []
    : [{ cart_id, title: item.title_info.title, before, now: sold_price }];
}

/** The shopper sets a gift card's price; a title that is no longer sold has none. */
const isForSale = ({ title_info, cart_info }: CartItem): boolean =>
  !cart_info.is_giftcard &&
  title_info.available.some(
    ({ code, availability }) =>
      code === cart_info.condition && (availability === 'available' || availability === 'forthcoming'),
  );

function drawnPrice(item: CartItem, drawn: readonly CartItem[]): number | undefined {
  const before = drawn.find(({ cart_info }) => cart_info.cart_id === item.cart_info.cart_id);
  return before && isForSale(before) ? before.cart_info.sold_price : undefined;
}

const isSame = (one: PriceChange, other: PriceChange): boolean =>
  one.cart_id === other.cart_id && one.now === other.now;
