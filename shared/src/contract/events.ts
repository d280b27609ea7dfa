/** Events between packages: `area:past-tense`, with ids, not objects. State itself is in the session store. */
export interface BusEvents {
  /** `here`: by a call of this page, not by another tab or a login. */
  'cart:changed': { count: number; here: boolean };
  /**
   * The shopper stands at a step of the checkout: a progress value ('cart', 'contact', 'payment', 'review', …). Counted
   * by the guard.
   */
  'checkout:step-reached': { step: string };
  'list:changed': { list_id: string };
  'session:changed': { logged_in: boolean };
  /**
   * A member's action by a guest: the shell asks for a login; `resume` names what is done after it. `expired`: it was a
   * member's session that ended.
   */
  'login:wanted': { resume?: { call: string; payload: Record<string, string> }; expired?: boolean };
  /**
   * The shopper wants to choose a location: the shell opens its picker, which says that the cart goes with a change.
   */
  'location:wanted': { purpose: LocationPurpose };
  /** `tone` 'error' is announced at once. Gone after 3 seconds (ERR-04). */
  'toast:wanted': { text: string; tone?: 'success' | 'error' };
  /** A text that stays over the pages that follow, until the shopper closes it. */
  'notice:wanted': { text: string };
}

/** Where to shop, or where to pick up what is in the cart. */
export type LocationPurpose = 'shop' | 'pickup';
