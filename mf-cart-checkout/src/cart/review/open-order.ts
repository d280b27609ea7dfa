import type { QueryClient } from '@tanstack/react-query';
import type { OrderPayload } from './submit-rules';
import type { Send } from './use-order';

/** An order that was sent and has no answer yet: how, and with what. `checksum`: of the cart that it is for. */
export interface OpenOrder {
  checksum: string;
  payload: OrderPayload;
  send: Send;
}

/** One for each page, in its memory alone: whoever leaves the review and comes back asks about the same order (decision 13). */
const open = new WeakMap<QueryClient, OpenOrder>();

export const keepOpenOrder = (page: QueryClient, order: OpenOrder): void => void open.set(page, order);
export const forgetOpenOrder = (page: QueryClient): void => void open.delete(page);

export function getOpenOrder(page: QueryClient, checksum: string): OpenOrder | undefined {
  const order = open.get(page);
  return order?.checksum === checksum ? order : undefined;
}
