import { clearLimits, emailsTo, newMember, newPassword, profile, tokenTo, withSettings } from '../../testing/accounts';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop([]);
});
afterAll(() => shop.close());
beforeEach(() => clearLimits(shop));
let restore: (() => Promise<void>) | undefined;
afterEach(async () => {
  await restore?.();
  restore = undefined;
});

const chosen = 'another lantern 48';
const logIn = async (email_address: string, password = newPassword): Promise<Visitor> => {
  const visitor = new Visitor(shop.app);
  await visitor.call('account/login', { email_address, password });
  return visitor;
};
const isLoggedIn = async (visitor: Visitor) => (await visitor.call('session/get', {})).logged_in;

describe('account/modify of the profile', () => {
  it('answers the user with what was saved, and the session [API-090] [ACC-45] [ACC-49]', async () => {
    const member = await newMember(shop, 'profile@example.com');
    const { user, session } = await member.call('account/modify', {
      ...profile,
      password: newPassword,
      last_name: 'Okafor-Bell',
      street_address_2: 'Unit 4',
      alt_phone_number: '604.555.0199',
      alt_phone_number_type: 'work',
      communication_preference: 'text',
    });
    expect(user).toMatchObject({
      last_name: 'Okafor-Bell',
      street_address_2: 'Unit 4',
      alt_phone_number: '(604) 555-0199',
      alt_phone_number_type: 'work',
      communication_preference: 'text',
    });
    expect(session.user?.last_name).toBe('Okafor-Bell');
    expect((await member.call('address/getList', {})).addresses[0]).toMatchObject({ name: 'Ruth Okafor-Bell' });
  });

  it('asks for the password again, as often as a login lets one guess [API-090] [ACC-27]', async () => {
    const member = await newMember(shop, 'guess@example.com');
    expect(await member.refusal('account/modify', profile)).toMatchObject({ status: 400, code: 'validation' });
    const guess = () => member.post('account/modify', { ...profile, password: 'not this one' });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await guess()).json()).toMatchObject({ code: 'throttled' });
  });

  it('is not guessed with a stolen session from many addresses either', async () => {
    const member = await newMember(shop, 'stolen@example.com');
    const guess = async (at: number) =>
      (await member.post('account/modify', { ...profile, password: 'no' }, { 'x-forwarded-for': `198.51.100.${at}` }))
        .statusCode;
    const statuses: number[] = [];
    for (let at = 0; at < 52; at++) statuses.push(await guess(at));
    expect(statuses).toEqual([...Array(50).fill(422), 429, 429]);
  });

  it('tells a wrong password at its field', async () => {
    const member = await newMember(shop, 'field@example.com');
    const text = 'This isn’t your password. Please try again.';
    expect(await member.refusal('account/modify', { ...profile, password: 'no' })).toMatchObject({
      status: 422,
      code: 'wrong_password',
      fields: { password: text },
    });
  });

  it('names, founds and gives up the member’s own institution, never another’s [ACC-59]', async () => {
    const member = await newMember(shop, 'founder@example.com');
    const save = async (over: object) =>
      (await member.call('account/modify', { ...profile, password: newPassword, ...over })).user;
    expect(await save({ is_institution: 'true', company: 'Pier School' })).toMatchObject({
      company: 'Pier School',
      is_owner: true,
      is_institution: true,
    });
    expect(await save({ is_institution: 'true', company: 'Pier Academy' })).toMatchObject({ company: 'Pier Academy' });
    expect(await save({})).toMatchObject({ company: '', is_institution: false });
    const teacher = await logIn('teacher@example.com', 'bookfront-demo');
    const { user } = await teacher.call('account/modify', {
      ...profile,
      password: 'bookfront-demo',
      is_institution: 'true',
      company: 'Taken over',
    });
    expect(user).toMatchObject({ company: 'Harbour Road Library', is_owner: false });
  });

  it('founds one institution when two tabs send the form together', async () => {
    const member = await newMember(shop, 'two-tabs@example.com');
    const form = { ...profile, password: newPassword, is_institution: 'true', company: 'Twice Founded' };
    await Promise.all([member.post('account/modify', form), member.post('account/modify', form)]);
    expect(await shop.db.selectFrom('corp').select('name').where('name', '=', 'Twice Founded').execute()).toHaveLength(
      1,
    );
  });

  it('keeps an institution that others buy for', async () => {
    const owner = await logIn('librarian@example.com', 'bookfront-demo');
    expect(await owner.refusal('account/modify', { ...profile, password: 'bookfront-demo' })).toMatchObject({
      fields: { is_institution: 'Please remove the linked accounts first.' },
    });
  });
});

describe('account/modify of the password', () => {
  it('ends all other sessions and gives this one a new secret [API-091]', async () => {
    const [member, other] = [await newMember(shop, 'secret@example.com'), await logIn('secret@example.com')];
    const thief = new Visitor(shop.app);
    thief.cookie = member.cookie;
    const before = (await member.call('session/get', {})).session_id;
    const { user, session } = await member.call('account/modify', { password: newPassword, new_password: chosen });
    expect(user.email_address).toBe('secret@example.com');
    expect(session.session_id).not.toBe(before);
    expect(await Promise.all([member, other, thief].map(isLoggedIn))).toEqual([true, false, false]);
    expect(await emailsTo(shop, 'secret@example.com')).toMatchObject([{ kind: 'password_changed' }]);
    await expect(logIn('secret@example.com')).rejects.toThrow('Invalid Login');
    expect(await isLoggedIn(await logIn('secret@example.com', chosen))).toBe(true);
  });

  it('kills the tokens that could still change the account', async () => {
    const member = await newMember(shop, 'dead@example.com');
    await member.call('account/emailPasswordToken', { email_address: 'dead@example.com' });
    const token = await tokenTo(shop, 'dead@example.com');
    await member.call('account/modify', { password: newPassword, new_password: chosen });
    expect(await member.refusal('account/resetPassword', { token, password: newPassword })).toMatchObject({
      code: 'token_expired',
    });
  });

  it.each([
    ['1234567', 'Password must be at least 8 characters.'],
    ['sunshine1', 'Many people use this password. Please choose another one.'],
    ['WEAK@example.com', 'Many people use this password. Please choose another one.'],
  ])('refuses %s at its field [ACC-31]', async (new_password, text) => {
    const member = await newMember(shop, `weak@example.com`).catch(() => logIn('weak@example.com'));
    expect(await member.refusal('account/modify', { password: newPassword, new_password })).toMatchObject({
      fields: { new_password: text },
    });
  });
});

describe('account/modify of the email', () => {
  const change = (member: Visitor, email_address: string) =>
    member.call('account/modify', { email_address, password: newPassword });

  it('tells of no more than two hundred addresses in a day whether they have an account', async () => {
    const member = await newMember(shop, 'prober@example.com');
    const probe = async () =>
      (await member.post('account/modify', { email_address: 'librarian@example.com', password: newPassword }))
        .statusCode;
    const who = 'emails from:127.0.0.1 today';
    const counted = Array.from({ length: 199 }, () => ({ shop_id: '101', who, at: testNow, until: testNow + 60 }));
    await shop.db.insertInto('login_failure').values(counted).execute();
    expect([await probe(), await probe()]).toEqual([409, 429]);
  });

  it('moves the account at once, and tells both addresses [API-092]', async () => {
    const member = await newMember(shop, 'old@example.com');
    const { user, validation_required } = await change(member, 'New-Address@example.com');
    expect([user.email_address, validation_required]).toEqual(['new-address@example.com', undefined]);
    for (const email of ['old@example.com', 'new-address@example.com'])
      expect(await emailsTo(shop, email)).toMatchObject([{ kind: 'email_changed' }]);
    await expect(logIn('old@example.com')).rejects.toThrow('Invalid Login');
  });

  it('waits for the link where the shop verifies addresses [API-092] [API-093] [ACC-51] [ACC-52]', async () => {
    const member = await newMember(shop, 'before@example.com');
    restore = await withSettings(shop, { account_verification_required: true });
    const { user, validation_required } = await change(member, 'after@example.com');
    expect([user.email_address, validation_required]).toEqual(['before@example.com', true]);
    expect((await emailsTo(shop, 'before@example.com'))[0]?.text).toContain('after@example.com');
    const token = await tokenTo(shop, 'after@example.com');
    const stranger = await logIn('teacher@example.com', 'bookfront-demo');
    expect(await stranger.refusal('account/modify', { token })).toMatchObject({ code: 'token_expired' });
    expect((await member.call('account/modify', { token })).user.email_address).toBe('after@example.com');
    expect(await member.refusal('account/modify', { token })).toMatchObject({ status: 422, code: 'token_expired' });
  });

  it('is refused for an expired link, and after the password was changed [ACC-54]', async () => {
    const member = await newMember(shop, 'slow@example.com');
    restore = await withSettings(shop, { account_verification_required: true });
    await change(member, 'slower@example.com');
    const token = await tokenTo(shop, 'slower@example.com');
    const until = (seconds: number) =>
      shop.db.updateTable('account_token').set({ until: seconds }).where('email', '=', 'slower@example.com').execute();
    await until(testNow);
    expect(await member.refusal('account/modify', { token })).toMatchObject({ code: 'token_expired' });
    await until(testNow + 60);
    await member.call('account/modify', { password: newPassword, new_password: chosen });
    expect(await member.refusal('account/modify', { token })).toMatchObject({ code: 'token_expired' });
  });

  it('is refused for an address of another account [ERR-70]', async () => {
    const member = await newMember(shop, 'jealous@example.com');
    const form = { email_address: 'Reader@example.com', password: newPassword };
    expect(await member.refusal('account/modify', form)).toMatchObject({
      status: 409,
      code: 'email_taken',
      error: 'An account already exists with this email',
    });
  });

  it('tells nobody of that account in a neutral shop, but its owner', async () => {
    const member = await newMember(shop, 'neutral@example.com');
    restore = await withSettings(shop, { account_neutral_answers: true });
    expect((await change(member, 'bookseller@example.com')).validation_required).toBe(true);
    expect(await emailsTo(shop, 'bookseller@example.com')).toMatchObject([{ kind: 'account_exists' }]);
  });
});

describe('a page that shows another account', () => {
  it.each<[string, object]>([
    ['account/modify', { ...profile, password: newPassword }],
    ['account/modify', { password: newPassword, new_password: chosen }],
    ['account/delete', { email_address: 'here@example.com', password: newPassword }],
    ['account/logOutEverywhere', {}],
    ['account/setNewsletterConsent', { consent: 'true' }],
    ['account/exportData', {}],
    ['account/linkToRequest', { email: 'x@example.com' }],
  ])('changes nothing of the one that another tab switched to: %s', async (name, fields) => {
    const tabs = await newMember(shop, 'here@example.com').catch(() => logIn('here@example.com'));
    const { session_id } = await tabs.call('session/get', {});
    await tabs.call('account/login', { email_address: 'reader@example.com', password: 'bookfront-demo' });
    const answer = await tabs.post(name, { ...fields, session_id });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'session_changed' });
  });
});

it('account/logOutEverywhere ends every session of the account', async () => {
  const [one, other] = [await newMember(shop, 'everywhere@example.com'), await logIn('everywhere@example.com')];
  const reader = await logIn('reader@example.com', 'bookfront-demo');
  expect((await one.call('account/logOutEverywhere', {})).logged_in).toBe(false);
  expect(await Promise.all([one, other, reader].map(isLoggedIn))).toEqual([false, false, true]);
});

it('newsletter consent is given and taken back by itself, with its time', async () => {
  const member = await newMember(shop, 'news@example.com');
  const consented = async (consent: boolean) =>
    (await member.call('account/setNewsletterConsent', { consent })).user.newsletter_consent;
  expect([await consented(true), await consented(false)]).toEqual([true, false]);
  await member.call('account/modify', { ...profile, password: newPassword });
  expect((await member.call('account/getDetails', {})).user.newsletter_consent).toBe(false);
});
