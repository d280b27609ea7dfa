import * as m from '#messages';

/** Why a guest can't check out (P2 §1, GAP-58, GAP-60), in the order in which a shopper would resolve them. */
const guestBlocks = ['unavailable', 'out-of-stock', 'gift-cards', 'account-needed'] as const;
export type GuestBlock = (typeof guestBlocks)[number];

/**
 * The first of the reasons that hold for a cart. A forthcoming title is not out of stock, but a preorder needs an
 * account.
 */
export const firstGuestBlock = (holds: Record<GuestBlock, boolean>): GuestBlock | undefined =>
  guestBlocks.find((reason) => holds[reason]);

export const guestBlockText: Record<GuestBlock, () => string> = {
  unavailable: m.guest_blocked_unavailable,
  'out-of-stock': m.guest_blocked_out_of_stock,
  'gift-cards': m.guest_blocked_gift_cards,
  'account-needed': m.guest_blocked_account_needed,
};
