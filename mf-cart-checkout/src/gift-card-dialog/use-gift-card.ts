import { call } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { toQuantity } from '@bookfront/shared/format/quantity';
import { useSettings } from '@bookfront/shared/page';
import type { CartItem } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import { useBriefly } from '@bookfront/shared/ui/use-briefly';
import { useState } from 'react';
import * as m from '#messages';
import { trackMutation } from '../cart-calls';
import { giftCardPayload, giftCardSchema, minAmount, startingCard } from './gift-card-rules';

export interface GiftCardDialogProps {
  eisbn: string;
  title: string;
  /** A line of the cart to change. */
  line?: CartItem['cart_info'];
  /** Cents: the amount that a new card starts with. */
  price?: number | null;
  onClose: () => void;
}

/** Buys a gift card and says so for a second (GFT-12), or changes one in the cart and closes the dialog. */
export function useGiftCard({ eisbn, line, price, onClose }: GiftCardDialogProps) {
  const { giftcard_minimum } = useSettings().store_info;
  const [text, setText] = useState(String(line?.quantity ?? 1));
  const [isAdded, showAdded] = useBriefly();
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
    onDone: () => (line ? onClose() : showAdded()),
  });
  return {
    form,
    isAdded,
    quantity: { text, type: setText, choose: (quantity: number) => setText(String(quantity)) },
  };
}
