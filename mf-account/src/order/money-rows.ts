import type { Order } from '@bookfront/shared/schemas';

/** One line of the summary. `note`: what kind of promo code it is. Cents; what is taken off is negative. */
export interface MoneyRow {
  name: string;
  note?: string;
  cents: number;
}

/**
 * ORD-23, ORD-26: from the original price down to what is charged; zero amounts are left out (GAP-87), but for the subtotal.
 * Shipping stands before free shipping is taken off, which has a line of its own: the column adds up to the total.
 */
export function moneyRows({ promo_codes, taxes, ...summary }: Order['summary']): MoneyRow[] {
  const special = promo_codes.filter(({ type }) => type === 'special').map(toRow('Promo code'));
  const freeShipping = promo_codes.filter(({ type }) => type === 'freeship').map(toRow('Free shipping'));
  const goods = [
    ...(summary.discounts > 0 ? [{ name: 'Original price', cents: summary.original_price }] : []),
    { name: 'Discounts', cents: -summary.discounts },
  ];
  const after = [
    ...special,
    ...taxes.map(({ type, amount }) => ({ name: type, cents: amount })),
    { name: 'Shipping', cents: freeShipping.reduce((sum, { cents }) => sum - cents, summary.shipping) },
    ...freeShipping,
    { name: 'Gift cards', cents: -summary.total_gift_card_amount_used },
  ];
  return [...goods.filter(isAnything), { name: 'Subtotal', cents: summary.subtotal }, ...after.filter(isAnything)];
}

type Code = Order['summary']['promo_codes'][number];
const toRow =
  (note: string) =>
  ({ description, code, amount }: Code): MoneyRow => ({ name: description || code, note, cents: -amount });
const isAnything = ({ cents }: MoneyRow) => cents !== 0;
