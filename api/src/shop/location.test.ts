import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const rivers = () => new Visitor(shop.app, 'threerivers.localhost');

/** A title with copies at every location, one of them in the cart. */
async function withBook(visitor: Visitor): Promise<string> {
  const { rows } = await visitor.call('browse/get', { j: 'onhand' });
  const eisbn = rows[0]?.eisbn ?? '';
  await shop.db
    .updateTable('offer')
    .set({ onhand: 5 })
    .where('shop_id', '=', '103')
    .where('eisbn', '=', eisbn)
    .execute();
  await visitor.call('cart/add', { eisbn, condition: rows[0]?.available[0]?.code ?? 'new' });
  return eisbn;
}

describe('the location of a consolidated multistore', () => {
  it('must be chosen once, and is the first until then', async () => {
    const visitor = rivers();
    expect(await visitor.call('session/get', {})).toMatchObject({ pick_location: true, location_id: 'elora' });
    await withBook(visitor);
    expect(await visitor.call('session/get', {})).toMatchObject({ pick_location: true });
    await visitor.call('webstore/setMultistoreLocation', { location_id: 'elora' });
    expect(await visitor.call('session/get', {})).toMatchObject({
      pick_location: false,
      location_id: 'elora',
      cart: { summary: { item_count: 1 } },
    });
    expect(await new Visitor(shop.app).call('session/get', {})).toMatchObject({
      pick_location: false,
      location_id: '',
    });
  });

  it('is stored in the session, and the cart is emptied [API-044]', async () => {
    const visitor = rivers();
    await withBook(visitor);
    await visitor.call('webstore/setMultistoreLocation', { location_id: 'guelph' });
    expect(await visitor.call('session/get', {})).toMatchObject({
      location_id: 'guelph',
      pick_location: false,
      cart: { items: [] },
    });
  });

  it('has its own stock', async () => {
    const visitor = rivers();
    const eisbn = await withBook(visitor);
    await shop.db
      .updateTable('offer')
      .set({ onhand: 42 })
      .where('shop_id', '=', '103')
      .where('eisbn', '=', eisbn)
      .where('location_id', '=', 'paris')
      .execute();
    await visitor.call('webstore/setMultistoreLocation', { location_id: 'paris' });
    expect((await visitor.call('title/getItem', { eisbn })).available[0]?.onhand).toBe(42);
  });

  it('survives a login, and must be one of the shop’s', async () => {
    const visitor = rivers();
    await visitor.call('webstore/setMultistoreLocation', { location_id: 'paris' });
    expect(await visitor.logIn()).toMatchObject({ location_id: 'paris', pick_location: false });
    expect(await visitor.refusal('webstore/setMultistoreLocation', { location_id: 'london' })).toMatchObject({
      status: 400,
      code: 'wrong_location',
    });
    expect(await new Visitor(shop.app).refusal('webstore/setMultistoreLocation', { location_id: '' })).toMatchObject({
      code: 'wrong_location',
    });
  });
});
