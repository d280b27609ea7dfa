import type { Order } from '@bookfront/shared/schemas';
import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '../testing/build-order';
import { moneyRows } from './money-rows';

const code = { code: 'TIDE10', description: 'Ten per cent off', expiry_date: null, expiry_date_text: '', automatic: false } as const;
const full: Order['summary'] = {
  ...buildOrder().summary,
  original_price: 10_000,
  discounts: 500,
  subtotal: 9500,
  promo_codes: [
    { ...code, type: 'special', amount: 950 },
    { ...code, code: 'FREESHIP', description: '', type: 'freeship', amount: 800 },
  ],
  post_subtotal_discount: 950,
  taxes: [
    { type: 'GST', amount: 428 },
    { type: 'PST', amount: 0 },
  ],
  shipping: 200,
  total_gift_card_amount_used: 5000,
  total: 4178,
};

describe('the summary of an order', () => {
  it('[ORD-23] [ORD-26] goes from the original price to the total, each promo code with its words and amount', () => {
    expect(moneyRows(full)).toEqual([
      { name: 'Original price', cents: 10_000 },
      { name: 'Discounts', cents: -500 },
      { name: 'Subtotal', cents: 9500 },
      { name: 'Ten per cent off', note: 'Promo code', cents: -950 },
      { name: 'GST', cents: 428 },
      { name: 'Shipping', cents: 1000 },
      { name: 'FREESHIP', note: 'Free shipping', cents: -800 },
      { name: 'Gift cards', cents: -5000 },
    ]);
  });

  it('adds up to the total', () => {
    const afterSubtotal = moneyRows(full).slice(2);
    expect(afterSubtotal.reduce((sum, { cents }) => sum + cents, 0)).toBe(full.total);
  });

  it('leaves out what is nothing', () => {
    const plain = { ...full, discounts: 0, promo_codes: [], taxes: [], shipping: 0, total_gift_card_amount_used: 0 };
    expect(moneyRows(plain)).toEqual([{ name: 'Subtotal', cents: 9500 }]);
  });
});
