import type { Summary } from '@bookfront/shared/schemas';
import { stockTitle } from '../../testing/stock';
import { captchaOf, openTestCheckout, reviewOf, type TestCheckout } from '../../testing/test-checkout';
import type { OfferedGiftCard } from '../gift-card/gift-card-repository';
import { sumsOf } from '../mail/order-email';
import { breakdownOf } from '../payment-provider/adapters/paypal-breakdown';
import type { PromoTerms } from '../promo/promo-rules';
import { seededRandom } from '../random/seeded-random';
import { shareOut } from './share-out';
import { type PricingInput, type SoldLine, summaryOf } from './summary';

const places = ['AB', 'BC', 'SK', 'MB', 'ON', 'QC', 'NB', 'NS', 'WA', 'OR', null] as const;
const classes = ['book', 'colouring_book', 'other', 'gift_card'] as const;

/** A random cart, the same each time for a seed. */
function cartOf(seed: number): { lines: SoldLine[]; terms: PricingInput } {
  const chance = seededRandom(`cart ${seed}`);
  const lines = Array.from({ length: chance.integerBetween(1, 9) }, (): SoldLine => {
    const sold_price = chance.integerBetween(0, 9000);
    return {
      quantity: chance.integerBetween(1, 12),
      sold_price,
      original_price: sold_price + (chance.withProbability(0.3) ? chance.integerBetween(0, 900) : 0),
      product_class: chance.pick(classes),
    };
  });
  const promos = Array.from({ length: chance.integerBetween(0, 3) }, (_one, at): PromoTerms => {
    const type = chance.withProbability(0.3) ? ('freeship' as const) : ('special' as const);
    const off = chance.withProbability(0.5)
      ? { percent: chance.integerBetween(1, 100) }
      : { amount: chance.integerBetween(1, 30_000) };
    const code = `CODE${at}`;
    const rule = {
      code,
      description: '',
      type,
      min_subtotal: 0,
      once_per_account: false,
      automatic: false,
      ...(type === 'special' ? off : {}),
    };
    return { rule, shown: { code, description: '', expiry_date: null, expiry_date_text: '', automatic: false, type } };
  });
  const giftCards = Array.from(
    { length: chance.integerBetween(0, 3) },
    (_one, at): OfferedGiftCard => ({
      number: `card ${at}`,
      asked: chance.withProbability(0.5) ? null : chance.integerBetween(1, 40_000),
      balance: chance.integerBetween(0, 60_000),
    }),
  );
  const shipping = chance.withProbability(0.5) ? chance.integerBetween(0, 4000) : 0;
  const terms = {
    place: chance.pick(places),
    day: '2026-05-20',
    shipping,
    isShippingOpen: false,
    promos,
    giftCards,
    registry: { hasItem: false, hasShipping: false },
  };
  return { lines, terms };
}

const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

/** Adds up the totals from the email's text. */
function totalOfEmail(summary: Summary): number {
  const rows = sumsOf({
    summary: { ...summary, total_owing: summary.total },
    payments: [{ type: 'Gift cards', amount: summary.total_gift_card_amount_used }],
  });
  const from = rows.findIndex(([name]) => name === 'Subtotal');
  const parts = rows.slice(from, -1).filter(([name]) => name !== 'Total');
  return parts.reduce((sum, [, value]) => sum + cents(value), 0);
}

describe('the totals of ten thousand random carts', () => {
  const carts = Array.from({ length: 10_000 }, (_one, seed) => ({ ...cartOf(seed), seed }));

  it('match in the cart, in the email and in PayPal’s breakdown, to the cent', () => {
    const wrong = carts.flatMap(({ lines, terms, seed }) => {
      const { summary, giftCards } = summaryOf(lines, terms);
      const tax = summary.taxes.reduce((sum, { amount }) => sum + amount, 0);
      const used = giftCards.reduce((sum, { amount }) => sum + amount, 0);
      const total = summary.subtotal - summary.post_subtotal_discount + tax + summary.shipping - used;
      const paypal = breakdownOf(summary);
      const isRight =
        total === summary.total &&
        used === summary.total_gift_card_amount_used &&
        summary.subtotal === summary.original_price - summary.discounts &&
        paypal.item_total + paypal.tax_total + paypal.shipping - paypal.discount === summary.total &&
        totalOfEmail(summary) === summary.total;
      return isRight ? [] : [seed];
    });
    expect(wrong).toEqual([]);
  });

  it('are non-negative integers, charge no gift card beyond its balance or requested amount, and never discount a purchased gift card', () => {
    const wrong = carts.flatMap(({ lines, terms, seed }) => {
      const { summary, giftCards } = summaryOf(lines, terms);
      const amounts = [
        summary.total,
        summary.shipping,
        summary.post_subtotal_discount,
        ...summary.taxes.map(({ amount }) => amount),
        ...giftCards.map(({ amount }) => amount),
      ];
      const goods = lines.reduce(
        (sum, line) => sum + (line.product_class === 'gift_card' ? 0 : line.quantity * line.sold_price),
        0,
      );
      const isWithin = giftCards.every(
        ({ amount, balance }, at) => amount <= balance && amount <= (terms.giftCards[at]?.asked ?? balance),
      );
      return amounts.every((amount) => Number.isInteger(amount) && amount >= 0) &&
        isWithin &&
        summary.post_subtotal_discount <= goods
        ? []
        : [seed];
    });
    expect(wrong).toEqual([]);
  });
});

describe('splitting an amount', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 1], [1, 0]],
    [5, [0, 10, 0], [0, 5, 0]],
    [0, [3, 4], [0, 0]],
    [10, [0, 0], [0, 0]],
    [999, [3333, 3333, 3334], [333, 333, 333]],
  ])('adds up to the cent: %d over %j', (amount, weights, shares) => expect(shareOut(amount, weights)).toEqual(shares));
});

describe('taxes and promo codes', () => {
  const terms: PricingInput = {
    place: 'ON',
    day: '2026-05-20',
    shipping: 0,
    isShippingOpen: false,
    promos: [],
    giftCards: [],
    registry: { hasItem: false, hasShipping: false },
  };
  const book: SoldLine = { quantity: 1, sold_price: 2000, original_price: 2000, product_class: 'book' };
  const mug: SoldLine = { ...book, sold_price: 1000, original_price: 1000, product_class: 'other' };

  it('tax the full price when a gift card pays, and don’t tax a purchased gift card', () => {
    const card = { number: 'c', asked: null, balance: 2500 };
    expect(summaryOf([book, mug], { ...terms, giftCards: [card] }).summary).toMatchObject({
      taxes: [{ type: 'HST', amount: 230 }],
      total: 730,
    });
    const bought: SoldLine = { quantity: 1, sold_price: 2500, original_price: 2500, product_class: 'gift_card' };
    expect(summaryOf([book, mug, bought], terms).summary).toMatchObject({ taxes: [{ amount: 230 }], total: 5730 });
  });

  it('tax shipping at the full rate, and nothing abroad', () => {
    expect(summaryOf([book], { ...terms, shipping: 1000 }).summary.taxes).toEqual([{ type: 'HST', amount: 230 }]);
    expect(summaryOf([book], { ...terms, shipping: 1000, place: null }).summary).toMatchObject({
      taxes: [],
      total: 3000,
    });
  });
});

describe('an order', () => {
  let shop: TestCheckout;
  beforeAll(async () => {
    shop = await openTestCheckout();
  });
  afterAll(() => shop.close());

  it('has the same totals in cart, order, email and at PayPal [PAY-26]', async () => {
    const chance = seededRandom('orders');
    const visitor = await shop.member();
    for (let at = 0; at < 6; at++) {
      for (let line = 0; line < chance.integerBetween(1, 3); line++) {
        const eisbn = await stockTitle(shop, 30);
        await shop.db
          .updateTable('offer')
          .set({ price: chance.integerBetween(1500, 5000) })
          .where('shop_id', '=', '101')
          .where('eisbn', '=', eisbn)
          .execute();
        await visitor.call('cart/add', { eisbn, quantity: chance.integerBetween(1, 4) });
      }
      if (chance.withProbability(0.6))
        await visitor.call('checkout/addPromocode', { code: chance.pick(['TIDE10', 'FREESHIP'] as const) });
      await visitor.call('checkout/setShipping', { address_id: '0', provider: 'post' });
      await shop.db
        .updateTable('gift_card')
        .set({ balance: chance.integerBetween(1, 900) })
        .where('number', '=', '4000123412341234')
        .execute();
      const { cart } = await visitor.call('checkout/addGiftCard', {
        gift_card_number: '4000123412341234',
        pin: '1234',
        captcha: await captchaOf(visitor),
      });
      const review = reviewOf(cart, 'paypal');
      const { order_id } = await visitor.call('checkout/paypalCreate', review);
      const paypal = await shop.bank.get(`/paypal/v2/checkout/orders/${order_id}`);
      await shop.bank.post('/paypal/answer', { id: order_id, scenario: 'approve' });
      const { order, order_number } = await visitor.call('checkout/paypalSuccess', { ...review, order_id });
      expect(order.summary).toEqual({ ...cart.summary, total_owing: 0 });
      expect(cents(paypal.purchase_units[0].amount.value)).toBe(cart.summary.total);
      const letter = await shop.db
        .selectFrom('outbox')
        .select('text')
        .where('subject', 'like', `%${order_number}%`)
        .executeTakeFirstOrThrow();
      for (const [name, value] of sumsOf(order)) expect(letter.text).toContain(`${name}: ${value}`);
    }
  });
});
