import { secretOf } from './fixture-api';
import { bootstrapOf, type FixtureEdge, startFixtureEdge } from './fixture-edge';

let shop: FixtureEdge;
beforeEach(async () => {
  shop = await startFixtureEdge();
});
afterEach(() => shop.close());

const secret = secretOf('Ada');
const get = (url: string, cookie: string, host = 'localhost:4000') =>
  shop.ask({ url, headers: { host, ...(cookie ? { cookie } : {}) } });
const apiCookies = () =>
  shop.api.asked.filter(({ call }) => call === 'session/get').map(({ headers }) => headers.cookie);

const doubled = [
  `session_id=; session_id=${secret}`,
  `a;session_id=;session_id=${secret}`,
  `session_id= ; session_id=${secret}`,
  `session_id="${secretOf('Eve')}"; session_id=${secret}`,
  `session_id=short; session_id=${secret}`,
  `session_id=${secret}; session_id=${secretOf('Eve')}`,
];

test.each(doubled)(
  'a member with the cookies %s is recognised, and the page is not cached for others',
  async (cookie) => {
    expect((await get('/browse', cookie)).body).toContain('for Ada');
    expect((await get('/browse', '')).body).toContain('for a guest');
    expect((await get('/browse', cookie)).body).toContain('for Ada');
    expect(apiCookies()).toEqual([`session_id=${secret}`, undefined, `session_id=${secret}`]);
  },
);

test.each(doubled)('a member with the cookies %s does not open a private shop for others', async (cookie) => {
  await get('/browse', cookie, 'private.localhost');
  const stranger = bootstrapOf((await get('/browse', '', 'private.localhost')).body);
  expect([stranger.session.logged_in, stranger.queries]).toEqual([false, []]);
});

test.each([
  'session_id=',
  'session_id',
  'session_id=short',
  `session_id=${secret}.x`,
  `SESSION_ID=${secret}`,
  `x=session_id=${secret}`,
])('the cookies %s are a guest’s, and none reaches the api', async (cookie) => {
  expect((await get('/browse', cookie)).body).toContain('for a guest');
  expect(apiCookies()).toEqual([undefined]);
});

test('a page is cached only if the api itself saw a guest', async () => {
  for (const known of [
    { session_id: 'h' },
    { logged_in: true, user: { first_name: 'Ada' } },
    { wishlist: { rows: [{ eisbn: '1' }] } },
  ]) {
    shop.api.answering.set('session/get', known);
    await get('/browse', '');
  }
  shop.api.answering.clear();
  expect((await get('/browse', '')).body).toContain('for a guest');
  expect(apiCookies()).toHaveLength(4);
  await get('/browse', '');
  expect(apiCookies()).toHaveLength(4);
});
