import { formatMoney } from '@bookfront/shared/format';
import type { CartItem } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { offerOf } from '../stock';
import { conditionOf, withDetails } from './offer-name';

/**
 * Tells a screen reader which line is meant: the title and, where another line has the same one, its details: 'Emma
 * (Used, for Nora and Sam)'.
 */
export function lineName(item: CartItem, items: readonly CartItem[]): string {
  const { title } = item.title_info;
  const isAlone = items.filter(({ title_info }) => title_info.title === title).length < 2;
  return isAlone ? title : withDetails(title, detailsOf(item));
}

function detailsOf(item: CartItem): string[] {
  const { binding } = item.title_info;
  const { cart_notes, gift_registry_info, is_giftcard } = item.cart_info;
  const offer = offerOf(item);
  if (is_giftcard && cart_notes)
    return [
      formatMoney(cart_notes.giftcard_price),
      cart_notes.gift_card_info.to && m.line_to({ name: cart_notes.gift_card_info.to }),
    ];
  return [
    binding,
    offer ? conditionOf(offer) : '',
    gift_registry_info ? m.line_for({ name: gift_registry_info.name }) : '',
  ];
}
