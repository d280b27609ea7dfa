/**
 * Counts this page's changes of the cart that have no answer yet and go by `call`; the query library counts those by
 * useSend (isMutating).
 */
let pending = 0;

export const hasPendingMutation = (): boolean => pending > 0;

/** Gives what `mutation` gives. */
export async function trackMutation<T>(mutation: Promise<T>): Promise<T> {
  pending += 1;
  try {
    return await mutation;
  } finally {
    pending -= 1;
  }
}
