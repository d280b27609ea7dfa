import { limits } from '@bookfront/shared/schemas';
import moment from 'moment-timezone';
import { countStatements } from '../../testing/count-statements';
import { stockTitle } from '../../testing/stock';
import { openTestCheckout, reviewOf, type TestCheckout } from '../../testing/test-checkout';
import type { CallContext } from '../call-context/call-context';
import { checkSettings } from '../settings/check-settings';
import { saveSettings } from '../settings/save-settings';
import { shopByName } from '../shop/shop';
import type { PromoCodeRule } from '../shop/shop-document';
import { promoProblem } from './promo-rules';
import { promosOf } from './promo-service';

describe('a promo code', () => {
  const rule: PromoCodeRule = {
    code: 'X',
    description: '',
    type: 'special',
    percent: 10,
    min_subtotal: 0,
    once_per_account: false,
    automatic: false,
  };
  const facts = { goods: 3000, now: 1000, uses: 0, usesOfAccount: 0, isMember: true };

  it.each([
    ['works', {}, {}, undefined],
    ['is unknown', undefined, {}, 'This promo code is not valid.'],
    ['has expired', { expires: 1000 }, {}, 'This promo code has expired.'],
    ['has not expired', { expires: 1001 }, {}, undefined],
    ['is used up', { max_uses: 2 }, { uses: 2 }, 'This promo code has been used up.'],
    ['has a use left', { max_uses: 2 }, { uses: 1 }, undefined],
    ['is for members', { once_per_account: true }, { isMember: false }, 'Please log in to use this promo code.'],
    [
      'was used by this account',
      { once_per_account: true },
      { usesOfAccount: 1 },
      'You’ve used this promo code before.',
    ],
    ['needs more', { min_subtotal: 3001 }, {}, 'This promo code needs a subtotal of at least $30.01.'],
    ['has enough', { min_subtotal: 3000 }, {}, undefined],
    ['has nothing to work on', {}, { goods: 0 }, 'There is nothing in your cart that this promo code applies to.'],
  ])('%s', (_what, over, more, problem) =>
    expect(promoProblem(over && { ...rule, ...over }, { ...facts, ...more })).toBe(problem),
  );
});

describe('promo codes of a cart', () => {
  let shop: TestCheckout;
  beforeAll(async () => {
    shop = await openTestCheckout();
  });
  afterAll(() => shop.close());

  it('are each looked up once, also one that has lapsed', async () => {
    const own = await shopByName(shop.db, 'saltwater');
    const rule = { code: 'GONE', description: '', type: 'special', percent: 10, min_subtotal: 0, max_uses: 0 };
    const promo_codes = [{ ...rule, once_per_account: false, automatic: false }];
    const counter = countStatements(shop.db);
    const context = { shop: { ...own, back_office: { ...own?.back_office, promo_codes } }, now: 1000 };
    expect(await promosOf(counter.db, context as unknown as CallContext, 'gone', 3000)).toEqual({
      promos: [],
      problem: 'This promo code has been used up.',
    });
    expect(counter.statements()).toBe(1);
  });

  const usesOf = async (code: string) =>
    (await shop.db.selectFrom('promo_use').selectAll().where('code', '=', code).execute()).length;

  async function withBook(quantity: number, email?: string) {
    const visitor = await shop.member('localhost', email);
    await visitor.call('cart/removeAll', {});
    const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 40), quantity });
    return { visitor, cart };
  }

  it('accepts a code of the maximum length, and none longer', async () => {
    const saltwater = await shopByName(shop.db, 'saltwater');
    if (!saltwater) throw new Error('There is no shop.');
    const { settings, back_office } = saltwater;
    const code = 'A'.repeat(limits.promoCode);
    const [rule] = back_office.promo_codes;
    if (!rule) throw new Error('There is no promo code.');
    const documentWith = (longCode: string) => ({
      ...settings,
      back_office: { ...back_office, promo_codes: [...back_office.promo_codes, { ...rule, code: longCode }] },
    });
    expect(checkSettings(JSON.stringify(documentWith(`${code}A`)))).toMatchObject({ ok: false });
    const checked = checkSettings(JSON.stringify(documentWith(code)));
    if (!checked.ok) throw new Error(checked.problems.join());
    await saveSettings(shop.db, saltwater.store_id, checked.settings);
    const { visitor } = await withBook(2);
    const { cart } = await visitor.call('checkout/addPromocode', { code: code.toLowerCase() });
    expect(cart.summary.promo_codes).toMatchObject([{ code }]);
    expect(await visitor.refusal('checkout/addPromocode', { code: `${code}A` })).toMatchObject({ code: 'validation' });
    await visitor.call('checkout/removePromocode', {});
  });

  it('names the last day on which a code holds, not the midnight that ends it', async () => {
    const saltwater = await shopByName(shop.db, 'saltwater');
    if (!saltwater) throw new Error('There is no shop.');
    const { settings, back_office, contact_and_hours } = saltwater;
    const expires = moment.tz('2099-01-01', settings.time_zone).unix();
    const promo_codes = back_office.promo_codes.map((rule) => (rule.code === 'TIDE10' ? { ...rule, expires } : rule));
    const save = (next: typeof back_office) =>
      saveSettings(shop.db, saltwater.store_id, { ...settings, contact_and_hours, back_office: next });
    await save({ ...back_office, promo_codes });
    const { visitor } = await withBook(2);
    const { cart } = await visitor.call('checkout/addPromocode', { code: 'TIDE10' });
    expect(cart.summary.promo_codes[0]?.expiry_date_text).toBe('December 31, 2098');
    await save(back_office);
  });

  it('reduce the taxable price, in any spelling, and can be removed [API-060] [API-061]', async () => {
    const { visitor, cart: before } = await withBook(2);
    const { cart } = await visitor.call('checkout/addPromocode', { code: ' tide10 ' });
    expect(cart.summary).toMatchObject({
      promo_codes: [{ code: 'TIDE10', amount: 400, automatic: false, type: 'special' }],
      post_subtotal_discount: 400,
      taxes: [{ amount: 180 }],
      total: 3780,
    });
    expect(cart.checksum).not.toBe(before.checksum);
    const { cart: after } = await visitor.call('checkout/removePromocode', {});
    expect(after.summary).toMatchObject({ promo_codes: [], total: 4200 });
    expect(after.checksum).toBe(before.checksum);
  });

  it.each([
    ['NOSUCH', 'This promo code is not valid.'],
    ['WINTER24', 'This promo code has expired.'],
    ['FIVER', 'This promo code needs a subtotal of at least $30.00.'],
  ])('are refused with a reason: %s', async (code, error) => {
    const { visitor } = await withBook(1);
    expect(await visitor.refusal('checkout/addPromocode', { code })).toMatchObject({
      status: 422,
      code: 'promo_code',
      error,
    });
  });

  it('stop applying when the cart falls below their minimum, and block the order until that is resolved', async () => {
    const { visitor, cart } = await withBook(2);
    await visitor.call('checkout/addPromocode', { code: 'FIVER' });
    const line = cart.items[0]?.cart_info.cart_id ?? '';
    const small = (await visitor.call('cart/add', { cart_id: line, quantity: 1 })).cart;
    expect(small.summary).toMatchObject({ promo_codes: [], post_subtotal_discount: 0, total: 2100 });
    expect(small.promo_lapse).toEqual({
      code: 'FIVER',
      reason: 'This promo code needs a subtotal of at least $30.00.',
    });
    expect(await visitor.refusal('checkout/submit', reviewOf(small, 'pickup'))).toMatchObject({ code: 'promo_code' });
    const large = (await visitor.call('cart/add', { cart_id: line, quantity: 2 })).cart;
    expect(large).toMatchObject({ promo_lapse: null, summary: { post_subtotal_discount: 500 } });
    const { order } = await visitor.call('checkout/submit', reviewOf(large, 'pickup', { promo_code: 'FIVER' }));
    expect(order.summary).toMatchObject({ promo_codes: [{ code: 'FIVER', amount: 500 }], total: 3675 });
  });

  it('are removed with an emptied cart, and count as used only with an order', async () => {
    const { visitor } = await withBook(1);
    await visitor.call('checkout/addPromocode', { code: 'ONCE' });
    await visitor.call('cart/removeAll', {});
    expect(await usesOf('ONCE')).toBe(0);
    const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 4) });
    expect(cart.summary.promo_codes).toEqual([]);
    const again = (await visitor.call('checkout/addPromocode', { code: 'ONCE' })).cart;
    await visitor.call('checkout/submit', reviewOf(again, 'pickup'));
    expect(await usesOf('ONCE')).toBe(1);
    const other = await withBook(1, 'teacher@example.com');
    expect(await other.visitor.refusal('checkout/addPromocode', { code: 'ONCE' })).toMatchObject({
      error: 'This promo code has been used up.',
    });
  });

  it('can be limited to once per account', async () => {
    const { visitor } = await withBook(1, 'librarian@example.com');
    const { cart } = await visitor.call('checkout/addPromocode', { code: 'MEMBER' });
    await visitor.call('checkout/submit', reviewOf(cart, 'pickup'));
    const again = await withBook(1, 'librarian@example.com');
    expect(await again.visitor.refusal('checkout/addPromocode', { code: 'MEMBER' })).toMatchObject({
      error: 'You’ve used this promo code before.',
    });
    expect(
      (await (await withBook(1, 'teacher@example.com')).visitor.call('checkout/addPromocode', { code: 'MEMBER' })).cart
        .summary.post_subtotal_discount,
    ).toBe(300);
  });

  it('can discount shipping, and report how much', async () => {
    const { visitor } = await withBook(1);
    await visitor.call('checkout/addPromocode', { code: 'FREESHIP' });
    const { cart } = await visitor.call('checkout/setShipping', { address_id: '0', provider: 'post' });
    expect(cart.summary).toMatchObject({
      shipping: 0,
      promo_codes: [{ type: 'freeship', amount: 995 }],
      post_subtotal_discount: 0,
      total: 2100,
    });
  });

  it('apply without being entered if automatic, and can’t be entered then', async () => {
    const visitor = await shop.member('lamplight.localhost');
    const eisbn = await stockTitle(shop, 9, { host: 'lamplight' });
    expect((await visitor.call('cart/add', { eisbn, quantity: 3 })).cart.summary.promo_codes).toEqual([]);
    const { cart } = await visitor.call('cart/add', { eisbn, quantity: 1 });
    expect(cart.summary).toMatchObject({
      promo_codes: [{ code: 'NIGHTOWL', automatic: true, amount: 400 }],
      post_subtotal_discount: 400,
    });
    expect(await visitor.refusal('checkout/addPromocode', { code: 'NIGHTOWL' })).toMatchObject({ code: 'promo_code' });
    const both = await visitor.call('checkout/addPromocode', { code: 'COLOPHON' });
    expect(both.cart.summary).toMatchObject({
      post_subtotal_discount: 800,
      promo_codes: [{ code: 'NIGHTOWL' }, { code: 'COLOPHON' }],
    });
  });

  it('reach no browser with the settings, nor does other back-office data', async () => {
    const visitor = await shop.member();
    const text = JSON.stringify(await visitor.call('store/getSettings', {}));
    expect(text).not.toMatch(/back_office|TIDE10|secret_env|shipping_services/);
    expect((await visitor.post('store/getSettings')).body).not.toMatch(
      /back_office|TIDE10|secret_env|shipping_services/,
    );
  });
});
