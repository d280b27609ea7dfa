import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { loginLimits, reserveAttempt } from './attempts';
import { giftCardLimits } from './gift-card-limits';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop([]);
});
afterEach(() => shop.close());

const attempt = async (from: string, name: string, password: string): Promise<number> =>
  (
    await new Visitor(shop.app, 'lamplight.localhost').post(
      'account/login',
      { email_address: name, password },
      { 'x-forwarded-for': from },
    )
  ).statusCode;
const [here, elsewhere] = ['203.0.113.7', '203.0.113.8'];

describe('guessing passwords', () => {
  it.each(['librarian@example.com', 'nobody@example.net'])(
    'is limited to ten attempts per account, known or not: %s',
    async (name) => {
      for (let i = 0; i < 10; i++) expect(await attempt(here, name, `guess ${i}`)).toBe(401);
      expect(await attempt(here, name, 'bookfront-demo')).toBe(429);
    },
  );

  it('is limited in the same way for concurrent attempts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_one, i) => attempt(here, 'librarian@example.com', `guess ${i}`)),
    );
    expect(answers.toSorted()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  });

  it('is limited in the same way by account number', async () => {
    const account = await shop.db
      .selectFrom('account')
      .innerJoin('shop', 'shop.store_id', 'account.shop_id')
      .select('san')
      .where('webstore_name', '=', 'lamplight')
      .where('email', '=', 'librarian@example.com')
      .executeTakeFirstOrThrow();
    for (let i = 0; i < 10; i++)
      expect(await attempt(here, i % 2 ? account.san : 'librarian@example.com', `guess ${i}`)).toBe(401);
    expect(await attempt(here, account.san, 'bookfront-demo')).toBe(429);
  });

  it('can’t lock the owner out at another address', async () => {
    for (let i = 0; i < 11; i++) await attempt(here, 'librarian@example.com', `guess ${i}`);
    expect(await attempt(elsewhere, 'librarian@example.com', 'bookfront-demo')).toBe(200);
  });

  it('is limited to forty attempts from one address over all accounts', async () => {
    for (let i = 0; i < 40; i++) expect(await attempt(here, `nobody-${i}@example.net`, 'guess')).toBe(401);
    expect(await attempt(here, 'librarian@example.com', 'bookfront-demo')).toBe(429);
  });
});

it('successful logins are never counted', async () => {
  for (let i = 0; i < 41; i++) expect(await attempt(here, 'librarian@example.com', 'bookfront-demo')).toBe(200);
});

it.each([
  ['a login', loginLimits('ben', here), 'Too many attempts. Please try again in a few minutes.'],
  ['a gift card', giftCardLimits('4999', here), 'Too many attempts. Please try again tomorrow.'],
])('a refusal after ten failures of %s says how long to wait', async (_what, limits, text) => {
  const reserve = () => reserveAttempt(shop.db, { shopId: '101', now: testNow, limits });
  for (let i = 0; i < 10; i++) await reserve();
  await expect(reserve()).rejects.toThrow(text);
});
