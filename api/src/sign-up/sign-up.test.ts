import { clearLimits, createForm, emailsTo, newPassword, profile, tokenTo, withSettings } from '../../testing/accounts';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { stockTitle } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => clearLimits(shop));
let restore: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const undo of restore.toReversed()) await undo();
  restore = [];
});
const set = async (over: object, storeId?: string) => void restore.push(await withSettings(shop, over, storeId));
const verified = { account_verification_required: true };
const guest = (host?: string) => new Visitor(shop.app, host);

describe('account/check', () => {
  it('has three outcomes: known, to be verified, or free to go on [API-086] [ACC-06] [ACC-07] [ACC-08]', async () => {
    const check = async (email_address: string) =>
      (await guest().call('account/check', { email_address })).email_address;
    expect(await check(' Reader@Example.com ')).toEqual({
      exists: true,
      validation_required: false,
      address: 'reader@example.com',
    });
    expect(await check('one@example.com')).toMatchObject({ exists: false, validation_required: false });
    expect(await emailsTo(shop, 'one@example.com')).toEqual([]);
    await set(verified);
    expect(await check('two@example.com')).toMatchObject({ exists: false, validation_required: true });
    expect(await check('reader@example.com')).toMatchObject({ exists: true, validation_required: false });
    expect(await emailsTo(shop, 'two@example.com')).toMatchObject([{ kind: 'verification' }]);
  });

  it.each([
    ['', 'Email address required.'],
    ['nobody', 'Please enter a valid email address.'],
  ])('refuses %j at its field [ACC-47]', async (email_address, text) => {
    const refusal = await guest().refusal('account/check', { email_address });
    expect(refusal).toMatchObject({ status: 400, code: 'validation', fields: { email_address: text } });
  });
});

describe('a link in an email', () => {
  const address = 'https://books.example';
  const store_info = async () => (await guest().call('store/getSettings', {})).store_info;
  const linkAfter = async (email: string, callback_url?: string, headers = {}) => {
    await guest().post('account/check', { email_address: email, ...(callback_url ? { callback_url } : {}) }, headers);
    return /https?:\S+token=\S+/.exec((await emailsTo(shop, email))[0]?.text ?? '')?.[0];
  };

  it('leads to the shop’s own configured address, never to what a request says [SEC-D3]', async () => {
    await set({ ...verified, store_info: { ...(await store_info()), base_url: address } });
    for (const [at, callback] of [
      undefined,
      'https://evil.example/account/verify',
      'https://books.example.evil.example/',
      'https://books.example@evil.example/',
      'https://books.example//evil.example/account/verify',
      'https://books.example/\\\\evil.example/account/verify',
      'javascript:alert(1)',
      'http://books.example/',
      'http://localhost/account/verify',
    ].entries())
      expect(await linkAfter(`link-${at}@example.com`, callback, { 'x-forwarded-host': 'evil.example' })).toMatch(
        /^https:\/\/books\.example\/account\/verify\?token=[\w-]{43}$/,
      );
  });

  it('leads to the caller’s own page if it is the shop’s', async () => {
    await set({ ...verified, store_info: { ...(await store_info()), base_url: address } });
    expect(await linkAfter('page@example.com', `${address}/de/account/verify?from=cart#x`)).toMatch(
      /^https:\/\/books\.example\/de\/account\/verify\?from=cart&token=[\w-]{43}$/,
    );
  });
});

describe('the demo shops', () => {
  it('verify addresses at Three Rivers, and tell nobody of an account at St. Margaret’s', async () => {
    const check = async (host: string) =>
      (await guest(`${host}.localhost`).call('account/check', { email_address: 'reader@example.com' })).email_address;
    expect(await check('lamplight')).toMatchObject({ exists: true });
    expect(await check('threerivers')).toMatchObject({ exists: true, validation_required: false });
    expect(await check('stmargarets')).toMatchObject({ exists: false, validation_required: true });
    const form = createForm('new@example.com', { province: 'ON' });
    expect(await guest('threerivers.localhost').refusal('account/create', form)).toMatchObject({
      fields: { email_address: 'Please use the link that we emailed you.' },
    });
  });
});

describe('account/create', () => {
  it('logs in, with the guest’s cart, favourites and address [API-087] [GAP-74] [ACC-13]', async () => {
    const visitor = guest();
    await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    const session = await visitor.call(
      'account/create',
      createForm(' New@Example.com', { newsletter_consent: 'true', phone_number_type: 'cell' }),
    );
    expect(session).toMatchObject({ logged_in: true, user: { email_address: 'new@example.com', first_name: 'Ruth' } });
    expect(session.cart.items).toHaveLength(1);
    const { rows } = await visitor.call('titlelist/getLists', {});
    expect(rows).toMatchObject([{ name: 'Favourites', can_delete: false, list_id: session.wishlist_id }]);
    expect((await visitor.call('account/getDetails', {})).user).toMatchObject({
      street_address: '9 Marine Drive',
      postal_code: 'V0N 1V0',
      phone_number: '(604) 555-0111',
      phone_number_type: 'cell',
      alt_phone_number_type: 'home',
      communication_preference: 'phone',
      newsletter_consent: true,
    });
    const { addresses } = await visitor.call('address/getList', {});
    expect(addresses).toMatchObject([{ address_id: '0', preferred: true, name: 'Ruth Okafor' }]);
    const again = await guest().call('account/login', { email_address: 'new@example.com', password: newPassword });
    expect(again.logged_in).toBe(true);
  });

  it('takes the token of the verification email instead of an email [API-087] [ACC-10]', async () => {
    await set(verified);
    const email_address = 'verified@example.com';
    await guest().call('account/check', { email_address });
    const token = await tokenTo(shop, email_address);
    expect(await guest().refusal('account/create', createForm(email_address))).toMatchObject({
      status: 400,
      fields: { email_address: 'Please use the link that we emailed you.' },
    });
    const create = { ...createForm('another@example.com'), token };
    expect((await guest().call('account/create', create)).user?.email_address).toBe(email_address);
    expect(await guest().refusal('account/create', create)).toMatchObject({ status: 422, code: 'token_expired' });
  });

  it('keeps the token while the form is wrong', async () => {
    await set(verified);
    await guest().call('account/check', { email_address: 'patient@example.com' });
    const token = await tokenTo(shop, 'patient@example.com');
    const form = { ...profile, token, password: newPassword };
    expect(await guest().refusal('account/create', { ...form, province: 'XX' })).toMatchObject({ status: 400 });
    expect((await guest().call('account/create', form)).logged_in).toBe(true);
  });

  it.each([
    ['expired', async () => shop.db.updateTable('account_token').set({ until: testNow }).execute(), 'localhost'],
    [
      'meant for something else',
      async () => shop.db.updateTable('account_token').set({ purpose: 'reset' }).execute(),
      'localhost',
    ],
    ['of another shop', async () => undefined, 'lamplight.localhost'],
  ])('refuses a token that is %s', async (what, change, host) => {
    await set(verified);
    const email_address = `${what.replaceAll(' ', '-')}@example.com`;
    await guest().call('account/check', { email_address });
    const token = await tokenTo(shop, email_address);
    await change();
    const form = { ...profile, token, password: newPassword, terms_consent: 'true' };
    expect(await guest(host).refusal('account/create', form)).toMatchObject({ code: 'token_expired' });
  });

  it('stores no token that could be used', async () => {
    await set(verified);
    await guest().call('account/check', { email_address: 'hash@example.com' });
    const rows = await shop.db.selectFrom('account_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(await tokenTo(shop, 'hash@example.com'));
  });

  it('takes an accent in email and password for the same, as one character or as two', async () => {
    const [one, two] = ['Jos\u00e9@example.com', 'jose\u0301@example.com'];
    await guest().call('account/create', createForm(one, { password: 'caf\u00e9 lantern 47' }));
    expect(await guest().refusal('account/create', createForm(two))).toMatchObject({ code: 'email_taken' });
    const login = { email_address: two, password: 'cafe\u0301 lantern 47' };
    expect((await guest().call('account/login', login)).logged_in).toBe(true);
  });

  it('refuses an address that has an account [ERR-70]', async () => {
    expect(await guest().refusal('account/create', createForm('reader@example.com'))).toMatchObject({
      status: 409,
      code: 'email_taken',
      error: 'An account already exists with this email',
    });
  });

  it('happens once when two tabs send the form together', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await guest().post('account/create', createForm('tabs@example.com'))).statusCode),
    );
    expect(answers.toSorted()).toEqual([200, 409, 409]);
  });

  it.each<[string, object, string]>([
    ['first_name', { first_name: '' }, 'First name is required.'],
    ['last_name', { last_name: ' ' }, 'Last name is required.'],
    ['street_address', { street_address: '' }, 'Street address is required.'],
    ['city', { city: '' }, 'City is required.'],
    ['country', { country: 'XX' }, 'Valid country is required.'],
    ['province', { province: '' }, 'Valid state / province is required.'],
    ['postal_code', { postal_code: '98101' }, 'Valid Postal Code is required.'],
    ['phone_number', { phone_number: '555' }, 'Required. Must be a phone number.'],
    ['phone_number_ext', { phone_number_ext: '1' }, 'Must be between 2 and 6 digits'],
    ['alt_phone_number', { alt_phone_number: '555' }, 'Required. Must be a phone number.'],
    ['company', { is_institution: 'true' }, 'Institution name is required.'],
    ['password', { password: '1234567' }, 'Password must be at least 8 characters.'],
    ['password', { password: 'Password123' }, 'Many people use this password. Please choose another one.'],
    ['password', { password: 'Ruth Okafor' }, 'Many people use this password. Please choose another one.'],
    ['password', { password: 'aaaaaaaa' }, 'Many people use this password. Please choose another one.'],
    ['password', { password: '12341234' }, 'Many people use this password. Please choose another one.'],
    ['password', { password: 'x'.repeat(129) }, 'Password must be at most 128 characters.'],
  ])(
    'checks each field also where the form was bypassed: %s %j [GAP-82] [ACC-31] [ACC-34]',
    async (field, over, text) => {
      const refusal = await guest().refusal('account/create', createForm('wrong@example.com', over));
      expect(refusal).toMatchObject({ status: 400, code: 'validation', fields: { [field]: text } });
    },
  );

  it.each(['604-555-011', '604.555.0111.222'])(
    'takes a phone number of ten to fifteen digits in as many characters, so not %s [ACC-41]',
    async (phone_number) =>
      expect(await guest().refusal('account/create', createForm('wrong@example.com', { phone_number }))).toMatchObject({
        fields: { phone_number: 'Required. Must be a phone number.' },
      }),
  );

  it('takes no postal code, and a free province where the country has no list [ACC-40]', async () => {
    const abroad = createForm('abroad@example.com', {
      country: 'FR',
      province: '',
      postal_code: '',
      phone_number: '0145678901',
    });
    expect((await guest().call('account/create', abroad)).logged_in).toBe(true);
  });

  it('needs the terms where the shop asks for them [ACC-50]', async () => {
    const form = createForm('terms@example.com');
    const account_extra_fields = JSON.stringify({ reading_group: 'Tuesdays' });
    const there = { ...form, country: 'US', province: 'WA', postal_code: '98101', account_extra_fields };
    const host = 'lamplight.localhost';
    expect(await guest(host).refusal('account/create', { ...there, terms_consent: 'false' })).toMatchObject({
      fields: { terms_consent: 'Please accept the terms and conditions.' },
    });
    expect((await guest(host).call('account/create', { ...there, terms_consent: true })).logged_in).toBe(true);
  });

  it('takes the shop’s own fields, and no others [ACC-48] [GAP-79]', async () => {
    const account_extra_fields = [
      { key: 'house', label: 'School house', required: true },
      { key: 'year', label: 'Year', required: false },
    ];
    await set({ account_extra_fields });
    const form = createForm('extra@example.com');
    expect(await guest().refusal('account/create', form)).toMatchObject({
      fields: { 'account_extra_fields.house': 'Required' },
    });
    const visitor = guest();
    const extra = JSON.stringify({ house: 'Heron', admin: 'yes' });
    await visitor.call('account/create', { ...form, account_extra_fields: extra });
    const { user } = await visitor.call('account/getDetails', {});
    expect(user.account_extra_fields).toEqual({ house: 'Heron', year: '' });
  });

  it('makes an institution, which its founder owns [ACC-59] [ACC-46]', async () => {
    const institution = { is_institution: 'true', company: 'Pier School' };
    const visitor = guest();
    const { user } = await visitor.call('account/create', createForm('head@example.com', institution));
    expect(user).toMatchObject({ is_institution: true, is_owner: true, company: 'Pier School' });
    await set({ institution_accounts_enabled: false });
    expect(await guest().refusal('account/create', createForm('no@example.com', institution))).toMatchObject({
      fields: { is_institution: 'This shop has no accounts for institutions.' },
    });
  });

  it('works outside a private shop’s gate [GAP-52]', async () => {
    const school = guest('stmargarets.localhost');
    const { email_address } = await school.call('account/check', { email_address: 'pupil@example.com' });
    expect(email_address.exists).toBe(false);
    expect((await school.call('country/getList', {})).countries.length).toBeGreaterThan(200);
    expect((await school.post('account/emailPasswordToken', { email_address: 'no@example.com' })).statusCode).not.toBe(
      401,
    );
    expect(await school.refusal('account/resetPassword', { token: 'x', password: newPassword })).toMatchObject({
      code: 'token_expired',
    });
    expect(await school.refusal('account/getDetails')).toMatchObject({ status: 401 });
  });
});
