import { formatMoney } from '@bookfront/shared/format';
import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { Db } from '../database/open';
import { conflict } from '../http/failure';
import { composeEmail, type EmailPart } from '../mail/compose-email';
import { queueEmail } from '../mail/outbox-repository';
import { signature } from '../mail/shop-signature';
import type { Shop } from '../shop/shop';
import { insertGiftCard } from './gift-card-repository';
import type { MadeCard } from './make-gift-cards';

type Item = Order['items'][number];
interface Issue {
  shop: Shop;
  order: Order;
  now: number;
  /** One card for each that the order contains. */
  made: readonly MadeCard[];
}

/**
 * Issues a paid order's gift cards, each once, and emails them with their PINs to the buyer; PINs are shown nowhere
 * else. Fails with cart_changed if `made` has too few cards.
 */
export async function issueGiftCards(tx: Db, { shop, order, now, made }: Issue): Promise<void> {
  if (order.is_test) return;
  let serial = 0;
  for (const item of order.items) {
    if (!item.cart_notes) continue;
    for (let copy = 0; copy < item.quantity; copy++) {
      const card = made[serial];
      if (!card) throw conflict('cart_changed', m.cart_changed());
      await issueOne(tx, { shop, order, now, card, serial: ++serial }, item);
    }
  }
}

interface IssueOne extends Omit<Issue, 'made'> {
  card: MadeCard;
  serial: number;
}

async function issueOne(
  tx: Db,
  { shop, order, now, card, serial }: IssueOne,
  { cart_notes, sold_price }: Item,
): Promise<void> {
  const { number, pin_hash } = card;
  const { order_number, purchaser_email } = order;
  const row = { shop_id: shop.store_id, number, pin_hash, amount: sold_price, now, order_number, serial };
  if (!(await insertGiftCard(tx, row))) return;
  const heading = m.gift_card_email_subject({
    value: formatMoney(sold_price),
    shop: shop.settings.store_info.name,
  });
  const parts = [
    ...personalPart(cart_notes),
    cardPart(card, sold_price),
    { text: m.gift_card_email_never_expires({ number: order_number }) },
    signature(shop),
  ];
  await queueEmail(tx, {
    shop_id: shop.store_id,
    kind: 'gift_card',
    recipient: purchaser_email,
    subject: heading,
    created: now,
    ...composeEmail(heading, parts),
  });
}

function personalPart(notes: Item['cart_notes']): EmailPart[] {
  const info = notes?.gift_card_info;
  if (!info?.personalize) return [];
  const lines = [
    info.to && m.gift_card_email_to({ name: info.to }),
    info.from && m.gift_card_email_from({ name: info.from }),
    info.message,
  ].filter(Boolean);
  return lines.length === 0 ? [] : [{ text: lines.join('\n') }];
}

const cardPart = ({ number, pin }: MadeCard, value: number): EmailPart => ({
  rows: [
    [m.gift_card_email_number(), number.replace(/(.{4})(?=.)/g, '$1 ')],
    [m.gift_card_email_pin(), pin],
    [m.gift_card_email_value(), formatMoney(value)],
  ],
});
