import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { loginCounts, reserveAttempt } from './attempts';
import { giftCardCounts } from './gift-card-limits';

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

describe('one who guesses passwords', () => {
  it.each(['librarian@example.com', 'nobody@example.net'])(
    'has ten attempts on an account, known or not: %s',
    async (name) => {
      for (let i = 0; i < 10; i++) expect(await attempt(here, name, `guess ${i}`)).toBe(401);
      expect(await attempt(here, name, 'bookfront-demo')).toBe(429);
    },
  );

  it('has no more of them by making them all at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_one, i) => attempt(here, 'librarian@example.com', `guess ${i}`)),
    );
    expect(answers.toSorted()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  });

  it('has no more of them by calling the account by its number', async () => {
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

  it('cannot lock the owner out at another address', async () => {
    for (let i = 0; i < 11; i++) await attempt(here, 'librarian@example.com', `guess ${i}`);
    expect(await attempt(elsewhere, 'librarian@example.com', 'bookfront-demo')).toBe(200);
  });

  it('has forty attempts from one address over all accounts', async () => {
    for (let i = 0; i < 40; i++) expect(await attempt(here, `nobody-${i}@example.net`, 'guess')).toBe(401);
    expect(await attempt(here, 'librarian@example.com', 'bookfront-demo')).toBe(429);
  });
});

it('right passwords are never counted', async () => {
  for (let i = 0; i < 41; i++) expect(await attempt(here, 'librarian@example.com', 'bookfront-demo')).toBe(200);
});

it.each([
  ['a login', loginCounts('ben', here), 'Too many attempts. Please try again in a few minutes.'],
  ['a gift card', giftCardCounts('4999', here), 'Too many attempts. Please try again tomorrow.'],
])('who is refused after ten failures of %s reads for how long', async (_what, counts, text) => {
  const reserve = () => reserveAttempt(shop.db, { shopId: '101', now: testNow, counts });
  for (let i = 0; i < 10; i++) await reserve();
  await expect(reserve()).rejects.toThrow(text);
});
