import type { Cart } from '@bookfront/shared/schemas';

/**
 * What a reload finds of an order that was sent and has no answer: no contact, no card, nothing that a form made of
 * one. `lines`: the ids of the
 * cart's lines, by which the same books gathered once more are another cart. `reference`: a payment's name at the
 * provider where it was begun.
 */
export interface OrderTrace {
  checksum: string;
  lines: string;
  idempotency_key: string;
  reference?: string | undefined;
  /** The last answer was that the bank is being asked. */
  isAsked?: boolean | undefined;
}

const place = 'bookfront-open-order';

export const cartMark = ({
  checksum,
  items,
}: Pick<Cart, 'checksum' | 'items'>): Pick<OrderTrace, 'checksum' | 'lines'> => ({
  checksum,
  lines: items.map(({ cart_info }) => cart_info.cart_id).join(' '),
});

/** For this tab, until the order's fate is known. Without storage it is known to this page alone. */
export function keepTrace(trace: OrderTrace): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(trace));
  } catch {
    // closed storage
  }
}

export function forgetTrace(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // closed storage
  }
}

export function readTrace(): OrderTrace | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return isTrace(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isTrace(kept: unknown): kept is OrderTrace {
  if (typeof kept !== 'object' || kept === null) return false;
  return (['checksum', 'lines', 'idempotency_key'] as const).every(
    (name) => typeof Reflect.get(kept, name) === 'string',
  );
}
