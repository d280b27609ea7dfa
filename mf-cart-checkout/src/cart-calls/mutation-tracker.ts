/**
 * Writes of this page that change the cart and have no answer yet. Those by useSend are counted by the query library
 * (isMutating).
 */
let underWay = 0;

export const isWriting = (): boolean => underWay > 0;

/** For a write by `call`, without the query library: gives what `write` gives. */
export async function ownWrite<T>(write: Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await write;
  } finally {
    underWay -= 1;
  }
}
