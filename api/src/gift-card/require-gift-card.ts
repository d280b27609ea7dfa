import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { write } from '../database/write';
import { refused } from '../http/failure';
import { clearFailures, reserveAttempt } from '../rate-limit/attempts';
import { giftCardLimits } from '../rate-limit/gift-card-limits';
import { type GiftCardRow, giftCardByNumber } from './gift-card-repository';
import { isPinOf } from './pin';

/**
 * Returns a gift card by number and PIN, within giftCardLimits. An unknown card and a wrong PIN get the same reply,
 * after the same time.
 */
export async function requireGiftCard(
  { db, shop, address, now }: CallContext,
  number: string,
  pin: string,
): Promise<GiftCardRow> {
  const attempt = { shopId: shop.store_id, now, limits: giftCardLimits(number, address) };
  await write(db, (tx) => reserveAttempt(tx, attempt));
  const card = await giftCardByNumber(db, shop.store_id, number);
  if (!(await isPinOf(card, pin)) || !card) throw refused('gift_card', m.gift_card_unknown());
  await write(db, (tx) => clearFailures(tx, attempt));
  return card;
}
