import { type CartItem, cartNotesSchema, limits } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext, Input } from '../call-context/call-context';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { invalid } from '../http/failure';
import { offersOf } from '../title/title-cards';

type Notes = NonNullable<CartItem['cart_info']['cart_notes']>;
type Payload = Input<'cart/add'>;

/**
 * P2 §7: the price and message of a gift card, as stored with its cart line. The default price is the line's present
 * one, else the title's. Fails with validation.
 */
export async function giftCardNotes(
  tx: Db,
  context: CallContext,
  payload: Payload,
  { eisbn, old }: { eisbn: string; old: { notes: string } | undefined },
): Promise<string> {
  const before = old && old.notes !== '' ? parseColumn(cartNotesSchema, old.notes) : undefined;
  const isSame = before && payload.price === undefined && payload.personalized === undefined;
  if (isSame) return old?.notes ?? '';
  const price =
    payload.price ?? before?.giftcard_price ?? (await offersOf(tx, context, [eisbn])).get(eisbn)?.[0]?.price ?? 0;
  refuseAmount(price, context.shop.settings.store_info.giftcard_minimum);
  return JSON.stringify({ giftcard_price: price, gift_card_info: giftCardInfo(payload) } satisfies Notes);
}

/** GAP-34 writes dollars without a thousands separator. */
const plainDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function refuseAmount(price: number, min: number): void {
  if (Number.isInteger(price) && price >= min && price <= limits.giftCard.maxCents) return;
  const text = m.gift_card_amount({ min: plainDollars(min), max: plainDollars(limits.giftCard.maxCents) });
  throw invalid(text, { price: text });
}

const giftCardInfo = ({ personalized = false, from = '', to = '', message = '' }: Payload): Notes['gift_card_info'] =>
  personalized ? { personalize: true, from, to, message } : { personalize: false, from: '', to: '', message: '' };
