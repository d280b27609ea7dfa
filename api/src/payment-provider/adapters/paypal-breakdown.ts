import type { Summary } from '@bookfront/shared/schemas';

/**
 * PAY-26: item total + tax + shipping - discount equals the amount due, to the cent. Gift cards that pay count as
 * discount, since PayPal has no other field for them.
 */
export function breakdownOf({
  subtotal,
  taxes,
  shipping,
  post_subtotal_discount,
  total_gift_card_amount_used,
}: Summary) {
  return {
    item_total: subtotal,
    tax_total: taxes.reduce((sum, { amount }) => sum + amount, 0),
    shipping,
    discount: post_subtotal_discount + total_gift_card_amount_used,
  };
}
