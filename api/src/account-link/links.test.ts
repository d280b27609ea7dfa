import { clearLimits, emailsTo, newMember, tokenTo } from '../../testing/accounts';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';

let shop: TestShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await openTestShop([]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await clearLimits(shop);
  owner = await loggedIn('librarian@example.com');
});

async function loggedIn(email: string): Promise<Visitor> {
  const visitor = new Visitor(shop.app);
  await visitor.logIn(email);
  return visitor;
}
const children = async () => (await owner.call('account/getAvailableChildren', {})).children;
const idOf = async (email: string) => (await children()).find((one) => one.email === email)?.id ?? '';
const corpsOf = async (visitor: Visitor) => (await visitor.call('account/getAvailableCorps', {})).corps;
const asked = async (email: string): Promise<string> => {
  await owner.call('account/linkToRequest', { email });
  return tokenTo(shop, email);
};
const noPermission = "You don't have permission to modify the linked accounts of: Harbour Road Library";

describe('an institution’s owner', () => {
  it('sees who buys for it [API-095] [SEC-26] [LNK-08]', async () => {
    expect(await children()).toEqual([
      {
        id: '101-teacher',
        name: 'Tomas Okafor',
        email: 'teacher@example.com',
        pending: false,
        is_institution: false,
        type: 'customer',
        company: '',
      },
    ]);
  });

  it('asks a person, who is pending until they use the link [API-097] [API-096] [LNK-07]', async () => {
    const reply = await owner.call('account/linkToRequest', { email: ' Reader@Example.com' });
    expect(reply.children).toContainEqual(
      expect.objectContaining({ email: 'reader@example.com', name: '', pending: true }),
    );
    expect(await emailsTo(shop, 'reader@example.com')).toMatchObject([
      { kind: 'link_request', subject: 'Harbour Road Library asks you to buy for it at Saltwater Books' },
    ]);
    const reader = await loggedIn('reader@example.com');
    const token = await tokenTo(shop, 'reader@example.com');
    const { corps } = await reader.call('account/linkToVerify', { token });
    expect(corps).toContainEqual(expect.objectContaining({ id: 'harbour-road', is_institution: true }));
    expect(await children()).toContainEqual(expect.objectContaining({ name: 'Robin Reader', pending: false }));
    expect(await reader.refusal('account/linkToVerify', { token })).toMatchObject({
      status: 409,
      code: 'already_verified',
      error: 'Already verified',
    });
    expect((await reader.call('account/getAvailableCorps', { token })).corps).toHaveLength(2);
    await reader.call('account/setCorp', { corp_id: 'harbour-road' });
    expect((await reader.call('session/get', {})).user).toMatchObject({ is_institution: true, is_owner: false });
  });

  it('removes a person, whose sessions no longer act for it [API-098] [SEC-26]', async () => {
    const member = await newMember(shop, 'removed@example.com');
    const token = await asked('removed@example.com');
    await member.call('account/linkToVerify', { token });
    await member.call('account/setCorp', { corp_id: 'harbour-road' });
    const reply = await owner.call('account/removeChildLink', { id: await idOf('removed@example.com') });
    expect(reply.children).not.toContainEqual(expect.objectContaining({ email: 'removed@example.com' }));
    expect((await member.call('session/get', {})).user).toMatchObject({ is_institution: false, corp_id: 'personal' });
    expect(await member.refusal('account/linkToVerify', { token })).toMatchObject({ code: 'token_expired' });
  });

  it('withdraws a request, whose link then does nothing', async () => {
    const token = await asked('withdrawn@example.com');
    await owner.call('account/removeChildLink', { id: await idOf('withdrawn@example.com') });
    const member = await newMember(shop, 'withdrawn@example.com');
    expect(await member.refusal('account/linkToVerify', { token })).toMatchObject({ code: 'token_expired' });
  });

  it('asks again: the newest link alone works', async () => {
    const [first, second] = [await asked('twice@example.com'), await asked('twice@example.com')];
    const member = await newMember(shop, 'twice@example.com');
    expect(await member.refusal('account/linkToVerify', { token: first })).toMatchObject({ code: 'token_expired' });
    await member.call('account/linkToVerify', { token: second });
  });

  it('asks no more than two hundred people in a day, also where requests are withdrawn', async () => {
    const who = 'emails from:127.0.0.1 today';
    const counted = Array.from({ length: 199 }, () => ({ shop_id: '101', who, at: testNow, until: testNow + 60 }));
    await shop.db.insertInto('login_failure').values(counted).execute();
    await asked('last@example.com');
    await owner.call('account/removeChildLink', { id: await idOf('last@example.com') });
    expect(await owner.refusal('account/linkToRequest', { email: 'more@example.com' })).toMatchObject({ status: 429 });
  });

  it('asks nobody who buys for it already, nor themselves', async () => {
    for (const email of ['teacher@example.com', 'librarian@example.com'])
      expect(await owner.refusal('account/linkToRequest', { email })).toMatchObject({ code: 'already_verified' });
  });

  it('can’t remove a foreign id, or themselves: it looks unknown', async () => {
    const founder = await newMember(shop, 'founder@example.com', { is_institution: 'true', company: 'Pier School' });
    await founder.call('account/linkToRequest', { email: 'pupil@example.com' });
    const foreign = (await founder.call('account/getAvailableChildren', {})).children[0]?.id ?? '';
    for (const id of [foreign, '101-librarian', '101-bookseller', '102-teacher', 'nothing'])
      expect(await owner.refusal('account/removeChildLink', { id })).toMatchObject({ status: 404, code: 'not_found' });
    expect((await founder.call('account/getAvailableChildren', {})).children).toHaveLength(1);
  });

  it('needs a request email [LNK-06]', async () => {
    expect(await owner.refusal('account/linkToRequest', { email: '' })).toMatchObject({
      fields: { email: 'Email address required.' },
    });
  });
});

describe('whoever is not the owner', () => {
  const calls = [
    ['account/getAvailableChildren', {}],
    ['account/linkToRequest', { email: 'someone@example.com' }],
    ['account/removeChildLink', { id: '101-teacher' }],
  ] as const;

  it.each(calls)('a member of the institution is told so: %s [SEC-28]', async (name, fields) => {
    const teacher = await loggedIn('teacher@example.com');
    expect(await teacher.refusal(name, fields)).toMatchObject({
      status: 403,
      code: 'wrong_account',
      error: noPermission,
    });
  });

  it.each(calls)('a customer, and the owner acting for themselves, are refused: %s [SEC-26]', async (name, fields) => {
    await owner.call('account/setCorp', { corp_id: 'personal' });
    for (const visitor of [await loggedIn('bookseller@example.com'), owner])
      expect(await visitor.refusal(name, fields)).toMatchObject({ status: 403, code: 'wrong_account' });
    expect(await emailsTo(shop, 'someone@example.com')).toEqual([]);
  });
});

describe('a link', () => {
  it('is for the address that it was sent to', async () => {
    const token = await asked('invited@example.com');
    const other = await newMember(shop, 'not-invited@example.com');
    expect(await other.refusal('account/linkToVerify', { token })).toMatchObject({ code: 'wrong_account' });
    expect(await other.refusal('account/getAvailableCorps', { token })).toMatchObject({ code: 'wrong_account' });
    expect(await corpsOf(other)).toHaveLength(1);
    const invited = await newMember(shop, 'invited@example.com');
    expect((await invited.call('account/getAvailableCorps', { token })).corps).toHaveLength(1);
    await invited.call('account/linkToVerify', { token });
  });

  it('expires, and serves no other purpose', async () => {
    const token = await asked('slow@example.com');
    const member = await newMember(shop, 'slow@example.com');
    expect(await member.refusal('account/resetPassword', { token, password: 'a long enough one' })).toMatchObject({
      code: 'token_expired',
    });
    await shop.db.updateTable('account_token').set({ until: testNow }).execute();
    expect(await member.refusal('account/linkToVerify', { token })).toMatchObject({ code: 'token_expired' });
    expect(await children()).not.toContainEqual(expect.objectContaining({ email: 'slow@example.com' }));
  });

  it('accounts are listed with and without a token [GAP-63]', async () => {
    const token = await asked('both@example.com');
    const member = await newMember(shop, 'both@example.com');
    for (const payload of [{}, { token }])
      expect((await member.call('account/getAvailableCorps', payload)).corps).toHaveLength(1);
  });
});

describe('a customer', () => {
  it('stops buying for an institution, acting for themselves [API-099] [SEC-27]', async () => {
    const teacher = await loggedIn('teacher@example.com');
    expect(await teacher.refusal('account/removeParentLink', { id: 'harbour-road' })).toMatchObject({
      status: 403,
      error: noPermission,
    });
    await teacher.call('account/setCorp', { corp_id: 'personal' });
    const { corps } = await teacher.call('account/removeParentLink', { id: 'harbour-road' });
    expect(corps.map(({ id }) => id)).toEqual(['personal']);
    expect((await teacher.call('session/get', {})).user).toMatchObject({ corp_id: 'personal', is_institution: false });
    expect(await teacher.refusal('account/removeParentLink', { id: 'harbour-road' })).toMatchObject({ status: 404 });
  });

  it('can’t leave an account that is theirs, or that they don’t buy for', async () => {
    await owner.call('account/setCorp', { corp_id: 'personal' });
    for (const id of ['harbour-road', 'personal', 'nothing'])
      expect(await owner.refusal('account/removeParentLink', { id })).toMatchObject({
        status: 404,
        code: 'not_found',
      });
  });
});
