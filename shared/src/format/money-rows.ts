import * as m from '#messages';
import type { PromoCode, Summary } from '../schemas/cart/summary';
import { formatMoney } from './money';

/**
 * One line of a sum. `note`: what kind of promo code it is; `code`: the code itself. Cents; what is taken off is below
 * zero. `isOpen`: not known yet, `cents` is 0 then (CRT-29).
 */
export interface MoneyRow {
  kind:
    | 'original'
    | 'discounts'
    | 'subtotal'
    | 'promo'
    | 'tax'
    | 'shipping'
    | 'free_shipping'
    | 'total'
    | 'gift_cards'
    | 'after_gift_cards';
  name: string;
  note?: string;
  code?: PromoCode;
  cents: number;
  isOpen?: true;
}

const labels: Record<Exclude<MoneyRow['kind'], 'tax'>, () => string> = {
  original: m.money_original,
  discounts: m.money_discounts,
  subtotal: m.money_subtotal,
  promo: m.money_promo,
  shipping: m.money_shipping,
  free_shipping: m.money_free_shipping,
  total: m.money_total,
  gift_cards: m.money_gift_cards,
  after_gift_cards: m.money_after_gift_cards,
};

/**
 * The money of a cart or an order, from the original price down to what it came to, which is in the row 'total': from
 * the subtotal on the rows add up to it. Where gift cards pay for some of it, what they pay and what they have left of
 * it follow. Amounts of nothing are left out (GAP-87), but for the subtotal, totals, codes and what is not known yet.
 * Shipping stands before free shipping is taken off, which has a row of its own.
 */
export function moneyRows({ promo_codes, taxes, ...summary }: Summary): MoneyRow[] {
  const special = promo_codes.filter(({ type }) => type === 'special').map((code) => toRow(code, 'promo'));
  const open = summary.is_shipping_tbd ? ({ isOpen: true } as const) : {};
  const freeShipping = promo_codes
    .filter(({ type }) => type === 'freeship')
    .map((code) => ({ ...toRow(code, 'free_shipping'), ...open }));
  const shipping = freeShipping.reduce((sum, { cents }) => sum - cents, summary.shipping);
  const all: MoneyRow[] = [
    labelled('original', summary.discounts > 0 ? summary.original_price : 0),
    labelled('discounts', -summary.discounts),
    labelled('subtotal', summary.subtotal),
    ...special,
    ...taxes.map(({ type, amount }): MoneyRow => ({ kind: 'tax', name: type, cents: amount })),
    { ...labelled('shipping', shipping), ...open },
    ...freeShipping,
    labelled('total', orderTotal(summary)),
    ...giftCardRows(summary),
  ];
  return all.filter(({ kind, code, cents, isOpen }) => isKept(kind) || code || isOpen || cents !== 0);
}

/**
 * The rows down to what it came to, without what gift cards pay of it: an order has those among its payments, one by
 * one.
 */
export const chargedRows = (summary: Summary): MoneyRow[] =>
  moneyRows(summary).filter(({ kind }) => kind !== 'gift_cards' && kind !== 'after_gift_cards');

/** THE total: what it came to. What gift cards have left of it is none. */
export const isTotalRow = ({ kind }: Pick<MoneyRow, 'kind'>): boolean => kind === 'total';

const isKept = (kind: MoneyRow['kind']): boolean =>
  kind === 'subtotal' || kind === 'total' || kind === 'after_gift_cards';

function giftCardRows({
  total,
  total_gift_card_amount_used: used,
}: Pick<Summary, 'total' | 'total_gift_card_amount_used'>): MoneyRow[] {
  return used === 0 ? [] : [labelled('gift_cards', -used), labelled('after_gift_cards', total)];
}

const labelled = (kind: keyof typeof labels, cents: number): MoneyRow => ({
  kind,
  name: labels[kind](),
  cents,
});
const toRow = (code: PromoCode, kind: 'promo' | 'free_shipping'): MoneyRow => ({
  kind,
  name: code.description || code.code,
  note: labels[kind](),
  code,
  cents: -code.amount,
});

/** The amount of a row as it is shown: '$9.00', or that it is not known yet. */
export const moneyText = ({ cents, isOpen }: Pick<MoneyRow, 'cents' | 'isOpen'>): string =>
  isOpen ? m.to_be_determined() : formatMoney(cents);

/** What an order came to, in cents: `summary.total` is what gift cards have left of it. */
export const orderTotal = ({
  total,
  total_gift_card_amount_used,
}: Pick<Summary, 'total' | 'total_gift_card_amount_used'>): number => total + total_gift_card_amount_used;
