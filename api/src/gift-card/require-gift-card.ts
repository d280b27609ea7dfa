import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { write } from '../database/write';
import { refused } from '../http/failure';
import { forgetAttempt, reserveAttempt } from '../rate-limit/attempts';
import { giftCardCounts } from '../rate-limit/gift-card-limits';
import { type GiftCardRow, giftCardByNumber } from './gift-card-repository';
import { isPinOf } from './pin';

/**
 * The card of a number, tried as often as giftCardCounts says. An unknown card and a wrong PIN read the same, and take
 * as long.
 */
export async function requireGiftCard(
  { db, shop, address, now }: CallContext,
  number: string,
  pin: string,
): Promise<GiftCardRow> {
  const attempt = { shopId: shop.store_id, now, counts: giftCardCounts(number, address) };
  await write(db, (tx) => reserveAttempt(tx, attempt));
  const card = await giftCardByNumber(db, shop.store_id, number);
  if (!(await isPinOf(card, pin)) || !card) throw refused('gift_card', m.gift_card_unknown());
  await write(db, (tx) => forgetAttempt(tx, attempt));
  return card;
}
