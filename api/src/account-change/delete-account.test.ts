import { clearLimits, newMember, newPassword, tokenTo } from '../../testing/accounts';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { stockTitle, submitFields } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => clearLimits(shop));

/** A member with one of everything that an account can have. */
async function fullMember(email_address: string): Promise<{ member: Visitor; order_number: string }> {
  const institution = { is_institution: 'true', company: `Pier School ${email_address}` };
  const member = await newMember(shop, email_address, institution);
  const eisbn = await stockTitle(shop, 9);
  const { cart } = await member.call('cart/add', { eisbn });
  const { order_number } = await member.call('checkout/submit', submitFields(cart.checksum));
  await member.call('cart/add', { eisbn });
  await member.call('titlelist/create', { name: `Club ${email_address}`, eisbn });
  await member.call('address/create', {
    name: 'June Okafor',
    phone_number: '6045550100',
    street_address: '31 Kelp Lane',
    city: 'Gibsons',
    country: 'CA',
    province: 'BC',
    postal_code: 'V0N 1V0',
  });
  await member.call('account/linkToRequest', { email: 'pupil@example.com' });
  await member.call('account/emailPasswordToken', { email_address });
  const account = await accountOf(email_address);
  await shop.db
    .insertInto('gift_registry')
    .values({
      gift_registry_id: `registry-of-${email_address}`,
      shop_id: '101',
      account_id: account?.account_id ?? '',
      title: 'Wedding',
      name: 'Ruth',
      occasion: 'Wedding',
      description: 'Ours',
      deadline: testNow + 9000,
      shipping_encouraged: 0,
      store_can_edit: 0,
      address: '',
    })
    .execute();
  return { member, order_number };
}
const accountOf = (email: string) =>
  shop.db.selectFrom('account').selectAll().where('shop_id', '=', '101').where('email', '=', email).executeTakeFirst();

/** Every row of the database that has the text somewhere, by table. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await shop.db.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables.filter((table) => !/^(order_words|title|browse_line)/.test(table.name))) {
    const rows = await shop.db
      .selectFrom(name as 'account')
      .selectAll()
      .execute();
    if (JSON.stringify(rows).includes(text)) found.push(name);
  }
  return found;
}

it('deleting an account leaves nothing of it but its orders as they were placed [API-094] [GAP-74]', async () => {
  const email_address = 'leaver@example.com';
  const { member, order_number } = await fullMember(email_address);
  const { account_id = '' } = (await accountOf(email_address)) ?? {};
  const other = new Visitor(shop.app);
  await other.call('account/login', { email_address, password: newPassword });
  const token = await tokenTo(shop, email_address);
  expect(await member.call('account/delete', { email_address, password: newPassword })).toMatchObject({
    logged_in: false,
    user: null,
    cart: { items: [] },
  });
  expect((await other.call('session/get', {})).logged_in).toBe(false);
  expect(await tablesWith(account_id)).toEqual([]);
  expect(await tablesWith('Kelp Lane')).toEqual([]);
  expect(await tablesWith(`Club ${email_address}`)).toEqual([]);
  expect((await tablesWith(email_address)).toSorted()).toEqual(['book_order', 'outbox']);
  const row = await shop.db
    .selectFrom('book_order')
    .selectAll()
    .where('order_number', '=', order_number)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(row.document)).toMatchObject({ order_number, purchaser_email: email_address });
  expect(
    (await shop.db.selectFrom('outbox').selectAll().where('recipient', '=', email_address).execute()).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['order']);
  expect(await member.refusal('account/resetPassword', { token, password: newPassword })).toMatchObject({
    code: 'token_expired',
  });
  expect(await member.refusal('account/login', { email_address, password: newPassword })).toMatchObject({
    status: 401,
  });
});

it('an account is deleted with its own email and password only [ACC-29]', async () => {
  const member = await newMember(shop, 'stayer@example.com');
  const attempts = [
    [{ email_address: 'stayer@example.com', password: 'no' }, 'wrong_password'],
    [{ email_address: 'stayer@example.com', password: '' }, 'validation'],
    [{ email_address: 'reader@example.com', password: newPassword }, 'wrong_account'],
  ] as const;
  for (const [form, code] of attempts) expect(await member.refusal('account/delete', form)).toMatchObject({ code });
  expect(await accountOf('stayer@example.com')).toBeDefined();
});

it('an account stays while its cart is being paid for', async () => {
  const member = await newMember(shop, 'payer@example.com');
  await member.call('cart/add', { eisbn: await stockTitle(shop, 3) });
  const { account_id = '' } = (await accountOf('payer@example.com')) ?? {};
  const { cart_key } = await shop.db
    .selectFrom('cart')
    .select('cart_key')
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('payment')
    .values({
      payment_id: 'open',
      shop_id: '101',
      cart_key,
      account_id,
      session_id: 's',
      idempotency_key: 'k',
      provider: 'paypal',
      amount: 100,
      currency: 'CAD',
      status: 'started',
      body_hash: '',
      email: 'payer@example.com',
      is_test: 0,
      created: testNow,
      updated: testNow,
      account: 'paypal',
    })
    .execute();
  const form = { email_address: 'payer@example.com', password: newPassword };
  expect(await member.refusal('account/delete', form)).toMatchObject({ status: 409, code: 'payment_pending' });
  expect((await member.call('session/get', {})).cart.items).toHaveLength(1);
});

it('deleting an account leaves nothing of its former address and sessions either', async () => {
  const member = await newMember(shop, 'former@example.com');
  const { cart } = await member.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const { order_number } = await member.call('checkout/submit', submitFields(cart.checksum));
  const report = await member.call('order/getInvoice', { order_id: order_number });
  while (!(await member.call('report/progress', report)).completed);
  await member.call('account/modify', { email_address: 'latter@example.com', password: newPassword });
  await member.call('account/login', { email_address: 'latter@example.com', password: newPassword });
  await member.call('account/delete', { email_address: 'latter@example.com', password: newPassword });
  expect(await tablesWith('latter@example.com')).toEqual([]);
  expect(await tablesWith(report.progress_report_id)).toEqual([]);
});

it('account/exportData tells nothing of others’ orders to whoever signed up with their address', async () => {
  const guest = new Visitor(shop.app);
  const { cart } = await guest.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const fields = { ...submitFields(cart.checksum), email: 'unproven@example.com' };
  const { order_number } = await guest.call('checkout/submit', fields);
  const member = await newMember(shop, 'unproven@example.com');
  await member.call('account/emailPasswordToken', { email_address: 'unproven@example.com' });
  const { body } = await member.post('account/exportData');
  expect(body).not.toContain(order_number);
  expect(body).toContain('"kind": "reset"');
});

it('account/exportData has all that is kept of a person, and no secret', async () => {
  const { member, order_number } = await fullMember('reader-of-data@example.com');
  const answer = await member.post('account/exportData');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'private, no-store',
  });
  expect(answer.json()).toMatchObject({
    account: { email_address: 'reader-of-data@example.com', created: '2026-05-20T18:00:00.000Z' },
    addresses: [{ street_address: '9 Marine Drive' }, { street_address: '31 Kelp Lane' }],
    cart: [{ quantity: 1 }],
    lists: expect.arrayContaining([expect.objectContaining({ name: 'Club reader-of-data@example.com' })]),
    registries: [{ title: 'Wedding' }],
    orders: [{ order_number }],
  });
  expect(answer.body).not.toMatch(/argon2|token=|password_hash/);
});
