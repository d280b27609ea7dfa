import pino from 'pino';
import { newPassword } from '../../testing/accounts';
import { ask, openTestApp, openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('calls', () => {
  const headers = {
    host: 'localhost',
    origin: 'http://localhost',
    'content-type': 'application/x-www-form-urlencoded',
  };

  it('take posted forms [API-001]', async () => {
    expect((await ask(shop.app, { method: 'GET', path: '/customer/session/get', headers })).statusCode).toBe(405);
    expect(
      (
        await ask(shop.app, {
          method: 'POST',
          path: '/customer/session/get',
          headers: { ...headers, 'content-type': 'application/json' },
          body: '{}',
        })
      ).statusCode,
    ).toBe(415);
    expect(
      (
        await ask(shop.app, {
          method: 'POST',
          path: '/customer/session/get',
          headers: { host: 'localhost', origin: 'http://localhost' },
        })
      ).statusCode,
    ).toBe(415);
    expect((await ask(shop.app, { method: 'POST', path: '/customer/session/get', headers, body: '' })).statusCode).toBe(
      200,
    );
  });

  it('reply in JSON, with an error if they fail [API-002]', async () => {
    const answer = await new Visitor(shop.app).post('title/getItem', { eisbn: '9780000000000' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'No Results', code: 'no_title' });
  });

  it('accept uuid, session_id, log_url and store_id, and refuse the store_id of another shop [API-003]', async () => {
    const visitor = new Visitor(shop.app);
    expect(
      (await visitor.post('session/get', { uuid: 'u-1', session_id: '', log_url: '/browse', store_id: '101' }))
        .statusCode,
    ).toBe(200);
    expect((await visitor.post('session/get', { store_id: '102' })).json()).toMatchObject({ code: 'wrong_shop' });
  });

  it('are logged with their uuid and the path of log_url, never with its query or the session [API-003]', async () => {
    const lines: string[] = [];
    const fails = { find: () => Promise.reject(new Error('down')) };
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const app = await openTestApp(shop.dataDir, { logger, audiobooks: fails });
    const [{ eisbn } = { eisbn: '' }] = (await new Visitor(app).call('browse/get', { l: 1 })).rows;
    const said = { eisbn, uuid: 'u-1', session_id: 'handle-1', log_url: '/item/1?token=secret#part' };
    expect((await new Visitor(app).post('title/getLibroAudiobooks', said)).statusCode).toBe(502);
    await app.close();
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ uuid: 'u-1', log_url: '/item/1', msg: 'the audiobook partner did not answer' }),
      expect.objectContaining({ uuid: 'u-1', log_url: '/item/1', msg: 'call failed' }),
    ]);
    expect(lines.join()).not.toMatch(/secret|handle-1/);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost.evil.example' }],
    [{ origin: 'https://localhost' }],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-site' }],
  ])('are refused from another site: %j', async (other) =>
    expect((await new Visitor(shop.app).post('session/get', {}, other)).statusCode).toBe(403),
  );

  it('are accepted with a same-origin header, over https behind the edge, and from the edge', async () => {
    const plain = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' };
    const post = (more: Record<string, string>) =>
      ask(shop.app, { method: 'POST', path: '/customer/session/get', headers: { ...plain, ...more }, body: '' });
    expect((await post({})).statusCode).toBe(403);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await post({ origin: 'https://localhost', 'x-forwarded-proto': 'https' })).statusCode).toBe(200);
    expect((await post({ 'x-bookfront-edge': '1' })).statusCode).toBe(200);
  });

  it('for an unknown shop are refused', async () => {
    const stranger = new Visitor(shop.app, 'nowhere.localhost');
    expect(await stranger.refusal('store/getSettings')).toMatchObject({ status: 404, code: 'unknown_shop' });
  });
});

describe('a multipart form', () => {
  const post = (kind: string, body: string) =>
    ask(shop.app, {
      method: 'POST',
      path: '/customer/session/get',
      headers: { host: 'localhost', origin: 'http://localhost', 'content-type': kind },
      body,
    });
  const part = '--x\r\ncontent-disposition: form-data; name="uuid"\r\n\r\nu-1';

  it('is accepted', async () =>
    expect((await post('multipart/form-data; boundary=x', `${part}\r\n--x--\r\n`)).statusCode).toBe(200));

  it.each([
    ['without a boundary', 'multipart/form-data', part],
    ['with an empty boundary', 'multipart/form-data; boundary=', part],
    ['that breaks off in a part', 'multipart/form-data; boundary=x', part],
    ['that breaks off in the head of a part', 'multipart/form-data; boundary=x', part.slice(0, 20)],
  ])('%s is refused as the sender’s fault', async (_how, kind, body) => {
    const answer = await post(kind, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_request' });
  });
});

describe('a session', () => {
  it('of a guest is one constant document until the first write [API-005]', async () => {
    const [one, two] = [new Visitor(shop.app), new Visitor(shop.app)];
    const first = await one.post('session/get');
    expect(first.json()).toEqual((await two.post('session/get')).json());
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.json()).toMatchObject({ session_id: '', logged_in: false });
  });

  it('has a cookie of 365 days that scripts and other sites cannot use [SES-07]', async () => {
    const answer = await new Visitor(shop.app).post('account/login', {
      email_address: 'reader@example.com',
      password: 'bookfront-demo',
    });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^session_id=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const secure = await new Visitor(shop.app).post(
      'account/login',
      { email_address: 'reader@example.com', password: 'bookfront-demo' },
      { origin: 'https://localhost', 'x-forwarded-proto': 'https' },
    );
    expect(secure.headers['set-cookie']?.[0]).toMatch(/; Secure;/);
  });

  it('starts by email address or account number, in any case, and not with a wrong password [API-011]', async () => {
    const visitor = new Visitor(shop.app);
    expect(
      await visitor.refusal('account/login', { email_address: 'reader@example.com', password: 'wrong' }),
    ).toMatchObject({
      status: 401,
      error: 'Invalid Login',
    });
    expect(
      await visitor.refusal('account/login', { email_address: 'nobody@example.com', password: 'wrong' }),
    ).toMatchObject({
      status: 401,
      error: 'Invalid Login',
    });
    expect(
      (await visitor.call('account/login', { email_address: ' Reader@Example.com', password: 'bookfront-demo' })).user
        ?.first_name,
    ).toBe('Robin');
    expect((await visitor.call('account/login', { san: '101002', password: 'bookfront-demo' })).user).toMatchObject({
      is_institution: true,
      is_owner: true,
      company: 'Harbour Road Library',
    });
  });

  it.each([
    ['email_address', 'Librarian@example.com'],
    ['email_address', ' 101002 '],
    ['san', 'librarian@example.com'],
    ['san', '101002'],
  ])('starts with either kind of name in the field %s: %s', async (field, name) => {
    const session = await new Visitor(shop.app).call('account/login', { [field]: name, password: 'bookfront-demo' });
    expect(session.user?.company).toBe('Harbour Road Library');
  });

  it('ends with logout: the old cookie stops working [API-006]', async () => {
    const visitor = new Visitor(shop.app);
    await visitor.logIn();
    const old = visitor.cookie;
    expect((await visitor.call('account/logout', {})).logged_in).toBe(false);
    const thief = new Visitor(shop.app);
    thief.cookie = old;
    expect((await thief.call('session/get', {})).logged_in).toBe(false);
  });

  it('stores no secret and returns none', async () => {
    const visitor = new Visitor(shop.app);
    const session = await visitor.logIn();
    const secret = visitor.cookie.replace('session_id=', '');
    const rows = await shop.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(session)).not.toContain(secret);
    const thief = new Visitor(shop.app);
    thief.cookie = `session_id=${session.session_id}`;
    expect((await thief.call('session/get', {})).logged_in).toBe(false);
  });

  it('refuses a page that shows another session', async () => {
    const visitor = new Visitor(shop.app);
    const { session_id } = await visitor.logIn();
    await visitor.logIn('teacher@example.com');
    expect(await visitor.refusal('cart/removeAll', { session_id })).toMatchObject({
      status: 409,
      code: 'session_changed',
    });
  });

  it('is not replaced for a page that shows another session', async () => {
    const visitor = new Visitor(shop.app);
    const { session_id } = await visitor.logIn();
    await visitor.logIn('teacher@example.com');
    expect(await visitor.refusal('session/get', { session_id, reset_cart: true })).toMatchObject({
      status: 409,
      code: 'session_changed',
    });
    expect((await visitor.post('session/get', { session_id, reset_cart: false })).statusCode).toBe(200);
  });

  it('ends after 365 days and is deleted when the api starts', async () => {
    const visitor = new Visitor(shop.app);
    const { session_id } = await visitor.logIn();
    await shop.db
      .updateTable('session')
      .set({ created: testNow - 365 * 86_400 })
      .where('session_id', '=', session_id)
      .execute();
    expect((await visitor.call('session/get', {})).logged_in).toBe(false);
    const live = await new Visitor(shop.app).logIn();
    await (await openTestApp(shop.dataDir)).close();
    const rows = await shop.db
      .selectFrom('session')
      .select('session_id')
      .where('session_id', 'in', [session_id, live.session_id])
      .execute();
    expect(rows).toEqual([{ session_id: live.session_id }]);
  });
});

describe('shops', () => {
  it('have settings of their own [API-004]', async () => {
    const names = await Promise.all(
      [
        'localhost',
        'lamplight.localhost',
        'threerivers.localhost',
        'stmargarets.localhost',
        'papertrade.localhost',
      ].map((host) => new Visitor(shop.app, host).call('store/getSettings', {})),
    );
    expect(names.map((settings) => [settings.webstore_name, settings.is_private, settings.is_exclusive])).toEqual([
      ['saltwater', false, false],
      ['lamplight', false, false],
      ['threerivers', false, false],
      ['stmargarets', true, false],
      ['papertrade', true, true],
    ]);
    expect(names[1]).toMatchObject({
      locale: 'en-US',
      checkout_info: { currency: 'USD' },
      store_info: { is_american: true },
    });
    expect(names[2]?.store_info.multistore_info).toHaveLength(3);
  });

  it('never see another shop’s titles, lists, sessions and orders', async () => {
    const hebrew = (await new Visitor(shop.app).call('browse/get', { g: 'Hebrew' })).rows[0]?.eisbn ?? '';
    const american = new Visitor(shop.app, 'lamplight.localhost');
    expect(await american.refusal('title/getItem', { eisbn: hebrew })).toMatchObject({ status: 404 });
    expect((await american.call('browse/get', { t: 'תמול' })).row_count).toBe(0);
    expect((await american.call('browse/get', { t: hebrew })).row_count).toBe(0);
    expect(
      (
        await ask(shop.app, {
          method: 'GET',
          path: `/covers/${hebrew}/x-400.webp`,
          headers: { host: 'lamplight.localhost' },
        })
      ).statusCode,
    ).toBe(404);
    expect(await american.refusal('titlelist/getItems', { list_id: 'saltwater-staff-picks' })).toMatchObject({
      code: 'invalid_list_id',
    });
    const reader = new Visitor(shop.app);
    await reader.logIn();
    american.cookie = reader.cookie;
    expect((await american.call('session/get', {})).logged_in).toBe(false);
  });

  it('that are private are open to members only, and exclusive ones to nobody', async () => {
    const school = new Visitor(shop.app, 'stmargarets.localhost');
    expect(await school.refusal('browse/get')).toMatchObject({ status: 401, code: 'login_required' });
    await school.logIn();
    expect((await school.call('browse/get', {})).row_count).toBeGreaterThan(0);
    const trade = new Visitor(shop.app, 'papertrade.localhost');
    await trade.logIn();
    expect(await trade.refusal('browse/get')).toMatchObject({ status: 403, code: 'exclusive' });
  });

  it('that are exclusive make no accounts, and tell nobody who has one', async () => {
    const stranger = new Visitor(shop.app, 'papertrade.localhost');
    for (const email_address of ['stranger@example.com', 'reader@example.com']) {
      const closed = { status: 403, code: 'exclusive' };
      expect(await stranger.refusal('account/check', { email_address })).toMatchObject(closed);
      expect(await stranger.refusal('account/create', { email_address, password: newPassword })).toMatchObject(closed);
    }
  });
});
