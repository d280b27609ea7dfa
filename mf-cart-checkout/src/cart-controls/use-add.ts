import { type CallFailure, failureText, useSend } from '@bookfront/shared/api-client';
import type { RemoteProps } from '@bookfront/shared/contract';
import { toast } from '@bookfront/shared/events';
import type { Payload } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useRef, useState } from 'react';
import * as m from '#messages';
import type { Answer, Question } from '../cart-questions';
import { stockQuestion, stockQuestionOf } from '../quantity';

type Wanted = Pick<RemoteProps['mf_cart_checkout/CartControls'], 'title' | 'offer' | 'registry'>;

/**
 * Adds a title: asks about large print, then about stock, then makes one call. It ignores further clicks meanwhile, and
 * asks in the same way about copies that were sold since the page was made.
 */
export function useAdd(wanted: Wanted, onAdded: () => void) {
  const [question, setQuestion] = useState<Question>();
  const busy = useRef(false);
  const send = useSend('cart/add');

  async function add(given: Answer) {
    if (busy.current) return;
    busy.current = true;
    await send
      .mutateAsync(payloadOf(wanted, given))
      .then(
        ({ cart }) => {
          onAdded();
          sessionStore.setCart(cart);
          toast(m.cart_added());
        },
        (failure) => refused(failure, given.quantity),
      )
      .finally(() => {
        busy.current = false;
      });
  }
  function refused(failure: CallFailure, quantity: number) {
    const asked = stockQuestionOf(failure, quantity);
    if (asked) setQuestion(asked);
    else toast(failureText(failure), 'error');
  }
  function askStock(quantity: number) {
    const asked = stockQuestion(wanted.offer, quantity);
    setQuestion(asked);
    if (!asked) void add({ quantity });
  }
  return {
    isAdding: send.isPending,
    question,
    start: (quantity: number) =>
      wanted.title.is_large_print ? setQuestion({ name: 'large-print', wanted: quantity }) : askStock(quantity),
    answer(given: Answer) {
      if (question?.name === 'large-print') return askStock(given.quantity);
      setQuestion(undefined);
      void add(given);
    },
    cancel: () => setQuestion(undefined),
  };
}

const payloadOf = (
  { title, offer, registry }: Wanted,
  { quantity, orderRest = false }: Answer,
): Payload<'cart/add'> => ({
  eisbn: title.eisbn,
  condition: offer.code,
  quantity,
  ...(orderRest ? { backorder: 'true' } : {}),
  ...(registry ? { gift_registry_id: registry } : {}),
});
