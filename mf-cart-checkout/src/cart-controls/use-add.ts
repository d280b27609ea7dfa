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
export function useAdd({ title, offer, registry }: Wanted, onAdded: () => void) {
  const [question, setQuestion] = useState<Question>();
  const busy = useRef(false);
  const send = useSend('cart/add');

  async function add({ quantity, orderRest = false }: Answer) {
    if (busy.current) return;
    busy.current = true;
    const payload: Payload<'cart/add'> = {
      eisbn: title.eisbn,
      condition: offer.code,
      quantity,
      ...(orderRest ? { backorder: 'true' } : {}),
      ...(registry ? { gift_registry_id: registry } : {}),
    };
    await send
      .mutateAsync(payload)
      .then(
        ({ cart }) => {
          onAdded();
          sessionStore.setCart(cart);
          toast(m.cart_added());
        },
        (failure) => refused(failure, quantity),
      )
      .finally(() => {
        busy.current = false;
      });
  }
  function refused(failure: CallFailure, wanted: number) {
    const asked = stockQuestionOf(failure, wanted);
    if (asked) setQuestion(asked);
    else toast(failureText(failure), 'error');
  }
  function askStock(wanted: number) {
    const asked = stockQuestion(offer, wanted);
    setQuestion(asked);
    if (!asked) void add({ quantity: wanted });
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
