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
 * The changed prices of the cart's lines. Being shown acknowledges them: the shop doesn't tell them again, and they stay
 * until the shopper leaves the page.
 */
export function usePriceChanges(items: readonly CartItem[]): readonly PriceChange[] {
  const [shown, setShown] = useState<readonly PriceChange[]>([]);
  const fresh = items.flatMap(changeOf).filter((one) => !shown.some((other) => isSame(one, other)));
  if (fresh.length > 0)
    setShown([...shown.filter(({ cart_id }) => !fresh.some((one) => one.cart_id === cart_id)), ...fresh]);
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

function changeOf({ title_info, cart_info }: CartItem): PriceChange[] {
  const { cart_id, price_before, sold_price } = cart_info;
  return price_before === null ? [] : [{ cart_id, title: title_info.title, before: price_before, now: sold_price }];
}

const isSame = (one: PriceChange, other: PriceChange): boolean =>
  one.cart_id === other.cart_id && one.now === other.now;
