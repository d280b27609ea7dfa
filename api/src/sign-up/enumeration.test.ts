import { jest } from '@jest/globals';
import { clearLimits, createForm, newPassword, withSettings } from '../../testing/accounts';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { captchaOf } from '../../testing/test-checkout';

const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
const [hash, verify] = [jest.spyOn(argon2, 'hash'), jest.spyOn(argon2, 'verify')];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop([]);
  await withSettings(shop, { account_neutral_answers: true });
  await ask('account/login', 'warm@example.com');
});
afterAll(() => shop.close());
beforeEach(() => clearLimits(shop));

let visitors = 0;
/** A visitor of an address of their own. */
const ask = (name: string, email_address: string, over: object = {}) => {
  const at = visitors++;
  const from = `203.0.${Math.floor(at / 250)}.${at % 250}`;
  const fields = { email_address, password: 'not the one', ...over };
  return new Visitor(shop.app).post(name, fields, { 'x-forwarded-for': from });
};
/** What an answer costs the shop: hashes of passwords, emails and tokens written. */
async function costOf(task: () => Promise<unknown>): Promise<object> {
  const counts = async () => ({
    hashed: hash.mock.calls.length,
    verified: verify.mock.calls.length,
    emails: (await shop.db.selectFrom('outbox').select('id').execute()).length,
    tokens: (await shop.db.selectFrom('account_token').select('token_hash').execute()).length,
  });
  const before = await counts();
  await task();
  const after = await counts();
  return Object.fromEntries(Object.entries(after).map(([key, n]) => [key, n - before[key as keyof typeof before]]));
}
const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('a neutral shop', () => {
  it.each([
    ['account/check', { verified: 0, emails: 1, tokens: 1 }],
    ['account/emailPasswordToken', { verified: 0, emails: 1, tokens: 1 }],
    ['account/login', { verified: 1, emails: 0, tokens: 0 }],
  ])('answers %s of a known and an unknown address alike, and does the same work for both', async (name, cost) => {
    const answers: unknown[] = [];
    const shape = async (email: string) => {
      const { statusCode, body, headers } = await ask(name, email);
      const { date: _date, 'content-length': _length, ...rest } = headers;
      answers.push([statusCode, body.replaceAll(email, 'EMAIL'), rest]);
    };
    const known = await costOf(() => shape('reader@example.com'));
    const unknown = await costOf(() => shape('nobody@example.com'));
    expect(known).toEqual({ hashed: 0, ...cost });
    expect(unknown).toEqual(known);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('takes as long for either over hundreds of checks', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let at = 0; at < 300; at++)
      for (const kind of at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        if (at % 8 === 0) await clearLimits(shop);
        const started = performance.now();
        await ask('account/check', kind === 'known' ? 'reader@example.com' : `nobody-${at % 8}@example.com`);
        times[kind].push(performance.now() - started);
      }
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  }, 60_000);

  it('tells nothing by creating an account either: that takes the emailed link', async () => {
    for (const email of ['reader@example.com', 'nobody@example.com'])
      expect(await new Visitor(shop.app).refusal('account/create', createForm(email))).toMatchObject({
        status: 400,
        fields: { email_address: 'Please use the link that we emailed you.' },
      });
  });

  it('sends an owner an email instead of an answer', async () => {
    await ask('account/check', 'teacher@example.com');
    await ask('account/emailPasswordToken', 'unknown@example.com');
    const kinds = await shop.db
      .selectFrom('outbox')
      .select(['recipient', 'kind'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(kinds).toEqual([
      { recipient: 'unknown@example.com', kind: 'no_account' },
      { recipient: 'teacher@example.com', kind: 'account_exists' },
    ]);
  });
});

describe('emails to one recipient', () => {
  it('are limited whatever they are about, from wherever they are asked for', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 61; at++)
      statuses.push(
        (await ask(at % 2 ? 'account/check' : 'account/emailPasswordToken', 'flood@example.com')).statusCode,
      );
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    const owner = new Visitor(shop.app);
    await owner.logIn('librarian@example.com');
    expect(await owner.refusal('account/linkToRequest', { email: 'Flood@example.com' })).toMatchObject({ status: 429 });
  });

  it('still come to an owner who asks for them elsewhere, while strangers flood the address', async () => {
    const email_address = 'besieged@example.com';
    const from = (network: number) =>
      new Visitor(shop.app).post('account/check', { email_address }, { 'x-forwarded-for': `198.51.100.${network}` });
    const flood: number[] = [];
    for (let at = 0; at < 12; at++) flood.push((await from(1)).statusCode);
    expect(flood).toEqual([...Array(10).fill(200), 403, 403]);
    const own: number[] = [];
    for (let at = 0; at < 4; at++) own.push((await from(2)).statusCode);
    expect(own).toEqual([200, 200, 200, 429]);
  });

  it('stay limited after a restart, and are limited in each shop by itself', async () => {
    const rows = await shop.db.selectFrom('login_failure').select('who').execute();
    expect(rows).toEqual([]);
    await ask('account/check', 'persist@example.com');
    const written = await shop.db.selectFrom('login_failure').select(['shop_id', 'who']).execute();
    expect(written).toContainEqual({ shop_id: '101', who: expect.stringMatching(/^email to:[\w-]{43}$/) });
    expect(JSON.stringify(written)).not.toContain('persist@example.com');
  });

  it('of one visitor to many need the human check from the eleventh on', async () => {
    const visitor = new Visitor(shop.app);
    const check = async (at: number, captcha = '') =>
      visitor.post('account/check', { email_address: `many-${at}@example.com`, ...(captcha ? { captcha } : {}) });
    for (let at = 0; at < 10; at++) expect((await check(at)).statusCode).toBe(200);
    expect((await check(10)).json()).toMatchObject({ code: 'captcha' });
    const captcha = await captchaOf(visitor);
    expect((await check(10, captcha)).statusCode).toBe(200);
    expect((await check(11, captcha)).json()).toMatchObject({ code: 'captcha' });
  });
});

it('a new password is hashed once, and only after everything else was right', async () => {
  const create = (over: object) => () =>
    new Visitor(shop.app).post('account/create', { ...createForm('x@example.com'), ...over });
  expect(await costOf(create({ token: 'made-up', password: newPassword }))).toMatchObject({ hashed: 0, verified: 0 });
});
