import { limits } from '@bookfront/shared/schemas/limits';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { cardRows } from '../title/title-cards';
import type { LeftOut } from './merge-carts';

const maxNamed = 3;

/** Tells a shopper what of their guest's cart the account's had no room for; undefined where all of it fitted. */
export async function leftOutNotice(
  db: Db,
  context: CallContext,
  { eisbns, giftCards, isBeingPaid }: LeftOut,
): Promise<string | undefined> {
  const titles = await cardRows(db, context, eisbns);
  const names = eisbns.map((eisbn) => titles.get(eisbn)?.title ?? eisbn);
  const texts = [
    isBeingPaid &&
      'The cart that you filled before is still being paid and stays by itself: a letter tells you what your bank answers.',
    names.length > 0 && `Your cart is full at ${limits.cartLines} lines. These did not fit: ${listed(names)}.`,
    giftCards.length > 0 &&
      `An order takes at most ${limits.usedGiftCards} gift cards. These were not taken along and keep their balance: ${giftCards.map(nameOf).join(', ')}.`,
  ];
  return texts.filter(Boolean).join(' ') || undefined;
}

const listed = (names: readonly string[]): string =>
  names.length > maxNamed
    ? `${names.slice(0, maxNamed).join(', ')} and ${names.length - maxNamed} more`
    : names.join(', ');

const nameOf = (number: string): string => `ending in ${number.slice(-4)}`;
