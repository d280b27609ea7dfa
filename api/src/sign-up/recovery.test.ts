import { clearLimits, emailsTo, newMember, newPassword, tokenTo } from '../../testing/accounts';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop([]);
});
afterAll(() => shop.close());
beforeEach(() => clearLimits(shop));

const guest = () => new Visitor(shop.app);
const chosen = 'another lantern 48';
const asked = async (email_address: string): Promise<string> => {
  await guest().call('account/emailPasswordToken', { email_address });
  return tokenTo(shop, email_address);
};
const statusOf = async (email_address: string, password: string) =>
  (await guest().post('account/login', { email_address, password })).statusCode;

it('a password is reset by email, link and new password [API-088] [API-089] [ACC-20] [ERR-69]', async () => {
  await newMember(shop, 'lost@example.com');
  const token = await asked('lost@example.com');
  expect(await guest().call('account/resetPassword', { token, password: chosen })).toEqual({
    notice: 'Your password has been successfully changed.',
  });
  expect([await statusOf('lost@example.com', newPassword), await statusOf('lost@example.com', chosen)]).toEqual([
    401, 200,
  ]);
  expect((await emailsTo(shop, 'lost@example.com')).map(({ kind }) => kind)).toEqual(['password_changed', 'reset']);
});

it('an address without an account is told so where the shop is not neutral [ERR-67]', async () => {
  expect(await guest().refusal('account/emailPasswordToken', { email_address: 'none@example.com' })).toMatchObject({
    status: 404,
    code: 'no_account',
    error: 'No account for that email',
  });
});

it('a reset ends every session of the account, in each browser and tab', async () => {
  const [one, other] = [await newMember(shop, 'tabs@example.com'), guest()];
  await other.call('account/login', { email_address: 'tabs@example.com', password: newPassword });
  const token = await asked('tabs@example.com');
  await other.call('account/resetPassword', { token, password: chosen });
  for (const visitor of [one, other]) expect((await visitor.call('session/get', {})).logged_in).toBe(false);
});

it('a token is used once, even by two tabs at a time, and takes all others with it', async () => {
  await newMember(shop, 'once@example.com');
  const [first, second] = [await asked('once@example.com'), await asked('once@example.com')];
  const answers = await Promise.all(
    [second, second].map(
      async (token) => (await guest().post('account/resetPassword', { token, password: chosen })).statusCode,
    ),
  );
  expect(answers.toSorted()).toEqual([200, 422]);
  for (const token of [first, second])
    expect(await guest().refusal('account/resetPassword', { token, password: newPassword })).toMatchObject({
      status: 422,
      code: 'token_expired',
    });
});

it('a token dies after an hour, and with the address that it was sent to', async () => {
  await newMember(shop, 'late@example.com');
  const late = await asked('late@example.com');
  await shop.db.updateTable('account_token').set({ until: testNow }).where('email', '=', 'late@example.com').execute();
  const moved = await newMember(shop, 'moved@example.com');
  const old = await asked('moved@example.com');
  await moved.call('account/modify', { email_address: 'moved-away@example.com', password: newPassword });
  for (const token of [late, old, 'made-up'])
    expect(await guest().refusal('account/resetPassword', { token, password: chosen })).toMatchObject({
      code: 'token_expired',
    });
  expect(await statusOf('moved-away@example.com', newPassword)).toBe(200);
});

it('tokens of other purposes reset nothing', async () => {
  await newMember(shop, 'purpose@example.com');
  const token = await asked('purpose@example.com');
  await shop.db
    .updateTable('account_token')
    .set({ purpose: 'email' })
    .where('email', '=', 'purpose@example.com')
    .execute();
  expect(await guest().refusal('account/resetPassword', { token, password: chosen })).toMatchObject({
    code: 'token_expired',
  });
});

it('a weak password keeps the link usable', async () => {
  await newMember(shop, 'weak@example.com');
  const token = await asked('weak@example.com');
  expect(await guest().refusal('account/resetPassword', { token, password: 'password1' })).toMatchObject({
    fields: { password: 'Many people use this password. Please choose another one.' },
  });
  expect((await guest().post('account/resetPassword', { token, password: chosen })).statusCode).toBe(200);
});

it('expired tokens are deleted', async () => {
  await asked('reader@example.com');
  await shop.db.updateTable('account_token').set({ until: testNow }).execute();
  await asked('reader@example.com');
  expect(await shop.db.selectFrom('account_token').select('until').execute()).toHaveLength(1);
});
