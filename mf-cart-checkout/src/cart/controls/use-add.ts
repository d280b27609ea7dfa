import { failureText, useSend } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import type { Offer, Payload, TitleCard } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useRef, useState } from 'react';
import { stockBelow } from '../quantity';

/** What is asked before the add is sent (P1§5). `onHand`: copies that the shop has. */
export type Question = { name: 'large-print'; wanted: number } | { name: 'stock'; wanted: number; onHand: number };
export type Answer = { quantity: number; orderRest?: boolean };

/** From the click to the cart: large print asks first, then stock, then one call; further clicks meanwhile are not a second line. */
export function useAdd(title: Pick<TitleCard, 'eisbn' | 'is_large_print'>, offer: Offer, onAdded: () => void) {
  const [question, setQuestion] = useState<Question>();
  const busy = useRef(false);
  const send = useSend('cart/add');

  async function add({ quantity, orderRest = false }: Answer) {
    if (busy.current) return;
    busy.current = true;
    const payload: Payload<'cart/add'> = { eisbn: title.eisbn, condition: offer.code, quantity, ...(orderRest ? { backorder: 'true' } : {}) };
    await send
      .mutateAsync(payload)
      .then(
        ({ cart }) => {
          onAdded();
          sessionStore.setCart(cart);
          toast('Added to cart');
        },
        (failure) => toast(failureText(failure), 'error'),
      )
      .finally(() => {
        busy.current = false;
      });
  }
  function askStock(wanted: number) {
    const onHand = stockBelow(offer, wanted);
    setQuestion(onHand === undefined ? undefined : { name: 'stock', wanted, onHand });
    if (onHand === undefined) void add({ quantity: wanted });
  }
  return {
    isAdding: send.isPending,
    question,
    start: (wanted: number) => (title.is_large_print ? setQuestion({ name: 'large-print', wanted }) : askStock(wanted)),
    answer(given: Answer) {
      if (question?.name === 'large-print') return askStock(given.quantity);
      setQuestion(undefined);
      void add(given);
    },
    cancel: () => setQuestion(undefined),
  };
}
