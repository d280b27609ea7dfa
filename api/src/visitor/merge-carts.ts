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

/** What of a guest's cart an account's has no room for: numbers of titles, and of gift cards that were to pay. */
export interface LeftOut {
  eisbns: string[];
  giftCards: string[];
  /** The guest's cart is being paid and joins nothing. */
  isBeingPaid: boolean;
}
const nothing: LeftOut = { eisbns: [], giftCards: [], isBeingPaid: false };

/**
 * What a guest gathered joins what the account has, as far as a cart has room: of the same line the larger number
 * stays, so that logging in twice doubles nothing. Another account's cart stays its own, and so does one that is being
 * paid: its books would be there to be paid once more. Answers what was left out, which nobody has any more.
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

/** Those that were to pay for the guest's cart pay for the account's, after its own. */
async function moveGiftCards(tx: Db, fromKey: string, toKey: string): Promise<string[]> {
  const [own, cards] = [await usedGiftCards(tx, toKey), await usedGiftCards(tx, fromKey)];
  const added = cards.filter(({ number }) => !own.some((card) => card.number === number));
  const room = Math.max(0, limits.usedGiftCards - own.length);
  for (const { number, amount } of added.slice(0, room)) await offerGiftCard(tx, toKey, number, amount);
  await withdrawGiftCards(tx, fromKey);
  return added.slice(room).map(({ number }) => number);
}

/**
 * How the guest wanted it delivered, if the guest said so, with what hangs on that; who the guest said to be, and a
 * card, are not the member's, who keeps what they had said themselves.
 */
async function takeOverCheckout(tx: Db, from: CartRow, toKey: string): Promise<void> {
  const { delivery, shipping, provider, batch, payment_choice } = savedCheckout(from);
  const own = savedCheckout(await cartByKey(tx, toKey));
  if (delivery === null || delivery === own.delivery) return;
  await saveCheckout(tx, toKey, { ...own, delivery, shipping, provider, batch, payment_choice, card: null });
}
