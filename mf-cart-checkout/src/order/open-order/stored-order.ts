import type { Cart } from '@bookfront/shared/schemas';
import { tabStorage } from '@bookfront/shared/storage';

/**
 * The part of an unanswered order that survives a reload: never contact or card data. `lines`: ids of the cart's lines,
 * which distinguish this cart from another one with the same books. `reference`: the provider's id of a payment that
 * was begun.
 */
export interface StoredOrder {
  checksum: string;
  lines: string;
  idempotency_key: string;
  reference?: string | undefined;
  /** The last answer was that the bank is asked about the payment. */
  isPending?: boolean | undefined;
}

const storageKey = 'bookfront-open-order';

/** Identifies this cart. */
export const identityOf = ({
  checksum,
  items,
}: Pick<Cart, 'checksum' | 'items'>): Pick<StoredOrder, 'checksum' | 'lines'> => ({
  checksum,
  lines: items.map(({ cart_info }) => cart_info.cart_id).join(' '),
});

/** For this tab, until the order's result is known. Without storage a reload forgets it. */
export const storeOrder = (trace: StoredOrder): void => tabStorage.write(storageKey, JSON.stringify(trace));
export const removeStoredOrder = (): void => tabStorage.remove(storageKey);

export function readStoredOrder(): StoredOrder | undefined {
  const kept = tabStorage.readJson(storageKey);
  return isStoredOrder(kept) ? kept : undefined;
}

function isStoredOrder(kept: unknown): kept is StoredOrder {
  if (typeof kept !== 'object' || kept === null) return false;
  return (['checksum', 'lines', 'idempotency_key'] as const).every(
    (name) => typeof Reflect.get(kept, name) === 'string',
  );
}
