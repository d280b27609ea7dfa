import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { guestContact, stockTitle } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('instructions and Purchase Order number', () => {
  const review = (checksum: string) =>
    ({
      delivery_preference: 'pickup',
      payment_choice: 'pickup',
      checksum,
      idempotency_key: 'key-of-this-review',
    }) as const;

  it('are the saved ones if the order is sent without them', async () => {
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn: await stockTitle(shop, 1) });
    await guest.call('checkout/setExtras', { ...guestContact, promo_code: 'PO-77', instructions: 'Gift wrap' });
    const { order } = await guest.call('checkout/submit', review(cart.checksum));
    expect(order).toMatchObject({ purchaseorder: 'PO-77', notes: 'Gift wrap', purchaser_name: 'Ada Guest' });
  });

  it('are cleared by saving without them', async () => {
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn: await stockTitle(shop, 1) });
    await guest.call('checkout/setExtras', { ...guestContact, promo_code: 'PO-77', instructions: 'Gift wrap' });
    const saved = await guest.call('checkout/setExtras', guestContact);
    expect(saved.cart.checkout.contact).toMatchObject({ ...guestContact, purchase_order: '', instructions: '' });
    const { order } = await guest.call('checkout/submit', review(cart.checksum));
    expect(order).toMatchObject({ purchaseorder: '', notes: '' });
  });

  it('become a phone call if the shop sends no texts [CHK-46] [API-065]', async () => {
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn: await stockTitle(shop, 1) });
    const wish = async () =>
      (await guest.call('checkout/setExtras', { ...guestContact, preferred_communication: 'text' })).cart.checkout
        .contact?.preferred_communication;
    expect(await wish()).toBe('text');
    const { settings } = await shop.db
      .selectFrom('shop')
      .select('settings')
      .where('store_id', '=', '101')
      .executeTakeFirstOrThrow();
    const document = JSON.parse(settings);
    const put = (text: string) =>
      shop.db.updateTable('shop').set({ settings: text }).where('store_id', '=', '101').execute();
    await put(JSON.stringify({ ...document, checkout_info: { ...document.checkout_info, texting_enabled: false } }));
    expect(await wish()).toBe('phone');
    await put(settings);
  });

  it.each([
    ['name', 'Ada\r\nGuest'],
    ['name', 'Ada \u202eGuest'],
    ['email', 'ada\u0007@example.com'],
    ['promo_code', 'PO\u2066-77'],
  ])('and the contact are single lines without invisible characters: %s %j', async (field, text) => {
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn: await stockTitle(shop, 1) });
    expect(await guest.refusal('checkout/setExtras', { ...guestContact, [field]: text })).toMatchObject({
      status: 400,
      code: 'validation',
    });
  });
});
