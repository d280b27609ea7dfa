import type { Summary } from '@bookfront/shared/schemas';
import { taxesOf } from '../tax/taxes';
import type { ProductClass } from '../title/title-record';

export interface SoldLine {
  quantity: number;
  sold_price: number;
  original_price: number;
  product_class: ProductClass;
}

/** The money of a cart or order, cents. `place` decides the taxes: for pickup the shop's own. */
export function summaryOf(lines: readonly SoldLine[], place: string, day: string): Summary {
  const sum = (amount: (line: SoldLine) => number) => lines.reduce((total, line) => total + amount(line), 0);
  const original_price = sum((line) => line.original_price * line.quantity);
  const subtotal = sum((line) => line.sold_price * line.quantity);
  const taxes = taxesOf(
    lines.map((line) => ({ product_class: line.product_class, amount: line.sold_price * line.quantity })),
    place,
    day,
  );
  const taxTotal = taxes.reduce((total, tax) => total + tax.amount, 0);
  return {
    item_count: lines.length,
    total_quantity: sum((line) => line.quantity),
    original_price,
    discounts: original_price - subtotal,
    subtotal,
    taxes,
    shipping: 0,
    is_shipping_tbd: false,
    total_gift_card_amount_used: 0,
    total: subtotal + taxTotal,
  };
}
