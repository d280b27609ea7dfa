import type { Summary } from '../schemas/cart';

/** One line of a sum. `note`: what kind of promo code it is. Cents; what is taken off is below zero. */
export interface MoneyRow {
  kind: 'original' | 'discounts' | 'subtotal' | 'promo' | 'tax' | 'shipping' | 'free_shipping' | 'gift_cards';
  name: string;
  note?: string;
  cents: number;
}

export const moneyLabels = {
  original: 'Original price',
  discounts: 'Discounts',
  subtotal: 'Subtotal',
  promo: 'Promo code',
  shipping: 'Shipping',
  free_shipping: 'Free shipping',
  gift_cards: 'Gift cards',
} as const;

/**
 * The money of a cart or an order, from the original price down to what is charged: from the subtotal on the rows add up to the total. Amounts of
 * nothing are left out (GAP-87), but for the subtotal. Shipping stands before free shipping is taken off, which has a row of its own.
 */
export function moneyRows({ promo_codes, taxes, ...summary }: Summary): MoneyRow[] {
  const special = promo_codes.filter(({ type }) => type === 'special').map((code) => toRow(code, 'promo'));
  const freeShipping = promo_codes.filter(({ type }) => type === 'freeship').map((code) => toRow(code, 'free_shipping'));
  const shipping = freeShipping.reduce((sum, { cents }) => sum - cents, summary.shipping);
  const all = [
    labelled('original', summary.discounts > 0 ? summary.original_price : 0),
    labelled('discounts', -summary.discounts),
    labelled('subtotal', summary.subtotal),
    ...special,
    ...taxes.map(({ type, amount }): MoneyRow => ({ kind: 'tax', name: type, cents: amount })),
    labelled('shipping', shipping),
    ...freeShipping,
    labelled('gift_cards', -summary.total_gift_card_amount_used),
  ];
  return all.filter(({ kind, cents }) => kind === 'subtotal' || cents !== 0);
}

const labelled = (kind: keyof typeof moneyLabels, cents: number): MoneyRow => ({ kind, name: moneyLabels[kind], cents });
const toRow = ({ description, code, amount }: Summary['promo_codes'][number], kind: 'promo' | 'free_shipping'): MoneyRow => ({
  kind,
  name: description || code,
  note: moneyLabels[kind],
  cents: -amount,
});

/** What an order came to, in cents: `summary.total` is what gift cards have left of it. */
export const orderTotal = ({ total, total_gift_card_amount_used }: Summary): number => total + total_gift_card_amount_used;
