import { type CallFailure, call, failureText } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import type { CartItem } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { useRef, useState } from 'react';
import { type StockQuestion, stockQuestion, stockQuestionOf } from '../../quantity';
import { offerOf } from '../../stock';

/** What a line should become. `orderRest`: the shop orders what its stock lacks. */
interface Change {
  quantity: number;
  orderRest: boolean;
}
interface LineQuestion extends StockQuestion {
  cartId: string;
}

/**
 * Sends changes of cart lines one at a time and in order; of several changes of one line it sends the last. `wanted`
 * has what the shopper last asked for until it is answered, so that an earlier answer never puts a quantity back.
 */
export function useLineChanges() {
  const [wanted, setWanted] = useState<Record<string, number>>({});
  const [question, setQuestion] = useState<LineQuestion>();
  const waiting = useRef(new Map<string, Change>());
  const running = useRef(false);

  async function run() {
    if (running.current) return;
    running.current = true;
    try {
      for (let next = first(waiting.current); next; next = first(waiting.current)) await writeNext(next);
    } finally {
      running.current = false;
    }
  }
  async function writeNext([cartId, change]: [string, Change]) {
    waiting.current.delete(cartId);
    const failure = await write(cartId, change);
    const asked = failure && stockQuestionOf(failure, change.quantity);
    if (asked) setQuestion({ ...asked, cartId });
    else if (failure) toast(failureText(failure), 'error');
    if (!waiting.current.has(cartId)) setWanted(({ [cartId]: _, ...others }) => others);
  }
  function send(cartId: string, change: Change) {
    waiting.current.set(cartId, change);
    setWanted((others) => ({ ...others, [cartId]: change.quantity }));
    void run();
  }
  return {
    wanted,
    question,
    /** 0 removes the line. */
    set(item: CartItem, quantity: number) {
      const { cart_id, backorder_quantity } = item.cart_info;
      const orderRest = backorder_quantity > 0;
      const offer = offerOf(item);
      const asked = offer && !orderRest ? stockQuestion(offer, quantity) : undefined;
      if (asked) setQuestion({ ...asked, cartId: cart_id });
      else send(cart_id, { quantity, orderRest });
    },
    answer({ quantity, orderRest = false }: { quantity: number; orderRest?: boolean }) {
      setQuestion(undefined);
      if (question) send(question.cartId, { quantity, orderRest });
    },
    cancel: () => setQuestion(undefined),
  };
}

async function write(cart_id: string, { quantity, orderRest }: Change): Promise<CallFailure | undefined> {
  const rest = orderRest ? ({ backorder: 'true' } as const) : {};
  const result =
    quantity === 0
      ? await call('cart/removeItem', { cart_id })
      : await call('cart/add', { cart_id, quantity, ...rest });
  if (!result.ok) return result.failure;
  sessionStore.setCart(result.value.cart);
  return undefined;
}

const first = (map: Map<string, Change>): [string, Change] | undefined => map.entries().next().value;
