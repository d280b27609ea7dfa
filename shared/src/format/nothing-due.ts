import type { Summary } from '../schemas';

/** PAY-07: an order that needs no payment. What shipping will cost may still be open; an empty cart is no order. */
export const isNothingDue = ({ item_count, total, is_shipping_tbd }: Summary): boolean =>
  item_count > 0 && total === 0 && !is_shipping_tbd;
