import { createHash } from 'node:crypto';
import { testNow, Visitor } from '../../testing/api-client';
import { guestContact, stockTitle } from '../../testing/stock';
import { captchaOf, openTestCheckout, reviewOf, type TestCheckout } from '../../testing/test-checkout';
import { orderCommand } from '../order/order-command';
import { hashPin, isPinOf } from './pin';

let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

const fifty = '4000123412341234';
const fiveHundred = '4000123412345000';
const orderEmail = async (number: string) =>
  (
    await shop.db
      .selectFrom('outbox')
      .select('text')
      .where('kind', '=', 'order')
      .where('subject', 'like', `%${number}%`)
      .executeTakeFirstOrThrow()
  ).text;
const balanceOf = async (number: string) =>
  (
    await shop.db
      .selectFrom('gift_card')
      .select('balance')
      .where('shop_id', '=', '101')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).balance;
const setBalance = (number: string, balance: number) =>
  shop.db.updateTable('gift_card').set({ balance }).where('shop_id', '=', '101').where('number', '=', number).execute();
const pin = '1234';
const add = async (visitor: Visitor, gift_card_number: string, over: object = {}) =>
  visitor.call('checkout/addGiftCard', { gift_card_number, pin, captcha: await captchaOf(visitor), ...over });
const refusal = async (visitor: Visitor, gift_card_number: string, over: object = {}) =>
  visitor.refusal('checkout/addGiftCard', { gift_card_number, pin, captcha: await captchaOf(visitor), ...over });

async function withBook(quantity = 1) {
  const visitor = await shop.member();
  await visitor.call('cart/removeAll', {});
  await visitor.call('cart/add', { eisbn: await stockTitle(shop, 40), quantity });
  return visitor;
}

describe('a purchased gift card', () => {
  const gift = {
    eisbn: 'GIFTCARD-50',
    price: 4000,
    quantity: 2,
    personalized: true,
    from: 'Ada',
    to: 'Ben',
    message: 'Read on',
  };

  it('has a price, a quantity and a message, and is changed by its line [API-034] [GFT-10] [GFT-11]', async () => {
    const visitor = await withBook();
    const { cart } = await visitor.call('cart/add', gift);
    const line = cart.items.find(({ cart_info }) => cart_info.is_giftcard)?.cart_info;
    expect(line).toMatchObject({
      quantity: 2,
      sold_price: 4000,
      original_price: 4000,
      cart_notes: {
        giftcard_price: 4000,
        gift_card_info: { personalize: true, from: 'Ada', to: 'Ben', message: 'Read on' },
      },
    });
    expect(cart.items.find(({ cart_info }) => cart_info.is_giftcard)?.title_info.title).toBe('Gift card, $40.00');
    expect(cart.summary).toMatchObject({ subtotal: 10_000, taxes: [{ type: 'GST', amount: 100 }], total: 10_100 });
    const changed = await visitor.call('cart/add', {
      cart_id: line?.cart_id ?? '',
      eisbn: gift.eisbn,
      price: 3000,
      quantity: 1,
      personalized: false,
    });
    const after = changed.cart.items.filter(({ cart_info }) => cart_info.is_giftcard);
    expect(
      after.map(({ cart_info }) => [
        cart_info.quantity,
        cart_info.sold_price,
        cart_info.cart_notes?.gift_card_info.from,
      ]),
    ).toEqual([[1, 3000, '']]);
  });

  it('has a message of several lines, without other control characters', async () => {
    const visitor = await withBook();
    const { cart } = await visitor.call('cart/add', { ...gift, message: 'Read\r\non\u0007\u202e!\u0000' });
    const line = cart.items.find(({ cart_info }) => cart_info.is_giftcard)?.cart_info;
    expect(line?.cart_notes?.gift_card_info.message).toBe('Read\non!');
  });

  it('has a line per price and message; equal ones add up, and a changed quantity keeps the message', async () => {
    const visitor = await withBook();
    await visitor.call('cart/add', gift);
    await visitor.call('cart/add', { ...gift, quantity: 1 });
    const { cart } = await visitor.call('cart/add', { ...gift, to: 'Cleo' });
    const lines = cart.items.filter(({ cart_info }) => cart_info.is_giftcard).map(({ cart_info }) => cart_info);
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 2]);
    const more = await visitor.call('cart/add', { cart_id: lines[0]?.cart_id ?? '', quantity: 5 });
    expect(more.cart.items.find(({ cart_info }) => cart_info.cart_id === lines[0]?.cart_id)?.cart_info).toMatchObject({
      quantity: 5,
      cart_notes: { gift_card_info: { to: 'Ben' } },
    });
  });

  it.each([999, 999_901, 0])(
    'must be worth between the shop’s minimum and 9999.00: not %d cents [GFT-05] [GAP-34]',
    async (price) => {
      const visitor = await withBook();
      const text = 'Amount must be between $10.00 and $9999.00.';
      expect(await visitor.refusal('cart/add', { ...gift, price })).toMatchObject({
        status: 400,
        code: 'validation',
        error: text,
        fields: { price: text },
      });
    },
  );

  it.each([
    ['[GFT-08]', { from: 'x'.repeat(51) }],
    ['[GFT-08]', { to: 'x'.repeat(51) }],
    ['[GFT-09]', { message: 'x'.repeat(101) }],
  ])('%s limits the length of its texts: %j', async (_id, over) =>
    expect(await (await withBook()).refusal('cart/add', { ...gift, ...over })).toMatchObject({
      status: 400,
      code: 'validation',
    }),
  );

  it('is for members only [SEC-22]', async () => {
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', gift);
    expect(await guest.refusal('checkout/submit', { ...reviewOf(cart, 'pickup'), ...guestContact })).toMatchObject({
      code: 'guest_blocked',
      error: 'Guest checkout is not available: the cart holds gift cards.',
    });
  });

  it('is not discounted by promo codes', async () => {
    const visitor = await withBook();
    await visitor.call('cart/add', gift);
    expect((await visitor.call('checkout/addPromocode', { code: 'TIDE10' })).cart.summary.post_subtotal_discount).toBe(
      200,
    );
  });

  it('is limited to a hundred per order', async () => {
    const visitor = await shop.member();
    await visitor.call('cart/removeAll', {});
    await visitor.call('cart/add', { ...gift, quantity: 60 });
    expect(await visitor.refusal('cart/add', { ...gift, price: 5000, quantity: 41 })).toMatchObject({
      error: 'An order can have at most 100 gift cards.',
    });
    expect((await visitor.call('session/get', {})).cart.items.map(({ cart_info }) => cart_info.quantity)).toEqual([60]);
  });

  it('can exceed the limit when carts are merged: lines can then be reduced, but none added or ordered', async () => {
    const account = await shop.member();
    await account.call('cart/removeAll', {});
    await account.call('cart/add', { ...gift, quantity: 80 });
    const visitor = new Visitor(shop.app);
    await visitor.call('cart/add', { ...gift, to: 'Cleo', quantity: 70 });
    await visitor.logIn();
    const { cart } = await visitor.call('session/get', {});
    const [first, second] = cart.items.map(({ cart_info }) => cart_info);
    expect([first?.quantity, second?.quantity]).toEqual([80, 70]);
    const tooMany = { error: 'An order can have at most 100 gift cards.' };
    expect(await visitor.refusal('checkout/submit', reviewOf(cart, 'pickup'))).toMatchObject(tooMany);
    expect(await visitor.refusal('cart/add', { cart_id: second?.cart_id, quantity: 71 })).toMatchObject(tooMany);
    await visitor.call('cart/add', { eisbn: await stockTitle(shop, 40) });
    await visitor.call('cart/add', { cart_id: first?.cart_id ?? '', quantity: 40 });
    const cut = await visitor.call('cart/add', { cart_id: second?.cart_id ?? '', quantity: 60 });
    expect(cut.cart.items.map(({ cart_info }) => cart_info.quantity)).toEqual([40, 60, 1]);
  });

  it('is issued once paid: each copy has a number and a PIN, emailed to the buyer only', async () => {
    const visitor = await shop.member();
    await visitor.call('cart/removeAll', {});
    await visitor.call('cart/add', gift);
    await add(visitor, fiveHundred);
    const { cart } = await visitor.call('session/get', {});
    const { order, order_number } = await visitor.call('checkout/submit', reviewOf(cart, 'not_required'));
    expect(order.items[0]?.cart_notes?.gift_card_info.to).toBe('Ben');
    expect(await orderEmail(order_number)).toMatch(
      /2 × Gift card, \$40\.00[\s\S]*We’ll email you the number and PIN of each gift card separately/,
    );
    expect(await orderEmail(order_number)).not.toMatch(/Pick up|Ship/);
    const emails = await shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'gift_card').execute();
    expect(emails.map(({ recipient }) => recipient)).toEqual(['reader@example.com', 'reader@example.com']);
    const [number = '', pin = ''] = [
      /Number: ([\d ]+)/.exec(emails[0]?.text ?? '')?.[1],
      /PIN: (\d{4})/.exec(emails[0]?.text ?? '')?.[1],
    ];
    const { balance } = await visitor.call('giftcard/balance', { number, pin, captcha: await captchaOf(visitor) });
    expect(balance).toBe(4000);
    const rows = await shop.db
      .selectFrom('gift_card')
      .select(['balance', 'pin_hash'])
      .where('order_number', '=', order_number)
      .execute();
    expect(rows.map((row) => row.balance)).toEqual([4000, 4000]);
    expect(JSON.stringify(rows)).not.toContain(`"${pin}"`);
  });

  it('is not issued while its order is unpaid', async () => {
    const visitor = await shop.member();
    await visitor.call('cart/removeAll', {});
    const { cart } = await visitor.call('cart/add', gift);
    const { order_number } = await visitor.call('checkout/submit', reviewOf(cart, 'pickup'));
    const cards = () =>
      shop.db.selectFrom('gift_card').select('balance').where('order_number', '=', order_number).execute();
    expect(await cards()).toEqual([]);
    expect(await orderEmail(order_number)).toContain('once the order is paid');
    const said: string[] = [];
    const run = () =>
      orderCommand(shop.db, ['paid', 'saltwater', order_number], {
        info: (line) => void said.push(line),
        error: (line) => Math.min(1, said.push(line)),
      });
    expect([await run(), await run(), said]).toEqual([
      0,
      1,
      [`Order ${order_number} is paid.`, `Nothing is owed for order ${order_number}.`],
    ]);
    expect(await cards()).toEqual([{ balance: 4000 }, { balance: 4000 }]);
    expect((await visitor.call('order/get', { order_id: order_number })).summary.total_owing).toBe(0);
  });
});

describe('gift cards that pay', () => {
  beforeEach(() => Promise.all([setBalance(fifty, 5000), setBalance(fiveHundred, 50_000)]));

  it('pay up to their balance and the amount due, after tax [API-069] [GFT-24] [GAP-64]', async () => {
    const visitor = await withBook(3);
    const { cart } = await add(visitor, '4000 1234 1234 1234');
    expect(cart.gift_cards).toEqual([{ number: fifty, amount: 5000, balance: 5000 }]);
    expect(cart.summary).toMatchObject({ total_gift_card_amount_used: 5000, total: 1300, taxes: [{ amount: 300 }] });
    expect((await add(visitor, fiveHundred)).cart).toMatchObject({
      gift_cards: [{ amount: 5000 }, { amount: 1300, balance: 50_000 }],
      summary: { total: 0 },
    });
    expect(await visitor.call('checkout/getPaymentChoices', {})).toEqual({
      pickup: ['not_required'],
      ship: ['not_required'],
    });
  });

  it('are recognized in every spelling, and two of them are never mixed up', async () => {
    const visitor = await withBook(1);
    await add(visitor, fifty);
    await add(visitor, '4000 1234 1234 1234');
    const { cart } = await add(visitor, fiveHundred);
    expect(cart.gift_cards).toEqual([
      { number: fifty, amount: 2100, balance: 5000 },
      { number: fiveHundred, amount: 0, balance: 50_000 },
    ]);
    const { order } = await visitor.call('checkout/submit', reviewOf(cart, 'not_required'));
    expect(order).toMatchObject({
      payments: [{ type: 'Gift card ending in 1234', amount: 2100 }],
      summary: { total: 0, total_owing: 0, total_gift_card_amount_used: 2100 },
    });
    expect([await balanceOf(fifty), await balanceOf(fiveHundred)]).toEqual([2900, 50_000]);
    const moved = await shop.db
      .selectFrom('gift_card_movement')
      .select(['number', 'amount'])
      .where('order_number', '=', order.order_number)
      .execute();
    expect(moved).toEqual([{ number: fifty, amount: -2100 }]);
  });

  it('pay another amount on request, and can be removed [API-070] [API-071] [GFT-21] [GFT-22]', async () => {
    const visitor = await withBook(3);
    await add(visitor, fifty);
    expect(
      (await visitor.call('checkout/editGiftCard', { gift_card_number: fifty, amount: 1000 })).cart.summary,
    ).toMatchObject({
      total_gift_card_amount_used: 1000,
      total: 5300,
    });
    expect(await visitor.refusal('checkout/editGiftCard', { gift_card_number: fifty, amount: 5001 })).toMatchObject({
      code: 'gift_card',
      error: 'This card has a balance of $50.00',
    });
    expect(await visitor.refusal('checkout/editGiftCard', { gift_card_number: fiveHundred, amount: 1 })).toMatchObject({
      status: 404,
      code: 'gift_card',
    });
    expect((await visitor.call('checkout/removeGiftCard', { gift_card_number: fifty })).cart).toMatchObject({
      gift_cards: [],
      summary: { total: 6300 },
    });
  });

  it('are refused if unknown, empty, or with a wrong PIN [ERR-62] [ERR-63] [GFT-20]', async () => {
    const visitor = await withBook();
    expect(await refusal(visitor, '4000123412340000', { pin: '0000' })).toMatchObject({
      code: 'gift_card_empty',
      error: 'This card has a balance of $0',
    });
    const unknown = await refusal(visitor, '4999000011112222');
    expect(unknown).toMatchObject({ status: 422, code: 'gift_card' });
    for (const wrong of ['9999', '', undefined, '12345'])
      expect(await refusal(visitor, fifty, { pin: wrong })).toEqual(unknown);
    expect((await add(visitor, fifty)).cart.gift_cards).toHaveLength(1);
    expect((await add(visitor, fiveHundred, { pin: undefined })).cart.gift_cards).toHaveLength(2);
  });

  it('need the human check every time [GFT-15] [GFT-17]', async () => {
    const visitor = await withBook();
    const captcha = await captchaOf(visitor);
    for (const name of ['checkout/addGiftCard', 'giftcard/balance'] as const)
      expect(await visitor.refusal(name, { gift_card_number: fifty, number: fifty })).toMatchObject({
        status: 403,
        code: 'captcha',
      });
    await visitor.call('giftcard/balance', { number: fifty, pin, captcha });
    expect(await visitor.refusal('giftcard/balance', { number: fifty, captcha })).toMatchObject({ code: 'captcha' });
  });

  it('show their balance to anyone with number and PIN [API-072]', async () => {
    const visitor = new Visitor(shop.app);
    expect(
      await visitor.call('giftcard/balance', {
        number: '4000-1234–1234 １２３４',
        pin,
        captcha: await captchaOf(visitor),
      }),
    ).toEqual({ balance: 5000 });
  });

  it('store a salted, slow hash of the PIN: equal PINs have different hashes', async () => {
    const [one, two] = [await hashPin('1234'), await hashPin('1234')];
    expect(one).not.toBe(two);
    const card = { shop_id: '101', number: fifty };
    expect([
      await isPinOf({ ...card, pin_hash: one }, '1234'),
      await isPinOf({ ...card, pin_hash: one }, '1235'),
    ]).toEqual([true, false]);
    const before = createHash('sha256').update(`101 ${fifty} 1234`).digest('base64url');
    expect([
      await isPinOf({ ...card, pin_hash: before }, '1234'),
      await isPinOf({ ...card, pin_hash: before }, ''),
    ]).toEqual([true, false]);
  });

  it('take equally long to refuse for an unknown card and a wrong PIN', async () => {
    const card = { shop_id: '101', number: fifty, pin_hash: await hashPin('1234') };
    const msOf = async (one: typeof card | undefined) => {
      const begun = performance.now();
      for (let at = 0; at < 20; at++) await isPinOf(one, '9999');
      return performance.now() - begun;
    };
    const [known, unknown, open] = [await msOf(card), await msOf(undefined), await msOf({ ...card, pin_hash: '' })];
    expect(Math.min(unknown, open)).toBeGreaterThan(known / 4);
  });

  it('limit guesses of numbers from one address', async () => {
    const visitor = await withBook();
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const guess = async (at: number) =>
      (
        await visitor.post(
          'giftcard/balance',
          { number: `49990000111100${at}`, captcha: await captchaOf(visitor) },
          from,
        )
      ).statusCode;
    const failure = { shop_id: '101', who: 'gift cards from:203.0.113.9', at: testNow, until: testNow + 900 };
    await shop.db
      .insertInto('login_failure')
      .values(Array.from({ length: 39 }, () => failure))
      .execute();
    expect([await guess(1), await guess(2)]).toEqual([422, 429]);
  });

  describe('when PINs are guessed', () => {
    const forget = () => shop.db.deleteFrom('login_failure').execute();
    beforeEach(forget);
    afterEach(forget);
    const guess = async (visitor: Visitor, from: string, text: string, number = fifty) => {
      const fields = { number, pin: text, captcha: await captchaOf(visitor) };
      return (await visitor.post('giftcard/balance', fields, { 'x-forwarded-for': from })).statusCode;
    };
    const failures = async () => (await shop.db.selectFrom('login_failure').selectAll().execute()).length;

    it('lock an address out after ten failures, for that day, and no other address', async () => {
      const visitor = await withBook();
      const codes: number[] = [];
      for (let at = 20; at < 31; at++) codes.push(await guess(visitor, '203.0.113.20', `77${at}`));
      expect(codes).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
      expect(await failures()).toBe(3 * 10);
      expect(await guess(visitor, '203.0.113.20', pin, fiveHundred)).toBe(200);
      await shop.db
        .updateTable('login_failure')
        .set({ until: testNow })
        .where('until', '<', testNow + 86_400)
        .execute();
      expect([await guess(visitor, '203.0.113.20', pin), await guess(visitor, '203.0.113.21', pin)]).toEqual([
        429, 200,
      ]);
      expect(await failures()).toBe(2 * 10);
    });

    it('lock everybody out after a hundred failures in a day, except the cart that has the card', async () => {
      const owner = await withBook(3);
      await add(owner, fifty);
      const stranger = { shop_id: '101', who: `gift card ${fifty}`, at: testNow, until: testNow + 86_400 };
      await shop.db
        .insertInto('login_failure')
        .values(Array.from({ length: 99 }, () => stranger))
        .execute();
      const visitor = new Visitor(shop.app);
      expect([await guess(visitor, '203.0.113.30', '9999'), await guess(visitor, '203.0.113.31', pin)]).toEqual([
        422, 429,
      ]);
      expect((await add(owner, fifty)).cart.gift_cards).toHaveLength(1);
      expect(
        (await owner.call('checkout/editGiftCard', { gift_card_number: fifty, amount: 1000 })).cart.summary
          .total_gift_card_amount_used,
      ).toBe(1000);
    });
  });

  it('don’t pay if the shop accepts none, for an empty cart, or with another’s amount', async () => {
    const visitor = await withBook(3);
    const { cart } = await add(visitor, fifty);
    const wrong = JSON.stringify([{ number: fifty, amount: 1 }]);
    for (const gift_cards of [wrong, '[]', 'no json'])
      expect(await visitor.refusal('checkout/submit', reviewOf(cart, 'pickup', { gift_cards }))).toMatchObject({
        code: 'order_changed',
      });
    await visitor.call('cart/removeAll', {});
    expect(await refusal(visitor, fifty)).toMatchObject({ code: 'empty_cart' });
  });

  it('need another review if their balance was spent elsewhere', async () => {
    const visitor = await withBook(3);
    const { cart } = await add(visitor, fifty);
    await setBalance(fifty, 700);
    expect(await visitor.refusal('checkout/submit', reviewOf(cart, 'pickup'))).toMatchObject({
      status: 409,
      code: 'cart_changed',
    });
    expect((await visitor.call('session/get', {})).cart.gift_cards).toEqual([
      { number: fifty, amount: 700, balance: 700 },
    ]);
  });
});

it('the gift card page shows the shop’s cards and its own text, sanitised [API-073]', async () => {
  const page = await new Visitor(shop.app).call('giftcard/get', {});
  expect(page.show_gc_balanace_checker).toBe(true);
  expect(page.store_giftcards.map(({ eisbn, price }) => [eisbn, price])).toEqual([
    ['GIFTCARD-25', 2500],
    ['GIFTCARD-50', 5000],
    ['GIFTCARD-100', 10_000],
  ]);
  expect(page.webstore_custom_elements.map(({ placement }) => placement)).toEqual(['banner', 'other']);
  const { settings } = await shop.db
    .selectFrom('shop')
    .select('settings')
    .where('store_id', '=', '101')
    .executeTakeFirstOrThrow();
  const document = JSON.parse(settings);
  document.guest_show_price = false;
  document.back_office.gift_card_page.elements = [
    { image: 'javascript:alert(1)', description: '<p onclick="x()">Hi<script>x()</script></p>' },
  ];
  await shop.db
    .updateTable('shop')
    .set({ settings: JSON.stringify(document) })
    .where('store_id', '=', '101')
    .execute();
  const closed = await new Visitor(shop.app).call('giftcard/get', {});
  expect(closed.webstore_custom_elements).toMatchObject([{ image: '', description: '<p>Hi</p>' }]);
  expect(closed.store_giftcards.map(({ price }) => price)).toEqual([null, null, null]);
  await shop.db.updateTable('shop').set({ settings }).where('store_id', '=', '101').execute();
});
