/**
 * The calls that make a session row where there is none: `write` in the table of calls, which is too large for a page.
 */
export const beginsSession = (name: string): boolean =>
  /^((account|address|cart|checkout|giftregistry|newsletter|titlelist|v1|webstore)\/(?!get)|feature\/getPdf$|order\/(findByEmail|getInvoice|reorder)$)/.test(
    name,
  );

/**
 * A guest has no session before the first call that writes; its answer brings the cookie. Those that are sent
 * meanwhile, by other tabs too, would each begin a session of their own, of which the last cookie alone would count:
 * they wait for one another.
 */
export async function oneAtATime<T>(act: () => Promise<T>, signal: AbortSignal): Promise<T> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return act();
  };
  try {
    if (globalThis.navigator?.locks) return await navigator.locks.request('first session', { signal }, begin);
  } catch (error) {
    if (hasBegun || signal.aborted) throw error;
    // a browser that keeps no data of this site may refuse locks
  }
  return inTurn(act);
}

let last: Promise<unknown> = Promise.resolve();

/** Where the browser has no locks (a page that is not secure), within this page. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const turn = last.then(act);
  last = turn.catch(() => undefined);
  return turn;
}
