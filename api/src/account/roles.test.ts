import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function loggedIn(email: string, host = 'localhost'): Promise<Visitor> {
  const visitor = new Visitor(shop.app, host);
  await visitor.logIn(email);
  return visitor;
}
const userOf = async (visitor: Visitor) => (await visitor.call('session/get', {})).user;

describe('the three kinds of visitor', () => {
  it('are guests, customers, and owners and members of an institution', async () => {
    expect((await new Visitor(shop.app).call('session/get', {})).user).toBeNull();
    const [reader, librarian, teacher] = await Promise.all(
      ['reader', 'librarian', 'teacher'].map(async (name) => userOf(await loggedIn(`${name}@example.com`))),
    );
    expect(reader).toMatchObject({ is_institution: false, company: '', corp_id: 'personal', has_several_corps: false });
    expect(librarian).toMatchObject({
      is_institution: true,
      is_owner: true,
      company: 'Harbour Road Library',
      corp_id: 'harbour-road',
      has_several_corps: true,
    });
    expect(teacher).toMatchObject({ is_institution: true, is_owner: false, corp_id: 'harbour-road' });
  });

  it('have a session with all parts [SES-01]', async () => {
    const session = await (await loggedIn('librarian@example.com')).call('session/get', {});
    expect(Object.keys(session)).toEqual(
      expect.arrayContaining([
        'session_id',
        'logged_in',
        'user',
        'wishlist',
        'wishlist_id',
        'cart',
        'pick_location',
        'location_id',
      ]),
    );
    expect(session.user).toMatchObject({
      first_name: 'Lena',
      last_name: 'Brandt',
      company: 'Harbour Road Library',
      is_institution: true,
      corp_id: 'harbour-road',
    });
  });
});

describe('accounts that a member can act for', () => {
  it('are listed with name, type, company, and which is the personal one [API-007]', async () => {
    const { corps } = await (await loggedIn('librarian@example.com')).call('account/getAvailableCorps', {});
    expect(corps).toEqual([
      { id: 'personal', name: 'Lena Brandt', type: 'customer', is_institution: false, company: '', is_personal: true },
      {
        id: 'coast-reps',
        name: 'Coast Book Reps',
        type: 'supplier',
        is_institution: false,
        company: 'Coast Book Reps',
        is_personal: false,
      },
      {
        id: 'harbour-road',
        name: 'Harbour Road Library',
        type: 'customer',
        is_institution: true,
        company: 'Harbour Road Library',
        is_personal: false,
      },
    ]);
    expect(await new Visitor(shop.app).refusal('account/getAvailableCorps')).toMatchObject({
      status: 401,
      code: 'login_required',
    });
    expect(
      await (await loggedIn('librarian@example.com')).refusal('account/getAvailableCorps', { token: 'made-up' }),
    ).toMatchObject({ code: 'wrong_account' });
  });

  it('can be switched, in a new session with a new secret [API-008]', async () => {
    const visitor = await loggedIn('librarian@example.com');
    const before = visitor.cookie;
    await visitor.call('account/setCorp', { corp_id: 'personal' });
    expect(await userOf(visitor)).toMatchObject({ corp_id: 'personal', is_institution: false, company: '' });
    expect(visitor.cookie).not.toBe(before);
    const thief = new Visitor(shop.app);
    thief.cookie = before;
    expect((await thief.call('session/get', {})).logged_in).toBe(false);
  });

  it('keep the cart when switched', async () => {
    const visitor = await loggedIn('librarian@example.com');
    const { rows } = await visitor.call('browse/get', { j: 'onhand' });
    const { cart } = await visitor.call('cart/add', { eisbn: rows[0]?.eisbn });
    await visitor.call('account/setCorp', { corp_id: 'personal' });
    expect((await visitor.call('session/get', {})).cart.checksum).toBe(cart.checksum);
    await visitor.call('cart/removeAll', {});
  });

  it('of a version-1 site are switched to by v1/changeCorpAndTransfer [API-010]', async () => {
    const visitor = await loggedIn('librarian@example.com');
    expect(await visitor.call('v1/changeCorpAndTransfer', { corp_id: 'coast-reps' })).toEqual({});
    expect(await userOf(visitor)).toMatchObject({
      corp_id: 'coast-reps',
      company: 'Coast Book Reps',
      is_institution: false,
    });
  });

  it('of others, or of no shop, are refused', async () => {
    const reader = await loggedIn('reader@example.com');
    for (const name of ['account/setCorp', 'v1/changeCorpAndTransfer'] as const) {
      expect(await reader.refusal(name, { corp_id: 'harbour-road' })).toMatchObject({
        status: 403,
        code: 'wrong_account',
      });
      expect(await reader.refusal(name, { corp_id: 'nothing' })).toMatchObject({ status: 403, code: 'wrong_account' });
      expect(await new Visitor(shop.app).refusal(name, { corp_id: 'personal' })).toMatchObject({ status: 401 });
    }
    expect(await userOf(reader)).toMatchObject({ corp_id: 'personal' });
  });

  it('are no longer usable after leaving: the personal account remains', async () => {
    const teacher = await loggedIn('teacher@example.com');
    await shop.db.deleteFrom('corp_member').where('account_id', '=', '101-teacher').execute();
    expect(await userOf(teacher)).toMatchObject({ corp_id: 'personal', is_institution: false });
  });
});

describe('a version-1 site', () => {
  it('gets a handle at login and transfer; any other shop gets none [API-009]', async () => {
    const trade = new Visitor(shop.app, 'papertrade.localhost');
    expect((await trade.logIn()).STG).toMatch(/^[\w-]{20}$/);
    await shop.db
      .updateTable('shop')
      .set({ settings: await open('papertrade') })
      .where('webstore_name', '=', 'papertrade')
      .execute();
    expect((await trade.call('v1/transfer', {})).STG).toMatch(/^[\w-]{20}$/);
    expect((await new Visitor(shop.app).logIn()).STG).toBeUndefined();
    expect(await (await loggedIn('reader@example.com')).call('v1/transfer', {})).toEqual({});
    expect(await new Visitor(shop.app).refusal('v1/transfer')).toMatchObject({ status: 401, code: 'login_required' });
  });
});

/** Makes the shop private, so that it is open to members only. */
async function open(name: string): Promise<string> {
  const { settings } = await shop.db
    .selectFrom('shop')
    .select('settings')
    .where('webstore_name', '=', name)
    .executeTakeFirstOrThrow();
  return JSON.stringify({ ...JSON.parse(settings), is_exclusive: false });
}
