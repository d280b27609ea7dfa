import { randomInt } from 'node:crypto';
import type { Order } from '@bookfront/shared/schemas';
import { hashPin } from './pin';

/** A card not issued yet. Its PIN is only in the email. */
export interface MadeCard {
  number: string;
  pin: string;
  pin_hash: string;
}

/** Makes cards before the transaction that issues them, since hashing their PINs takes longer than the rest of it. */
export const makeGiftCards = (count: number): Promise<MadeCard[]> =>
  Promise.all(Array.from({ length: count }, makeGiftCard));

async function makeGiftCard(): Promise<MadeCard> {
  const pin = digits(4);
  return { number: `4${digits(15)}`, pin, pin_hash: await hashPin(pin) };
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** How many gift cards an order contains. */
export const giftCardsOf = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((sum, { cart_notes, quantity }) => sum + (cart_notes ? quantity : 0), 0);
