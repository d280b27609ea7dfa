import { describe, expect, it } from '@jest/globals';
import type { PromoCode, Summary } from '../schemas';
import { buildCart } from '../testing';
import { moneyRows, moneyText, orderTotal } from './money-rows';

const code = {
  code: 'TIDE10',
  description: 'Ten per cent off',
  expiry_date: null,
  expiry_date_text: '',
  automatic: false,
} as const;
const tide: PromoCode = { ...code, type: 'special', amount: 950 };
const freeShipping: PromoCode = { ...code, code: 'FREESHIP', description: '', type: 'freeship', amount: 800 };
const full: Summary = {
  ...buildCart().summary,
  original_price: 10_000,
  discounts: 500,
  subtotal: 9500,
  promo_codes: [tide, freeShipping],
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
  it('goes from the original price to the total, each promo code with its words and amount [ORD-23] [ORD-26]', () => {
    expect(moneyRows(full)).toEqual([
      { kind: 'original', name: 'Original price', cents: 10_000 },
      { kind: 'discounts', name: 'Discounts', cents: -500 },
      { kind: 'subtotal', name: 'Subtotal', cents: 9500 },
      { kind: 'promo', name: 'Ten per cent off', note: 'Promo code', code: tide, cents: -950 },
      { kind: 'tax', name: 'GST', cents: 428 },
      { kind: 'shipping', name: 'Shipping', cents: 1000 },
      { kind: 'free_shipping', name: 'FREESHIP', note: 'Free shipping', code: freeShipping, cents: -800 },
      { kind: 'total', name: 'Total', cents: 9178 },
      { kind: 'gift_cards', name: 'Gift cards', cents: -5000 },
      { kind: 'after_gift_cards', name: 'Total after gift cards', cents: 4178 },
    ]);
  });

  it('adds up to the total, and that less the gift cards to what they have left [ORD-23]', () => {
    const rows = moneyRows(full);
    const total = rows.findIndex(({ kind }) => kind === 'total');
    expect(rows.slice(2, total).reduce((sum, { cents }) => sum + cents, 0)).toBe(orderTotal(full));
    expect(rows.slice(total, total + 2).reduce((sum, { cents }) => sum + cents, 0)).toBe(full.total);
  });

  it('has a total of nothing where gift cards have paid for all of it [ORD-23]', () => {
    expect(moneyRows({ ...full, total_gift_card_amount_used: 9178, total: 0 }).slice(-1)).toEqual([
      { kind: 'after_gift_cards', name: 'Total after gift cards', cents: 0 },
    ]);
  });

  it('keeps shipping that is not known yet, and a code that will take it off [CRT-29]', () => {
    const nothing = { ...freeShipping, amount: 0 };
    const rows = moneyRows({ ...full, promo_codes: [nothing], shipping: 0, is_shipping_tbd: true }).filter(
      ({ isOpen }) => isOpen,
    );
    expect(rows.map((row) => [row.kind, row.code, moneyText(row)])).toEqual([
      ['shipping', undefined, 'To be determined'],
      ['free_shipping', nothing, 'To be determined'],
    ]);
    expect(moneyText({ cents: -900 })).toBe('-$9.00');
  });

  it('names a code that takes nothing off yet [CRT-26]', () => {
    const nothing = { ...freeShipping, amount: 0 };
    expect(moneyRows({ ...full, promo_codes: [nothing], shipping: 0 }).map(({ code }) => code)).toContain(nothing);
  });

  it('leaves out what is nothing [GAP-87]', () => {
    const plain = { ...full, discounts: 0, promo_codes: [], taxes: [], shipping: 0, total_gift_card_amount_used: 0 };
    expect(moneyRows({ ...plain, total: 9500 })).toEqual([
      { kind: 'subtotal', name: 'Subtotal', cents: 9500 },
      { kind: 'total', name: 'Total', cents: 9500 },
    ]);
  });
});
