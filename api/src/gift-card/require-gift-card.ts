import { forgetAttempt, reserveAttempt } from '../account/throttle';
import type { CallContext } from '../call';
import { write } from '../database/write';
import { refused } from '../failure';
import { type GiftCardRow, giftCardByNumber } from './gift-card-repository';
import { isPinOf } from './pin';

/**
 * The card of a number, tried as often as a password: ten times, whatever the addresses (a PIN is short and addresses are many), and forty times from
 * one address for all cards. An unknown card and a wrong PIN read the same, and take as long.
 */
export async function requireGiftCard({ db, shop, address, now }: CallContext, number: string, pin: string): Promise<GiftCardRow> {
  const who = `gift card ${number}`;
  const attempts = [`gift card ${address}`, who].map((from) => ({ shopId: shop.store_id, who, address: from, now }));
  await write(db, async (tx) => {
    for (const attempt of attempts) await reserveAttempt(tx, attempt);
  });
  const card = await giftCardByNumber(db, shop.store_id, number);
  if (!(await isPinOf(card, pin)) || !card) throw refused('gift_card', 'We do not know this gift card. Please check its number and PIN.');
  await write(db, async (tx) => {
    for (const attempt of attempts) await forgetAttempt(tx, attempt);
  });
  return card;
}
