import { type CallName, calls } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { guestContact, stockTitle, submitFields } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function member(email: string, host = 'localhost'): Promise<Visitor> {
  const visitor = new Visitor(shop.app, host);
  await visitor.logIn(email);
  return visitor;
}

const address = {
  name: 'Ada Guest',
  phone_number: '6045550100',
  street_address: '1 Wharf Street',
  city: 'Gibsons',
  country: 'CA',
  province: 'BC',
  postal_code: 'V0N 1V0',
};

/** Payloads of the calls for members; every other call is for everyone. */
const forMembers: Partial<Record<CallName, Record<string, string>>> = {
  'account/getAvailableCorps': {},
  'account/setCorp': { corp_id: 'personal' },
  'account/getDetails': {},
  'account/modify': { token: 'x' },
  'account/delete': { email_address: 'ada@example.com', password: 'x' },
  'account/logOutEverywhere': {},
  'account/setNewsletterConsent': { consent: 'true' },
  'account/exportData': {},
  'account/getAvailableChildren': {},
  'account/linkToRequest': { email: 'ada@example.com' },
  'account/linkToVerify': { token: 'x' },
  'account/removeChildLink': { id: 'x' },
  'account/removeParentLink': { id: 'x' },
  'v1/transfer': {},
  'v1/changeCorpAndTransfer': { corp_id: 'personal' },
  'titlelist/getLists': {},
  'titlelist/getEisbns': { list_id: 'favourites' },
  'titlelist/create': { name: 'Book club' },
  'titlelist/modify': { list_id: 'favourites', name: 'Book club' },
  'titlelist/delete': { list_id: 'favourites' },
  'titlelist/copyFromList': { from_list_id: '1', to_list_id: 'favourites' },
  'titlelist/copyToCart': { list_id: 'favourites' },
  'giftregistry/getAll': {},
  'giftregistry/create': { title: 'Wedding', occasion: 'Wedding', description: 'Ours' },
  'giftregistry/update': { gift_registry_id: 'g1', title: 'Wedding', occasion: 'Wedding', description: 'Ours' },
  'giftregistry/delete': { gift_registry_id: 'g1' },
  'giftregistry/addItem': { gift_registry_id: 'g1', eisbn: '9786800000011' },
  'giftregistry/updateItem': { gift_registry_id: 'g1', eisbn: '9786800000011', qty: '2' },
  'giftregistry/deleteItem': { gift_registry_id: 'g1', eisbn: '9786800000011' },
  'titlelist/addItemToList': { list_id: 'favourites', eisbn: '9786800000011' },
  'titlelist/removeItemFromList': { list_id: 'favourites', eisbn: '9786800000011' },
  'titlelist/removeItemsFromList': { list_id: 'favourites', eisbns: '["9786800000011"]' },
  'order/get': { order_id: '100001' },
  'order/getExcel': { order_id: '100001' },
  'order/getList': {},
  'order/getInvoice': { order_id: '100001' },
  'order/reorder': { order_id: '100001' },
  'cart/removeUnavailable': {},
  'cart/email': { email_address: 'ada@example.com' },
  'cart/copyCartToList': { list_id: 'favourites' },
  'checkout/requestQuote': { message: 'Thirty copies, please.' },
  'checkout/getShippingProviders': { address_id: '0' },
  'checkout/getShippingBatch': { address_id: '0', provider: 'post' },
  'checkout/setShipping': { address_id: '0', provider: 'post' },
  'feature/getPdf': { list_id: 'threerivers-close-to-home' },
  'address/getList': {},
  'address/create': address,
  'address/modify': { ...address, address_id: 'a1' },
  'address/delete': { address_id: 'a1' },
  'address/setPreferred': { address_id: 'a1' },
};
const forAll: readonly CallName[] = [
  ...([
    'store/getSettings',
    'session/get',
    'session/getChecksum',
    'account/login',
    'account/logout',
    'webstore/setMultistoreLocation',
  ] as const),
  ...(['account/check', 'account/create', 'account/emailPasswordToken', 'account/resetPassword'] as const),
  ...(['browse/get', 'browse/getSuggest', 'browse/file', 'browse/url', 'captcha/getChallenge', 'log/error'] as const),
  ...([
    'title/getItem',
    'title/getBindingItems',
    'title/getSeriesItems',
    'title/getAuthorItems',
    'title/getMoreSizes',
    'title/getRelatedItems',
  ] as const),
  ...([
    'title/getProductCode',
    'title/getLibroAudiobooks',
    'titlelist/getCustom',
    'titlelist/getItems',
    'titlelist/getItemsSimple',
  ] as const),
  ...([
    'cart/add',
    'cart/removeItem',
    'cart/removeAll',
    'cart/acknowledgePrices',
    'checkout/setDelivery',
    'checkout/setExtras',
    'checkout/getPaymentChoices',
  ] as const),
  ...([
    'webstore/getPrivacyPolicyPage',
    'webstore/getTermsPage',
    'webstore/getContactAndHours',
    'event/getList',
    'event/get',
  ] as const),
  ...(['feature/getList', 'feature/getPdfOptions', 'report/progress', 'newsletter/subscribe'] as const),
  ...(['report/get', 'order/findByEmail'] as const),
  // these two are for members too but take a file: import.test.ts and lists.test.ts test them
  'cart/import',
  'titlelist/import',
  ...([
    'checkout/addPromocode',
    'checkout/removePromocode',
    'checkout/addGiftCard',
    'checkout/editGiftCard',
    'checkout/removeGiftCard',
  ] as const),
  ...([
    'giftcard/balance',
    'giftcard/get',
    'giftregistry/get',
    'checkout/getPaymentModule',
    'checkout/setCreditCard',
    'checkout/paypalCreate',
  ] as const),
  ...(['checkout/paypalSuccess', 'checkout/cardPayment', 'checkout/chaseInit', 'checkout/chaseSuccess'] as const),
  ...(['checkout/setPaymentChoice', 'checkout/submit', 'country/getList', 'province/getList', 'province/get'] as const),
];

describe('access', () => {
  it.each(Object.entries(forMembers))(
    'to a member’s call is refused to guests with a text and a code: %s [GAP-82]',
    async (name, fields) => {
      // a shop with gift registries
      const refusal = await new Visitor(shop.app, 'threerivers.localhost').refusal(name as CallName, fields);
      expect(refusal).toMatchObject({ status: 401, code: 'login_required' });
      expect(refusal.error).toMatch(/^You must .*\.$/);
    },
  );

  it('is declared for each call, members only or everyone [GAP-82]', () => {
    expect([...Object.keys(forMembers), ...forAll].toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it('to an order is its owner’s: for others, and for the same person in another shop, it does not exist [GAP-82]', async () => {
    const owner = await member('reader@example.com');
    const { cart } = await owner.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    const { order_number } = await owner.call('checkout/submit', submitFields(cart.checksum));
    expect(await owner.call('order/get', { order_id: order_number })).toMatchObject({ order_number });
    for (const other of [
      await member('teacher@example.com'),
      await member('reader@example.com', 'lamplight.localhost'),
    ])
      expect(await other.refusal('order/get', { order_id: order_number })).toMatchObject({
        status: 404,
        code: 'no_order',
        error: m.results_none(),
      });
    expect(await new Visitor(shop.app).refusal('order/get', { order_id: order_number })).toMatchObject({
      status: 401,
      code: 'login_required',
    });
  });

  it('to a list is its owner’s: nobody else can read or change it [GAP-82]', async () => {
    const owner = await member('reader@example.com');
    const list_id = (await owner.call('session/get', {})).wishlist_id;
    const [mine, theirs] = [await stockTitle(shop, 1), await stockTitle(shop, 1)];
    await owner.call('titlelist/addItemToList', { list_id, eisbn: mine });
    const other = await member('teacher@example.com');
    for (const name of [
      'titlelist/getItems',
      'titlelist/getItemsSimple',
      'titlelist/addItemToList',
      'titlelist/removeItemFromList',
    ] as const)
      expect(
        await other.refusal(name, { list_id, eisbn: name === 'titlelist/removeItemFromList' ? mine : theirs }),
      ).toMatchObject({
        status: 404,
        code: 'invalid_list_id',
        error: m.list_id_incorrect(),
      });
    expect(await new Visitor(shop.app).refusal('titlelist/getItems', { list_id })).toMatchObject({
      status: 401,
      error: m.list_login_needed(),
    });
    expect((await owner.call('titlelist/getItems', { list_id })).rows.map(({ eisbn }) => eisbn)).toEqual([mine]);
  });

  it('to a cart line is its own visitor’s [GAP-82]', async () => {
    const [owner, other] = [new Visitor(shop.app), new Visitor(shop.app)];
    const { cart } = await owner.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    const own = await other.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    const answer = await other.call('cart/removeItem', { cart_id: cart.items[0]?.cart_info.cart_id ?? '' });
    expect(answer.cart.checksum).toBe(own.cart.checksum);
    expect((await owner.call('session/get', {})).cart.checksum).toBe(cart.checksum);
  });
});

describe('validation rules', () => {
  it.each([
    ['name', { name: '' }],
    ['email', { email: 'ada' }],
    ['phone', { phone: 'after six' }],
    ['instructions', { instructions: 'x'.repeat(1001) }],
    ['promo_code', { promo_code: 'x'.repeat(11) }],
  ])('apply to requests that bypass the form: %s [GAP-82]', async (field, over) => {
    const refusal = await new Visitor(shop.app).refusal('checkout/setExtras', { ...guestContact, ...over });
    expect(refusal).toMatchObject({ status: 400, code: 'validation' });
    expect(refusal.fields?.[field]).toMatch(/\S/);
  });

  it.each(['cart_enabled', 'guest_show_cart'] as const)(
    'refuse guests a purchase in a shop whose %s is off [GAP-82]',
    async (setting) => {
      const eisbn = await stockTitle(shop, 3);
      const { settings } = await shop.db
        .selectFrom('shop')
        .select('settings')
        .where('store_id', '=', '101')
        .executeTakeFirstOrThrow();
      const put = (document: string) =>
        shop.db.updateTable('shop').set({ settings: document }).where('store_id', '=', '101').execute();
      await put(JSON.stringify({ ...JSON.parse(settings), [setting]: false }));
      const refusal = await new Visitor(shop.app).refusal('cart/add', { eisbn });
      await put(settings);
      expect(refusal.code).toMatch(/^(cart_disabled|login_required)$/);
    },
  );
});
