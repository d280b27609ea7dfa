import { stockTitle } from '../../testing/stock';
import { openTestCheckout, type TestCheckout } from '../../testing/test-checkout';

let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

const sell = (eisbn: string, for_sale: 0 | 1) =>
  shop.db.updateTable('title').set({ for_sale }).where('shop_id', '=', '101').where('eisbn', '=', eisbn).execute();

async function memberWithTwo() {
  const visitor = await shop.member();
  await visitor.call('cart/removeAll', {});
  const [kept, gone] = [await stockTitle(shop, 9), await stockTitle(shop, 9)];
  for (const eisbn of [kept, gone]) await visitor.call('cart/add', { eisbn });
  return { visitor, gone };
}

describe('a cart line whose title can’t be bought any more', () => {
  it('counts in no sum until it can be bought again', async () => {
    const { visitor, gone } = await memberWithTwo();
    await sell(gone, 0);
    const { cart } = await visitor.call('session/get', {});
    expect(cart.summary).toMatchObject({ subtotal: 2000, original_price: 2000, discounts: 0, item_count: 2 });
    expect(cart.items.find(({ title_info }) => title_info.eisbn === gone)?.cart_info).toMatchObject({
      cartable: false,
      line_total: 0,
    });
    await sell(gone, 1);
    expect((await visitor.call('session/get', {})).cart.summary.subtotal).toBe(4000);
  });

  it('doesn’t help a promo code to its minimum', async () => {
    const { visitor, gone } = await memberWithTwo();
    const { cart } = await visitor.call('checkout/addPromocode', { code: 'FIVER' });
    expect(cart.summary.post_subtotal_discount).toBe(500);
    await sell(gone, 0);
    const after = (await visitor.call('session/get', {})).cart;
    expect(after.summary).toMatchObject({ post_subtotal_discount: 0, subtotal: 2000 });
    expect(after.promo_lapse?.code).toBe('FIVER');
  });

  it('isn’t shipped', async () => {
    const { visitor, gone } = await memberWithTwo();
    const costs = async () =>
      (await visitor.call('checkout/getShippingProviders', { address_id: '0' })).providers.map(({ cost }) => cost);
    const ofTwo = await costs();
    await sell(gone, 0);
    const ofOne = await costs();
    expect(ofOne.some((cost, at) => cost < (ofTwo[at] ?? 0))).toBe(true);
  });

  it('has no price in an emailed cart', async () => {
    const { visitor, gone } = await memberWithTwo();
    await sell(gone, 0);
    await visitor.call('cart/email', { email_address: 'friend@example.com' });
    const { text } = await shop.db
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', 'friend@example.com')
      .executeTakeFirstOrThrow();
    expect(text).toContain('This title can’t be ordered.');
    expect(text).toMatch(/\$20\.00/);
    expect(text).not.toContain('$40.00');
  });
});
