import { limits } from '@bookfront/shared/schemas/limits';
import {
  type CartRow,
  cartByKey,
  deleteLines,
  lineOf,
  linesOf,
  saveCheckout,
  setQuantity,
} from '../cart/cart-repository';
import type { Db } from '../database/open';
import { offerGiftCard, usedGiftCards, withdrawGiftCards } from '../gift-card/gift-card-repository';
import { openPaymentOf } from '../payment-record/payment-repository';
import { savedCheckout } from '../pricing/priced-cart';
import { savePromoCode } from '../promo/promo-repository';

/** Parts of a guest's cart that the account's has no room for: ISBNs, and numbers of gift cards that were to pay. */
export interface LeftOut {
  eisbns: string[];
  giftCards: string[];
  /** The guest's cart is being paid, so it is not merged. */
  isBeingPaid: boolean;
}
const nothing: LeftOut = { eisbns: [], giftCards: [], isBeingPaid: false };

/**
 * Merges a guest's cart into the account's as far as there is room. For equal lines the larger quantity wins, so that
 * logging in twice doubles nothing. Carts of other accounts are not merged, nor carts being paid, whose books could be
 * paid twice. Returns what was left out, which is then deleted.
 */
export async function mergeGuestCart(tx: Db, fromKey: string, toKey: string): Promise<LeftOut> {
  const from = await cartByKey(tx, fromKey);
  if (from?.account_id !== null) return nothing;
  if (await openPaymentOf(tx, fromKey)) return { ...nothing, isBeingPaid: true };
  const eisbns = await moveLines(tx, fromKey, toKey);
  const { promo_code } = from;
  await takeOverCheckout(tx, from, toKey);
  if (promo_code !== '') await savePromoCode(tx, toKey, promo_code);
  return { ...nothing, eisbns, giftCards: await moveGiftCards(tx, fromKey, toKey) };
}

async function moveLines(tx: Db, fromKey: string, toKey: string): Promise<string[]> {
  const leftOut: string[] = [];
  let count = (await linesOf(tx, toKey)).length;
  for (const line of await linesOf(tx, fromKey)) {
    const existing = await lineOf(tx, toKey, line);
    if (!existing && count >= limits.cartLines) {
      leftOut.push(line.eisbn);
      continue;
    }
    if (!existing) count++;
    await setQuantity(tx, toKey, line, Math.max(line.quantity, existing?.quantity ?? 0));
  }
  await deleteLines(tx, fromKey);
  return leftOut;
}

/** Moves the guest's gift cards to the account's cart, after its own. */
async function moveGiftCards(tx: Db, fromKey: string, toKey: string): Promise<string[]> {
  const [own, cards] = [await usedGiftCards(tx, toKey), await usedGiftCards(tx, fromKey)];
  const added = cards.filter(({ number }) => !own.some((card) => card.number === number));
  const room = Math.max(0, limits.usedGiftCards - own.length);
  for (const { number, amount } of added.slice(0, room)) await offerGiftCard(tx, toKey, number, amount);
  await withdrawGiftCards(tx, fromKey);
  return added.slice(room).map(({ number }) => number);
}

/**
 * Takes the guest's delivery choice and what depends on it. The member's contact details and card win over the guest's.
 */
async function takeOverCheckout(tx: Db, from: CartRow, toKey: string): Promise<void> {
  const { delivery, shipping, provider, batch, payment_choice } = savedCheckout(from);
  const own = savedCheckout(await cartByKey(tx, toKey));
  if (delivery === null || delivery === own.delivery) return;
  await saveCheckout(tx, toKey, { ...own, delivery, shipping, provider, batch, payment_choice, card: null });
}
