import { openTestShop, type TestShop, Visitor } from '../../../testing/api-client';
import { stockTitle } from '../../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function member(email?: string): Promise<Visitor> {
  const visitor = new Visitor(shop.app);
  await visitor.logIn(email);
  await visitor.call('cart/removeAll', {});
  return visitor;
}

describe('a member’s cart', () => {
  it('is emptied together with its saved checkout [API-053]', async () => {
    const visitor = await member();
    await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    await visitor.call('checkout/setDelivery', { delivery_preference: 'pickup' });
    const { cart } = await visitor.call('cart/removeAll', {});
    expect(cart).toMatchObject({ items: [], gift_cards: [], checkout: { delivery: null, contact: null } });
  });

  it('has a checksum that follows its contents [API-052]', async () => {
    const visitor = await member();
    const empty = await visitor.call('session/getChecksum', {});
    const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    expect(await visitor.call('session/getChecksum', {})).toEqual({ cart_checksum: cart.checksum });
    await visitor.call('cart/removeAll', {});
    expect(await visitor.call('session/getChecksum', {})).toEqual(empty);
    expect(await new Visitor(shop.app).call('session/getChecksum', {})).toEqual(empty);
  });

  it('drops lines that can no longer be ordered, and only those [API-054] [SEC-13]', async () => {
    const visitor = await member();
    const [gone, there] = [await stockTitle(shop, 3), await stockTitle(shop, 3)];
    await visitor.call('cart/add', { eisbn: gone, quantity: 2 });
    await visitor.call('cart/add', { eisbn: there, quantity: 2 });
    await shop.db.updateTable('offer').set({ onhand: 1 }).where('eisbn', '=', gone).execute();
    expect((await visitor.call('session/get', {})).cart.contains_unavailable).toBe(true);
    const { cart } = await visitor.call('cart/removeUnavailable', {});
    expect(cart.items.map(({ title_info }) => title_info.eisbn)).toEqual([there]);
    expect(cart.contains_unavailable).toBe(false);
  });

  it('is copied to a list without its gift cards [API-057]', async () => {
    const visitor = await member('librarian@example.com');
    const eisbn = await stockTitle(shop, 3);
    await visitor.call('cart/add', { eisbn });
    await visitor.call('cart/add', { eisbn: 'GIFTCARD-25', price: 2500 });
    const { list, cart } = await visitor.call('cart/copyCartToList', { list_id: 'favourites' });
    expect(list).toMatchObject({ has_titles: true, can_delete: false });
    expect(cart.items).toHaveLength(2);
    expect((await visitor.call('session/get', {})).wishlist.rows.map((row) => row.eisbn)).toEqual([eisbn]);
    expect(
      await (await member('teacher@example.com')).refusal('cart/copyCartToList', { list_id: list.list_id }),
    ).toMatchObject({ code: 'invalid_list_id' });
  });
});

describe('emailing a cart', () => {
  const emails = () => shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'cart').execute();

  it('sends it to one address, in the shop’s words [API-055]', async () => {
    const visitor = await member();
    await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3), quantity: 2 });
    await visitor.call('cart/email', { email_address: 'ben@example.org' });
    const [email] = await emails();
    expect(email).toMatchObject({ recipient: 'ben@example.org', subject: 'A cart at Saltwater Books', sent: null });
    expect(email?.text).toMatch(/Robin Reader has shared their cart[\s\S]*2 × Tale Number[\s\S]*Subtotal: \$40\.00/);
  });

  it.each(['x', 'a@b.example, c@d.example', 'Ada <ada@example.com>', 'ada@example.com\r\nBcc: eve@example.com'])(
    'is refused for anything but one address: %j',
    async (email_address) => {
      const visitor = await member();
      await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
      expect(await visitor.refusal('cart/email', { email_address })).toMatchObject({
        status: 400,
        error: 'Please enter a valid email address.',
      });
    },
  );

  it('is refused for an empty cart, and after ten in a day', async () => {
    const visitor = await member('teacher@example.com');
    expect(await visitor.refusal('cart/email', { email_address: 'ben@example.org' })).toMatchObject({
      code: 'empty_cart',
    });
    await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    for (let at = 0; at < 10; at++) await visitor.call('cart/email', { email_address: `ben-${at}@example.org` });
    expect(await visitor.refusal('cart/email', { email_address: 'cid@example.org' })).toMatchObject({
      status: 429,
      code: 'throttled',
    });
  });
});

describe('a quote request', () => {
  it('is stored as an order, takes no stock, owes nothing, empties the cart, and emails shop and shopper [API-059] [SEC-14]', async () => {
    const visitor = await member();
    const eisbn = await stockTitle(shop, 3, { extra: 1 });
    await visitor.call('cart/add', { eisbn, quantity: 30, backorder: 'true' });
    const { order, order_number } = await visitor.call('checkout/requestQuote', { message: 'For the spring fair.' });
    expect(order).toMatchObject({
      delivery_key: 'quote',
      notes: 'For the spring fair.',
      summary: { total_owing: 0 },
      items: [{ quantity: 30 }],
    });
    expect((await visitor.call('session/get', {})).cart.items).toEqual([]);
    expect(await visitor.call('order/get', { order_id: order_number })).toEqual(order);
    expect((await visitor.call('title/getItem', { eisbn })).last_order).toBeNull();
    const emails = await shop.db
      .selectFrom('outbox')
      .select(['recipient', 'text'])
      .where('kind', '=', 'quote')
      .execute();
    expect(emails.map(({ recipient }) => recipient)).toEqual(['reader@example.com', 'hello@saltwater.example']);
    const [hers, shops] = emails;
    expect(hers?.text).toContain('Thank you, ');
    expect(shops?.text).toMatch(
      /Request for a quote, number \d+, from [\s\S]*Email: reader@example.com[\s\S]*Message: For the spring fair\.[\s\S]*30 × Tale/,
    );
    expect(shops?.text).not.toContain('Thank you');
  });

  it('goes to the account’s own address, and is limited per minute', async () => {
    const visitor = new Visitor(shop.app);
    await visitor.logIn('teacher@example.com');
    const eisbn = await stockTitle(shop, 40);
    const ask = async () => {
      await visitor.call('cart/add', { eisbn });
      return visitor.post(
        'checkout/requestQuote',
        { message: 'Thirty copies, please.' },
        { 'x-forwarded-for': '203.0.113.30' },
      );
    };
    await visitor.call('cart/add', { eisbn });
    await visitor.call('checkout/setExtras', { name: 'T', email: 'victim@example.com', phone: '6045550100' });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await ask()).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([10, 429]);
    expect(
      await shop.db.selectFrom('outbox').select('id').where('recipient', '=', 'victim@example.com').execute(),
    ).toEqual([]);
    await visitor.call('cart/removeAll', {});
  });

  it('needs a message, a non-empty cart, and a shop that gives quotes [CRT-39]', async () => {
    const visitor = await member();
    expect(await visitor.refusal('checkout/requestQuote', { message: 'x' })).toMatchObject({ code: 'empty_cart' });
    expect(await visitor.refusal('checkout/requestQuote', { message: '  ' })).toMatchObject({
      status: 400,
      error: 'Please enter a message.',
    });
    const american = new Visitor(shop.app, 'lamplight.localhost');
    await american.logIn();
    expect(await american.refusal('checkout/requestQuote', { message: 'x' })).toMatchObject({ code: 'delivery' });
  });
});
