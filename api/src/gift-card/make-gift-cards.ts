import { randomInt } from 'node:crypto';
import type { Order } from '@bookfront/shared/schemas';
import { hashPin } from './pin';

/** A card that nobody has yet. Only its email tells the PIN. */
export interface MadeCard {
  number: string;
  pin: string;
  pin_hash: string;
}

/** So many, made before the transaction that issues them: hashing their PINs takes longer than all else in it. */
export const makeGiftCards = (count: number): Promise<MadeCard[]> =>
  Promise.all(Array.from({ length: count }, makeGiftCard));

async function makeGiftCard(): Promise<MadeCard> {
  const pin = digits(4);
  return { number: `4${digits(15)}`, pin, pin_hash: await hashPin(pin) };
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** How many gift cards an order has bought. */
export const giftCardsOf = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((sum, { cart_notes, quantity }) => sum + (cart_notes ? quantity : 0), 0);
