import { Visitor } from '../../testing/api-client';
import { guestContact, stockTitle, submitFields } from '../../testing/stock';
import { cardForm, openTestCheckout, reviewOf, type TestCheckout, tokenOf } from '../../testing/test-checkout';

let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

const duplicate = '4000000000000101';

async function guestWithBook() {
  const visitor = new Visitor(shop.app);
  const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  return { visitor, cart };
}

it('a result counts once across the choices of one provider account, and is not refunded twice', async () => {
  const first = await guestWithBook();
  const saved = await first.visitor.call('checkout/setCreditCard', cardForm);
  const { order_number } = await first.visitor.call('checkout/submit', {
    ...reviewOf(saved.cart, 'credit_card', { encrypted_cc_info: saved.cc_info }),
    ...guestContact,
  });
  const paid = await shop.db
    .selectFrom('payment')
    .selectAll()
    .where('order_number', '=', order_number)
    .executeTakeFirstOrThrow();
  const second = await guestWithBook();
  const claim = { ...reviewOf(second.cart, 'global'), ...guestContact, provider: 'global' };
  const transaction_data = JSON.stringify({ paymentReference: await tokenOf(shop, duplicate) });
  const refusal = await second.visitor.post('checkout/cardPayment', { ...claim, transaction_data });
  expect(refusal.json()).toMatchObject({ code: 'payment' });
  expect(JSON.stringify(await shop.bank.get(`/global/transactions/${paid.reference}`))).toContain('CAPTURED');
  const counted = await shop.db
    .selectFrom('payment')
    .select('order_number')
    .where('reference', '=', paid.reference)
    .execute();
  expect(counted).toEqual([{ order_number }]);
});

it('a shopper who leaves a hosted frame before paying can still pay in it', async () => {
  const visitor = await shop.member();
  await visitor.call('cart/removeAll', {});
  const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const { uid } = await visitor.call('checkout/chaseInit', {});
  expect(await visitor.refusal('checkout/chaseSuccess', { ...reviewOf(cart, 'chase'), uid })).toMatchObject({
    code: 'payment_declined',
  });
  await shop.bank.post('/chase/pay', { uid, number: '4242424242424242' });
  expect(
    (await visitor.call('checkout/chaseSuccess', { ...reviewOf(cart, 'chase'), uid })).order.summary.total_owing,
  ).toBe(0);
});

it('a guest’s contact is not used for the member who logs in after them', async () => {
  const visitor = new Visitor(shop.app);
  await visitor.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  await visitor.call('checkout/setDelivery', { delivery_preference: 'pickup' });
  await visitor.call('checkout/setExtras', { name: 'Eve', email: 'eve@example.net', phone: '6045550100' });
  await visitor.logIn('librarian@example.com');
  const { cart } = await visitor.call('session/get', {});
  expect(cart.checkout).toMatchObject({ delivery: 'pickup', contact: null });
  const { order } = await visitor.call('checkout/submit', reviewOf(cart, 'pickup'));
  expect(order.purchaser_email).toBe('librarian@example.com');
});

it('a refilled cart is not taken for the one that was ordered before', async () => {
  const { visitor, cart } = await guestWithBook();
  const eisbn = cart.items[0]?.title_info.eisbn ?? '';
  await visitor.call('checkout/submit', { ...submitFields(cart.checksum), ...guestContact });
  const again = await visitor.call('cart/add', { eisbn });
  await visitor.call('cart/removeAll', {});
  expect(
    await visitor.refusal('checkout/submit', {
      ...submitFields(again.cart.checksum),
      ...guestContact,
      idempotency_key: 'the-second-review',
    }),
  ).toMatchObject({ code: 'empty_cart' });
});
