import { limits } from '@bookfront/shared/schemas/limits';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { cardRows } from '../title/title-cards';
import type { LeftOut } from './merge-carts';

const maxNamed = 3;

/** Tells the shopper which items of the guest's cart didn't fit in the account's; undefined if all did. */
export async function leftOutNotice(
  db: Db,
  context: CallContext,
  { eisbns, giftCards, isBeingPaid }: LeftOut,
): Promise<string | undefined> {
  const titles = await cardRows(db, context, eisbns);
  const names = eisbns.map((eisbn) => titles.get(eisbn)?.title ?? eisbn);
  const texts = [
    isBeingPaid && m.login_cart_being_paid(),
    names.length > 0 && m.login_cart_full({ max: limits.cartLines, names: listed(names) }),
    giftCards.length > 0 &&
      m.login_gift_cards_left({ max: limits.usedGiftCards, cards: giftCards.map(nameOf).join(', ') }),
  ];
  return texts.filter(Boolean).join(' ') || undefined;
}

const listed = (names: readonly string[]): string =>
  names.length > maxNamed
    ? m.login_names_and_more({ names: names.slice(0, maxNamed).join(', '), count: names.length - maxNamed })
    : names.join(', ');

const nameOf = (number: string): string => m.login_gift_card({ digits: number.slice(-4) });
