import { call } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { toQuantity } from '@bookfront/shared/format/quantity';
import { useSettings } from '@bookfront/shared/page';
import type { CartItem } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { trackMutation } from '../cart-calls';
import { giftCardPayload, giftCardSchema, minAmount, startingCard } from './gift-card-rules';

/** GFT-12: how long the button says that the card was added. */
const addedMs = 1000;

export interface GiftCardDialogProps {
  eisbn: string;
  title: string;
  /** A line of the cart to change. */
  line?: CartItem['cart_info'];
  /** Cents: the amount that a new card starts with. */
  price?: number | null;
  onClose: () => void;
}

/** Buys a gift card, or changes one in the cart and closes the dialog. */
export function useGiftCard({ eisbn, line, price, onClose }: GiftCardDialogProps) {
  const { giftcard_minimum } = useSettings().store_info;
  const [text, setText] = useState(String(line?.quantity ?? 1));
  const [added, setAdded] = useState(0);
  const form = useShopForm({
    initialValues: () => startingCard(line, price),
    schema: giftCardSchema(minAmount(giftcard_minimum)),
    send: async (values) => {
      const payload = giftCardPayload(values, toQuantity(text), { eisbn, line });
      const result = await trackMutation(call('cart/add', payload));
      if (!result.ok) return result;
      sessionStore.setCart(result.value.cart);
      toast(line ? m.gift_card_changed() : m.cart_added());
      return result;
    },
    onDone: () => (line ? onClose() : setAdded((times) => times + 1)),
  });
  return {
    form,
    isAdded: useForMs(added, addedMs),
    quantity: { text, type: setText, choose: (quantity: number) => setText(String(quantity)) },
  };
}

/** True for `ms` after each change of `times`. */
function useForMs(times: number, ms: number): boolean {
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (times === 0) return undefined;
    const timer = setTimeout(() => setEnded(times), ms);
    return () => clearTimeout(timer);
  }, [times, ms]);
  return times > ended;
}
