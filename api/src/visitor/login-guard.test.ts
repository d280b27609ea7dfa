import { hash } from '@node-rs/argon2';
import { clearLimits } from '../../testing/accounts';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { captchaOf } from '../../testing/test-checkout';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop([]);
});
afterAll(() => shop.close());
beforeEach(() => clearLimits(shop));

const attempt = (at: number, fields: object) =>
  new Visitor(shop.app).post('account/login', { ...fields }, { 'x-forwarded-for': `198.51.${at >> 8}.${at & 255}` });
const owner = { email_address: 'reader@example.com', password: 'bookfront-demo' };

it.each(['reader@example.com', 'nobody@example.com'])(
  '500 wrong passwords from 500 addresses are slowed, then need the human check: %s',
  async (email_address) => {
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_one, at) => attempt(at, { email_address, password: `guess ${at}` })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 403)).toHaveLength(480);
    expect(answers.find(({ statusCode }) => statusCode === 403)?.json()).toMatchObject({ code: 'captcha' });
  },
  60_000,
);

it('the owner still logs in, with the right password and the human check', async () => {
  await Promise.all(Array.from({ length: 60 }, (_one, at) => attempt(at, { ...owner, password: `guess ${at}` })));
  expect((await attempt(700, owner)).json()).toMatchObject({ code: 'captcha' });
  const captcha = await captchaOf(new Visitor(shop.app));
  expect((await attempt(701, { ...owner, captcha })).statusCode).toBe(200);
  expect((await attempt(702, { ...owner, captcha })).json()).toMatchObject({ code: 'captcha' });
  const wrong = { ...owner, password: 'guess', captcha: await captchaOf(new Visitor(shop.app)) };
  expect((await attempt(703, wrong)).statusCode).toBe(401);
});

it('a guesser waits longer with each failure', async () => {
  for (let at = 0; at < 10; at++) await attempt(at, { ...owner, password: 'guess' });
  const started = performance.now();
  expect((await attempt(11, owner)).statusCode).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(190);
});

it('a hash of older parameters is replaced at the next login', async () => {
  const hashOf = async () =>
    (
      await shop.db
        .selectFrom('account')
        .select('password_hash')
        .where('account_id', '=', '101-reader')
        .executeTakeFirstOrThrow()
    ).password_hash;
  const old = await hash(owner.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await shop.db.updateTable('account').set({ password_hash: old }).where('account_id', '=', '101-reader').execute();
  expect((await attempt(1, { ...owner, password: 'wrong' })).statusCode).toBe(401);
  expect(await hashOf()).toBe(old);
  expect((await attempt(1, owner)).statusCode).toBe(200);
  const renewed = await hashOf();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await attempt(1, owner)).statusCode).toBe(200);
  expect(await hashOf()).toBe(renewed);
});
