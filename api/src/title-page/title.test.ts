import { ask, openTestShop, type TestShop, Visitor } from '../../testing/api-client';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  visitor = new Visitor(shop.app);
});
afterAll(() => shop.close());

const find = async (t: string) => (await visitor.call('browse/get', { t })).rows[0]?.eisbn ?? '';

describe('a title', () => {
  it('is returned completely, with its neighbours in a list [API-016]', async () => {
    const all = await visitor.call('titlelist/getItemsSimple', { list_id: 'saltwater-young-readers', limit: 200 });
    const [first, second, third] = all.rows;
    const title = await visitor.call('title/getItem', {
      eisbn: second?.eisbn ?? '',
      list_id: 'saltwater-young-readers',
    });
    expect(title).toMatchObject({
      list_previous_eisbn: first?.eisbn,
      list_next_eisbn: third?.eisbn,
      list_name: 'For young readers',
      language_name: 'English',
      description: '<p>A good book.</p>',
    });
    expect((await visitor.call('title/getItem', { eisbn: second?.eisbn ?? '' })).list_next_eisbn).toBe('');
  });

  it('lists its other editions, and never itself [API-019]', async () => {
    for (const { eisbn, title } of (await visitor.call('browse/get', { l: 50 })).rows) {
      const [item, editions] = [
        await visitor.call('title/getItem', { eisbn }),
        await visitor.call('title/getBindingItems', { eisbn }),
      ];
      expect(item.has_editions).toBe(editions.rows.length > 0);
      expect(editions.rows.every((row) => row.title === title && row.eisbn !== eisbn)).toBe(true);
    }
  });

  it('has its place in its series [API-021]', async () => {
    const { rows } = await visitor.call('title/getSeriesItems', { series: 'harbour lights' });
    expect([...new Set(rows.map((row) => row.title))]).toEqual(['Wintering on the Wharf', 'Summering on the Wharf']);
  });

  it('shows the offers of a multistore’s other locations separately', async () => {
    const guest = new Visitor(shop.app, 'threerivers.localhost');
    const eisbn = (await guest.call('browse/get', { j: 'onhand' })).rows[0]?.eisbn ?? '';
    const { multistore_available } = await guest.call('title/getItem', { eisbn });
    expect(multistore_available.map((location) => location.location_id)).toEqual(['guelph', 'paris']);
  });

  it('has a drawn cover that may be cached for ever, and none if it is unknown', async () => {
    const [row] = (await visitor.call('browse/get', { t: 'wintering' })).rows;
    const cover = (path: string, headers = {}) =>
      ask(shop.app, { method: 'GET', path, headers: { host: 'localhost', ...headers } });
    const drawn = await cover(`/covers/${row?.eisbn}/${row?.cover_image_cache}-400.webp`);
    expect(drawn.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const large = await cover(`/covers/${row?.eisbn}/${row?.cover_image_cache}-640.webp`);
    expect(large.body).not.toBe(drawn.body);
    expect((await cover(`/covers/${row?.eisbn}/${row?.cover_image_cache}-9000.webp`)).body).toBe(drawn.body);
    expect(
      (await cover(`/covers/${row?.eisbn}/${row?.cover_image_cache}-400.webp`, { 'if-none-match': drawn.headers.etag }))
        .statusCode,
    ).toBe(304);
    const missing = await cover('/covers/9780000000000/x-400.webp');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toBe((await cover('/covers/none.webp')).body);
  });

  it('without a price says whom to ask, and can’t be added to the cart', async () => {
    const eisbn = await find('wintering');
    await shop.db
      .updateTable('offer')
      .set({ price: null })
      .where('shop_id', '=', '101')
      .where('eisbn', '=', eisbn)
      .execute();
    const { available } = await visitor.call('title/getItem', { eisbn });
    expect(available[0]).toMatchObject({
      availability: 'no_price',
      message: 'Contact store for availability',
      price: null,
    });
    expect(await visitor.refusal('cart/add', { eisbn })).toMatchObject({ status: 422, code: 'not_for_sale' });
  });
});

describe('lists', () => {
  it('are read in pages, and in full up to a limit [API-024] [API-025]', async () => {
    const first = await visitor.call('titlelist/getItemsSimple', {
      list_id: 'saltwater-written-here',
      limit: 10,
      offset: 0,
    });
    expect(first.list).toMatchObject({ name: 'Written here', can_delete: false, has_titles: true });
    const all = await visitor.call('titlelist/getItems', { list_id: 'saltwater-young-readers', limit: 12 });
    const page = await visitor.call('titlelist/getItemsSimple', {
      list_id: 'saltwater-young-readers',
      limit: 5,
      offset: 5,
    });
    expect(page.rows.map((row) => row.eisbn)).toEqual(all.rows.slice(5, 10).map((row) => row.eisbn));
    expect(page.row_count).toBe(all.row_count);
  });

  it('have different failures for a malformed id, an unknown one and a missing login', async () => {
    expect(await visitor.refusal('titlelist/getItems', { list_id: 'a b' })).toMatchObject({
      code: 'bad_list_id',
      error: 'You have provided a bad list ID.',
    });
    expect(await visitor.refusal('titlelist/getItems', { list_id: 'nothing-here' })).toMatchObject({
      code: 'invalid_list_id',
      error: 'You have provided an incorrect list ID.',
    });
    expect(await visitor.refusal('titlelist/getItems', { list_id: 'saltwater-reader-favourites' })).toMatchObject({
      code: 'login_required',
      error: 'You must be logged in to view.',
    });
  });

  it('and a banner make the home page [API-026]', async () => {
    const { widgets } = await visitor.call('titlelist/getCustom', { page_id: 'home' });
    expect(widgets.map((widget) => widget.block)).toEqual([
      'text_over_image',
      'events_calendar_upcoming',
      'list',
      'list',
      'list',
      'list',
      'list',
      'list',
    ]);
    expect((await visitor.call('titlelist/getCustom', { page_id: 'nothing' })).widgets).toEqual([]);
  });

  it('contain a reader’s favourites [API-027] [API-029] [API-030]', async () => {
    const eisbn = await find('salt path');
    expect(
      await visitor.refusal('titlelist/addItemToList', { list_id: 'saltwater-reader-favourites', eisbn }),
    ).toMatchObject({ code: 'login_required' });
    const reader = new Visitor(shop.app);
    const { wishlist_id } = await reader.logIn();
    const added = await reader.call('titlelist/addItemToList', { list_id: wishlist_id, eisbn, return_session: true });
    await reader.call('titlelist/addItemToList', { list_id: wishlist_id, eisbn });
    expect(added.session?.wishlist.rows).toEqual([{ eisbn }]);
    expect((await reader.call('titlelist/getLists', { eisbn })).rows).toEqual([
      expect.objectContaining({ name: 'Favourites', contains_eisbn: true, can_delete: false }),
    ]);
    const removed = await reader.call('titlelist/removeItemFromList', {
      list_id: wishlist_id,
      eisbn,
      return_session: true,
    });
    expect(removed.session?.wishlist.rows).toEqual([]);
    const teacher = new Visitor(shop.app);
    await teacher.logIn('teacher@example.com');
    expect(await teacher.refusal('titlelist/addItemToList', { list_id: wishlist_id, eisbn })).toMatchObject({
      code: 'invalid_list_id',
    });
  });

  it('called favourites are the reader’s own, and guests are asked to log in [API-029] [API-030]', async () => {
    const eisbn = await find('salt path');
    const favourite = { list_id: 'favourites', eisbn, return_session: true };
    const reader = new Visitor(shop.app);
    await reader.logIn();
    expect((await reader.call('titlelist/addItemToList', favourite)).session?.wishlist.rows).toEqual([{ eisbn }]);
    expect((await reader.call('titlelist/removeItemFromList', favourite)).session?.wishlist.rows).toEqual([]);
    for (const call of ['titlelist/addItemToList', 'titlelist/removeItemFromList'] as const)
      expect(await visitor.refusal(call, favourite)).toMatchObject({
        status: 401,
        code: 'login_required',
        error: 'You must login or sign up to use this feature.',
      });
  });
});
