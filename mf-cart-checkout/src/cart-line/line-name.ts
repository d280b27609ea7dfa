/** Names that tell a screen reader which of several lines or offers of one title is meant. */

import { formatMoney } from '@bookfront/shared/format';
import type { CartItem, Offer } from '@bookfront/shared/schemas';
import { offerOf } from '../stock';

/** A title in one condition: 'Emma (New)'. */
export const offerName = (title: string, offer: Pick<Offer, 'text' | 'used'>): string =>
  withDetails(title, [conditionOf(offer)]);

/** A cart line: the title and, where another line has the same one, its details: 'Emma (Used, for Nora and Sam)'. */
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
      cart_notes.gift_card_info.to && `to ${cart_notes.gift_card_info.to}`,
    ];
  return [binding, offer ? conditionOf(offer) : '', gift_registry_info ? `for ${gift_registry_info.name}` : ''];
}

const conditionOf = ({ text, used }: Pick<Offer, 'text' | 'used'>): string =>
  used && text !== 'Used' ? `${text}, used` : text;

function withDetails(title: string, details: string[]): string {
  const said = details.filter(Boolean).join(', ');
  return said ? `${title} (${said})` : title;
}
