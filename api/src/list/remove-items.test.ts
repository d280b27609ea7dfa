import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { stockTitle } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('several titles', () => {
  it('can be removed from a reader’s own list in one call [API-103]', async () => {
    const reader = new Visitor(shop.app);
    const { wishlist_id: list_id } = await reader.logIn();
    const eisbns = [await stockTitle(shop, 1), await stockTitle(shop, 1), await stockTitle(shop, 1)];
    for (const eisbn of eisbns) await reader.call('titlelist/addItemToList', { list_id, eisbn });
    const { session } = await reader.call('titlelist/removeItemsFromList', {
      list_id,
      eisbns: JSON.stringify(eisbns.slice(0, 2)),
      return_session: true,
    });
    expect(session?.wishlist.rows.map(({ eisbn }) => eisbn)).toEqual(eisbns.slice(2));
    expect(await reader.call('titlelist/removeItemsFromList', { list_id, eisbns: JSON.stringify(eisbns) })).toEqual({});
  });

  it.each([
    '',
    '[]',
    '9786800000011',
    '["a b"]',
    '{"0":"9786800000011"}',
    JSON.stringify(Array.from({ length: 501 }, () => '9786800000011')),
  ])('must be an array of ISBNs: %.30s is refused [API-103]', async (eisbns) => {
    const reader = new Visitor(shop.app);
    await reader.logIn();
    expect(await reader.refusal('titlelist/removeItemsFromList', { list_id: 'favourites', eisbns })).toMatchObject({
      status: 400,
      code: 'validation',
    });
  });

  it('can’t be removed from somebody else’s list [API-103]', async () => {
    const [owner, other] = [new Visitor(shop.app), new Visitor(shop.app)];
    const { wishlist_id: list_id } = await owner.logIn();
    await other.logIn('teacher@example.com');
    const eisbns = JSON.stringify(['9786800000011']);
    expect(await other.refusal('titlelist/removeItemsFromList', { list_id, eisbns })).toMatchObject({
      status: 404,
      code: 'invalid_list_id',
    });
  });
});
