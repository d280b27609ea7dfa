import type { PromoCode, Summary } from '../schemas/cart';
import { formatMoney } from './money';

/**
 * One line of a sum. `note`: what kind of promo code it is; `code`: the code itself. Cents; what is taken off is below zero. `isOpen`: not known
 * yet, `cents` is 0 then (CRT-29).
 */
export interface MoneyRow {
  kind: 'original' | 'discounts' | 'subtotal' | 'promo' | 'tax' | 'shipping' | 'free_shipping' | 'gift_cards';
  name: string;
  note?: string;
  code?: PromoCode;
  cents: number;
  isOpen?: true;
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
 * nothing are left out (GAP-87), but for the subtotal, codes and what is not known yet. Shipping stands before free shipping is taken off, which
 * has a row of its own.
 */
export function moneyRows({ promo_codes, taxes, ...summary }: Summary): MoneyRow[] {
  const special = promo_codes.filter(({ type }) => type === 'special').map((code) => toRow(code, 'promo'));
  const open = summary.is_shipping_tbd ? ({ isOpen: true } as const) : {};
  const freeShipping = promo_codes.filter(({ type }) => type === 'freeship').map((code) => ({ ...toRow(code, 'free_shipping'), ...open }));
  const shipping = freeShipping.reduce((sum, { cents }) => sum - cents, summary.shipping);
  const all: MoneyRow[] = [
    labelled('original', summary.discounts > 0 ? summary.original_price : 0),
    labelled('discounts', -summary.discounts),
    labelled('subtotal', summary.subtotal),
    ...special,
    ...taxes.map(({ type, amount }): MoneyRow => ({ kind: 'tax', name: type, cents: amount })),
    { ...labelled('shipping', shipping), ...open },
    ...freeShipping,
    labelled('gift_cards', -summary.total_gift_card_amount_used),
  ];
  return all.filter(({ kind, code, cents, isOpen }) => kind === 'subtotal' || code || isOpen || cents !== 0);
}

const labelled = (kind: keyof typeof moneyLabels, cents: number): MoneyRow => ({ kind, name: moneyLabels[kind], cents });
const toRow = (code: PromoCode, kind: 'promo' | 'free_shipping'): MoneyRow => ({
  kind,
  name: code.description || code.code,
  note: moneyLabels[kind],
  code,
  cents: -code.amount,
});

/** The amount of a row as it is shown: '$9.00', or that it is not known yet. */
export const moneyText = ({ cents, isOpen }: Pick<MoneyRow, 'cents' | 'isOpen'>): string => (isOpen ? 'To be determined' : formatMoney(cents));

/** What an order came to, in cents: `summary.total` is what gift cards have left of it. */
export const orderTotal = ({ total, total_gift_card_amount_used }: Summary): number => total + total_gift_card_amount_used;
