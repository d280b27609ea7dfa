import { formatMoney } from '@bookfront/shared/format';
import type { CartItem } from '@bookfront/shared/schemas';
import * as m from '#messages';

/** A gift card's value and message (CRT-20), the gift registry (CRT-18) and the last order (CRT-19) of a line. */
export function LineNotes({ info: { cart_notes, gift_registry_info, last_ordered } }: { info: CartItem['cart_info'] }) {
  return (
    <>
      {cart_notes && <GiftCardNotes notes={cart_notes} />}
      {gift_registry_info && (
        <p>{m.line_registry({ name: gift_registry_info.name, occasion: gift_registry_info.occasion })}</p>
      )}
      {last_ordered && <p>{m.line_last_ordered({ date: last_ordered.date_ordered_text })}</p>}
    </>
  );
}

function GiftCardNotes({
  notes: { giftcard_price, gift_card_info: words },
}: {
  notes: NonNullable<CartItem['cart_info']['cart_notes']>;
}) {
  return (
    <>
      <p>{m.line_card_value({ amount: formatMoney(giftcard_price) })}</p>
      {words.personalize && (
        <p>
          {words.to && (
            <>
              {m.gift_card_to()} <b dir="auto">{words.to}</b>{' '}
            </>
          )}
          {words.from && (
            <>
              {m.gift_card_from()} <b dir="auto">{words.from}</b>
            </>
          )}
        </p>
      )}
      {words.personalize && words.message && (
        <p dir="auto">
          <q>{words.message}</q>
        </p>
      )}
    </>
  );
}
