import type { Cart } from '@bookfront/shared/schemas';
import { tabStorage } from '@bookfront/shared/storage';

/**
 * What a reload finds of an order that was sent and has no answer: no contact, no card, nothing that a form made of
 * one. `lines`: the ids of the cart's lines, which tell the same books gathered once more from this cart. `reference`:
 * the provider's name of a payment that was begun there.
 */
export interface OrderTrace {
  checksum: string;
  lines: string;
  idempotency_key: string;
  reference?: string | undefined;
  /** The last answer was that the bank is asked about the payment. */
  isPending?: boolean | undefined;
}

const storageKey = 'bookfront-open-order';

/** What tells this cart from any other. */
export const identityOf = ({
  checksum,
  items,
}: Pick<Cart, 'checksum' | 'items'>): Pick<OrderTrace, 'checksum' | 'lines'> => ({
  checksum,
  lines: items.map(({ cart_info }) => cart_info.cart_id).join(' '),
});

/** For this tab, until it is known what became of the order. Without storage this page alone knows of it. */
export const keepTrace = (trace: OrderTrace): void => tabStorage.write(storageKey, JSON.stringify(trace));
export const forgetTrace = (): void => tabStorage.remove(storageKey);

export function readTrace(): OrderTrace | undefined {
  const kept = tabStorage.readJson(storageKey);
  return isTrace(kept) ? kept : undefined;
}

function isTrace(kept: unknown): kept is OrderTrace {
  if (typeof kept !== 'object' || kept === null) return false;
  return (['checksum', 'lines', 'idempotency_key'] as const).every(
    (name) => typeof Reflect.get(kept, name) === 'string',
  );
}
