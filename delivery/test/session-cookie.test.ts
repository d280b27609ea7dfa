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
const heard = () => shop.api.asked.filter(({ call }) => call === 'session/get').map(({ headers }) => headers.cookie);

const doubled = [
  `session_id=; session_id=${secret}`,
  `a;session_id=;session_id=${secret}`,
  `session_id= ; session_id=${secret}`,
  `session_id="${secretOf('Eve')}"; session_id=${secret}`,
  `session_id=short; session_id=${secret}`,
  `session_id=${secret}; session_id=${secretOf('Eve')}`,
];

test.each(doubled)('a member with the cookies %s is a member, and no stranger is shown the page', async (cookie) => {
  expect((await get('/browse', cookie)).body).toContain('for Ada');
  expect((await get('/browse', '')).body).toContain('for a guest');
  expect((await get('/browse', cookie)).body).toContain('for Ada');
  expect(heard()).toEqual([`session_id=${secret}`, undefined, `session_id=${secret}`]);
});

test.each(doubled)('a member with the cookies %s opens no private shop for strangers', async (cookie) => {
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
])('the cookies %s are a guest’s, and the api hears of none', async (cookie) => {
  expect((await get('/browse', cookie)).body).toContain('for a guest');
  expect(heard()).toEqual([undefined]);
});

test('a page is kept for others only where the api itself saw a guest', async () => {
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
  expect(heard()).toHaveLength(4);
  await get('/browse', '');
  expect(heard()).toHaveLength(4);
});
