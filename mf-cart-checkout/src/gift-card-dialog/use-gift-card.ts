import { useSend } from '@bookfront/shared/api-client';
import type { RemoteProps } from '@bookfront/shared/contract';
import { toast } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { sessionStore } from '@bookfront/shared/session';
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { toQuantity } from '../quantity';
import { giftCardPayload, giftCardSchema, leastAmount, startingCard } from './gift-card-rules';

/** GFT-12: how long the button says that the card was added. */
const addedMs = 1000;

export type GiftCardDialogProps = RemoteProps['mf_cart_checkout/GiftCardDialog'] & {
  /** Cents: what a new card is offered at, the amount to begin with. */
  price?: number | null;
};

/**
 * A gift card on its way to the cart. One in the cart that was changed closes the dialog; a new one leaves it for
 * another.
 */
export function useGiftCard({ eisbn, line, price, onClose }: GiftCardDialogProps) {
  const { giftcard_minimum } = useSettings().store_info;
  const [text, setText] = useState(String(line?.quantity ?? 1));
  const [added, setAdded] = useState(0);
  const send = useSend('cart/add', ({ cart }) => {
    sessionStore.setCart(cart);
    toast(line ? 'Gift card changed' : 'Added to cart');
    if (line) onClose();
    else setAdded((times) => times + 1);
  });
  const isAdded = useForMs(added, addedMs);
  const form = useFormik({
    initialValues: startingCard(line, price),
    validationSchema: giftCardSchema(leastAmount(giftcard_minimum)),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) => {
      if (!send.isPending && !isAdded) send.mutate(giftCardPayload(values, toQuantity(text), { eisbn, line }));
    },
  });
  return {
    form,
    send,
    isAdded,
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
