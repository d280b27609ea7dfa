import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Visitor } from '../../testing/api-client';
import { guestContact, onhandOf, stockTitle } from '../../testing/stock';
import { captchaOf, cardForm, openTestCheckout, reviewOf, type TestCheckout } from '../../testing/test-checkout';
import { eventCommand } from '../event/event-command';

let shop: TestCheckout;
let twin: FastifyInstance;
beforeAll(async () => {
  shop = await openTestCheckout();
  twin = await shop.openTwin();
});
afterAll(async () => {
  await twin.close();
  await shop.close();
});

/** Separate visitors, every other one at the second instance. */
const visitors = (count: number) => Array.from({ length: count }, (_one, at) => new Visitor(at % 2 ? twin : shop.app));
const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).filter((status) => status === 200).length;
const orders = async () => (await shop.db.selectFrom('book_order').select('order_number').execute()).length;
/** Guests pay part of their cart by gift card or code. */
const review = (cart: Parameters<typeof reviewOf>[0], choice: Parameters<typeof reviewOf>[1] = 'pickup') => ({
  ...reviewOf(cart, choice),
  ...guestContact,
});

describe('concurrent orders on two instances', () => {
  it('fifty submits for the last copy place one order', async () => {
    const eisbn = await stockTitle(shop, 1);
    const shoppers = visitors(50);
    const carts = await Promise.all(shoppers.map((shopper) => shopper.call('cart/add', { eisbn })));
    const before = await orders();
    const answers = await Promise.all(
      shoppers.map((shopper, at) => shopper.post('checkout/submit', carts[at] ? review(carts[at].cart) : {})),
    );
    expect(statusesOf(answers)).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49);
    expect([await onhandOf(shop, eisbn), (await orders()) - before]).toEqual([0, 1]);
  });

  it('fifty buyers of the last three seats of an event place three orders [GAP-38]', async () => {
    const file = join(shop.dataDir, 'events.json');
    const tickets = [{ name: 'Seat', price: 1500, seats: 3 }];
    writeFileSync(file, JSON.stringify([{ id: 'last-seats', name: 'Reading', starts: '2099-06-01 19:00', tickets }]));
    const quiet = { info: () => undefined, error: () => 1 };
    expect(await eventCommand(shop.db, ['import', file], quiet)).toBe(0);
    const { event } = await new Visitor(shop.app).call('event/get', { event_id: 'last-seats' });
    const eisbn = event.info.ticket[0]?.eisbn ?? '';
    const shoppers = visitors(50);
    const carts = await Promise.all(shoppers.map((shopper) => shopper.call('cart/add', { eisbn })));
    const before = await orders();
    const answers = await Promise.all(
      shoppers.map((shopper, at) => shopper.post('checkout/submit', carts[at] ? review(carts[at].cart) : {})),
    );
    expect(statusesOf(answers)).toBe(3);
    expect([await onhandOf(shop, eisbn), (await orders()) - before]).toEqual([0, 3]);
  });

  it('twenty carts with one gift card spend no more than its balance', async () => {
    const eisbn = await stockTitle(shop, 40);
    const number = '4000123412341234';
    const shoppers = visitors(20);
    const carts: { cart: Parameters<typeof review>[0] }[] = [];
    for (const shopper of shoppers) {
      await shopper.call('cart/add', { eisbn });
      carts.push(
        await shopper.call('checkout/addGiftCard', {
          gift_card_number: number,
          pin: '1234',
          captcha: await captchaOf(shopper),
        }),
      );
    }
    const answers = await Promise.all(
      shoppers.map((shopper, at) =>
        shopper.post('checkout/submit', carts[at] ? review(carts[at].cart, 'not_required') : {}),
      ),
    );
    expect(statusesOf(answers)).toBe(2);
    const { balance } = await shop.db
      .selectFrom('gift_card')
      .select('balance')
      .where('shop_id', '=', '101')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const moved = await shop.db
      .selectFrom('gift_card_movement')
      .select('amount')
      .where('shop_id', '=', '101')
      .where('number', '=', number)
      .execute();
    expect([balance, moved.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([5000 - 2 * 2100, 5000 - 2 * 2100]);
    expect(await onhandOf(shop, eisbn)).toBe(38);
  });

  it('of thirty carts with a single-use code one gets it', async () => {
    const eisbn = await stockTitle(shop, 60);
    const shoppers = visitors(30);
    const carts = await Promise.all(
      shoppers.map(async (shopper) => {
        await shopper.call('cart/add', { eisbn });
        return shopper.call('checkout/addPromocode', { code: 'ONCE' });
      }),
    );
    const answers = await Promise.all(
      shoppers.map((shopper, at) => shopper.post('checkout/submit', carts[at] ? review(carts[at].cart) : {})),
    );
    expect(statusesOf(answers)).toBe(1);
    expect(await shop.db.selectFrom('promo_use').selectAll().where('code', '=', 'ONCE').execute()).toHaveLength(1);
    expect(await onhandOf(shop, eisbn)).toBe(59);
  });

  it.each(['one key', 'a key for each tab'])(
    'five submits of a cart that a card pays for make one order and one payment: %s',
    async (keys) => {
      const member = await shop.member();
      await member.call('cart/removeAll', {});
      const eisbn = await stockTitle(shop, 9);
      await member.call('cart/add', { eisbn });
      const saved = await member.call('checkout/setCreditCard', cardForm);
      const second = new Visitor(twin);
      second.cookie = member.cookie;
      const fields = reviewOf(saved.cart, 'credit_card', { encrypted_cc_info: saved.cc_info });
      const keyOf = (at: number) => (keys === 'one key' ? fields.idempotency_key : `${fields.idempotency_key}-${at}`);
      const placed = await Promise.all(
        Array.from({ length: 5 }, (_one, at) =>
          (at % 2 ? second : member).call('checkout/submit', { ...fields, idempotency_key: keyOf(at) }),
        ),
      );
      const numbers = new Set(placed.map(({ order_number }) => order_number));
      expect(numbers.size).toBe(1);
      const payments = await shop.db
        .selectFrom('payment')
        .selectAll()
        .where('order_number', 'in', [...numbers])
        .execute();
      expect(payments.map(({ status }) => status)).toEqual(['captured']);
      expect(await onhandOf(shop, eisbn)).toBe(8);
    },
  );
});
