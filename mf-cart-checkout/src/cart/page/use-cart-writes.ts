import { call, failureText } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { useRef, useState } from 'react';

/**
 * Changes of cart lines, one at a time and in order; of several for one line only the last is sent. `wanted` is what the
 * shopper last asked for while it is under way, so that an earlier answer never puts a quantity back.
 */
export function useCartWrites() {
  const [wanted, setWanted] = useState<Record<string, number>>({});
  const waiting = useRef(new Map<string, number>());
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
  async function writeNext([cartId, quantity]: [string, number]) {
    waiting.current.delete(cartId);
    await write(cartId, quantity);
    if (!waiting.current.has(cartId)) setWanted(({ [cartId]: _, ...others }) => others);
  }
  return {
    wanted,
    /** 0 removes the line. */
    set(cartId: string, quantity: number) {
      waiting.current.set(cartId, quantity);
      setWanted((others) => ({ ...others, [cartId]: quantity }));
      void run();
    },
  };
}

async function write(cartId: string, quantity: number): Promise<void> {
  const result = quantity === 0 ? await call('cart/removeItem', { cart_id: cartId }) : await call('cart/add', { cart_id: cartId, quantity });
  if (result.ok) sessionStore.setCart(result.value.cart);
  else toast(failureText(result.failure), 'error');
}

const first = (map: Map<string, number>): [string, number] | undefined => map.entries().next().value;
