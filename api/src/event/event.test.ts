import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { type Compilable, sql } from 'kysely';
import moment from 'moment-timezone';
import { ask, openTestApp, openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { submitFields } from '../../testing/stock';
import { eventCommand } from './event-command';
import { eventsIn, insertEvent, rangeQuery } from './event-repository';

const zone = 'America/Vancouver';
const at = (text: string): number => moment.tz(text, zone).unix();

let shop: TestShop;
let folder: string;
const said: string[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  folder = mkdtempSync(join(tmpdir(), 'bookfront-event-'));
});
beforeEach(async () => {
  said.length = 0;
  for (const table of ['event', 'event_stretch', 'event_title'] as const) await shop.db.deleteFrom(table).execute();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

const run = (...args: string[]) =>
  eventCommand(
    shop.db,
    args,
    { info: (line) => void said.push(line), error: (line) => Math.min(1, said.push(line)) },
    testNow,
  );
async function importEvents(events: unknown, more: string[] = [], name = 'events.json'): Promise<number> {
  const file = join(folder, name);
  writeFileSync(file, typeof events === 'string' ? events : JSON.stringify(events));
  return run('import', file, ...more);
}
const event = (id: string, starts: string, more = {}) => ({ id, name: id, starts, ...more });
const list = (payload = {}) => new Visitor(shop.app).call('event/getList', payload);
const idsOf = async (payload = {}): Promise<string[]> => (await list(payload)).rows.map(({ id }) => id);

describe('event/getList', () => {
  beforeEach(async () => {
    await importEvents([
      event('april', '2026-04-19 19:00'),
      event('late-april', '2026-04-20 00:00'),
      event('fair', '2026-05-18', { ends: '2026-05-21' }),
      event('tonight', '2026-05-20 19:00', { ends: '2026-05-21 00:00' }),
      event('june', '2026-06-02 19:00'),
      event('exhibit', '2026-03-01', { ends: '2026-08-31' }),
    ]);
  });

  it('begins one month back and lists all coming events in chronological order [API-047] [EVT-14]', async () => {
    const { rows, ...facts } = await list();
    expect(rows.map(({ id }) => id)).toEqual(['exhibit', 'late-april', 'fair', 'tonight', 'june']);
    expect(facts).toEqual({ row_count: 5, from: '20260420', to: '20260831', today: '20260520' });
  });

  it.each([
    ['20260520', '20260520', ['exhibit', 'fair', 'tonight']],
    ['20260521', '20260521', ['exhibit', 'fair']],
    ['20260522', '20260522', ['exhibit']],
    ['20260601', '20260630', ['exhibit', 'june']],
    ['20261001', '20261031', []],
    ['20260530', '20260501', []],
  ])('from %s to %s includes events that cover the days in part [EVT-04] [API-047]', async (from, to, ids) => {
    expect(await list({ from, to })).toMatchObject({ row_count: ids.length, from, to });
    expect(await idsOf({ from, to })).toEqual(ids);
  });

  it('returns each shop its own events only [API-047]', async () => {
    expect((await new Visitor(shop.app, 'lamplight.localhost').call('event/getList', {})).rows).toEqual([]);
  });

  it.each(['20261399', '20260230', '2026', 'tomorrow'])('refuses an invalid day: %s [GAP-36]', async (from) =>
    expect(await new Visitor(shop.app).refusal('event/getList', { from })).toMatchObject({ status: 400 }),
  );
});

describe('event/get', () => {
  it('returns the list’s row with full description, books and tickets [API-048] [GAP-37] [EVT-08] [EVT-09] [EVT-10]', async () => {
    const titles = await shop.db
      .selectFrom('title')
      .select('eisbn')
      .where('shop_id', '=', '101')
      .where('for_sale', '=', 1)
      .where('is_giftcard', '=', 0)
      .limit(5)
      .execute();
    const books = titles.map(({ eisbn }) => eisbn);
    const description = `<p onclick="x()">${'A long story. '.repeat(40)}</p><script>x()</script>`;
    await importEvents([
      event('reading', '2026-05-27 19:00', {
        description,
        books,
        image: 'https://img.example/x.jpg',
        location: 'The shop',
        tickets: [
          { name: 'Seat', price: 1500, seats: 40 },
          { name: 'Child', price: 0, seats: 10 },
        ],
      }),
    ]);
    const { event: whole } = await new Visitor(shop.app).call('event/get', { event_id: 'reading' });
    const [row] = (await list()).rows;
    expect(Object.keys(row ?? {})).toEqual(Object.keys(whole));
    expect(whole.info).toMatchObject({
      description: `<p>${'A long story. '.repeat(40)}</p>`,
      img_path: 'https://img.example/x.jpg',
      image: null,
    });
    expect(whole.info.book.map(({ eisbn }) => eisbn)).toEqual(books);
    expect(whole.info.ticket.map(({ title, available }) => [title, available[0]?.price, available[0]?.onhand])).toEqual(
      [
        ['reading: Seat', 1500, 40],
        ['reading: Child', 0, 10],
      ],
    );
    expect(row?.info.book).toHaveLength(3);
    expect(row?.info.description).toMatch(/^<p>(A long story\. )+A long…<\/p>$|^<p>.{200,250}…<\/p>$/);
  });

  it.each(['gone', 'abc', '20260520', '../x', ''])('fails with not_found for %j [GAP-36]', async (event_id) =>
    expect(await new Visitor(shop.app).refusal('event/get', { event_id })).toMatchObject({
      status: 404,
      code: 'not_found',
    }),
  );

  it('does not return another shop’s event [GAP-36]', async () => {
    await importEvents([event('theirs', '2026-05-27')], ['--shop', 'lamplight']);
    expect(await new Visitor(shop.app).refusal('event/get', { event_id: 'theirs' })).toMatchObject({ status: 404 });
  });
});

describe('views', () => {
  it('are counted together and written when the api closes, and no read waits for the write [SPEC-D16] [GAP-39]', async () => {
    await importEvents([event('reading', '2026-05-27 19:00')]);
    const app = await openTestApp(shop.dataDir);
    const views = async () => (await shop.db.selectFrom('event').select('views').executeTakeFirstOrThrow()).views;
    const visitor = new Visitor(app);
    for (let at = 0; at < 3; at++) await visitor.call('event/get', { event_id: 'reading', increment_views: '1' });
    await visitor.call('event/getList', { increment_views: '1' });
    await visitor.call('event/get', { event_id: 'reading' });
    expect(await views()).toBe(0);
    await app.close();
    expect(await views()).toBe(4);
  });
});

describe('10,000 events over ten years', () => {
  it('are read by month, through indexes only', async () => {
    await sql`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
      INSERT INTO event (id, shop_id, event_id, uid, name, description, summary, location, image, starts, ends, is_all_day, changed)
      SELECT i + 1, '101', 'e' || i, 'u' || i, 'Event ' || i, '', '', '', '', ${testNow} + (i - 5000) * 31536, ${testNow} + (i - 5000) * 31536 + 3600, 0, 0 FROM n`.execute(
      shop.db,
    );
    await sql`INSERT INTO event_stretch SELECT shop_id, starts / 2678400, id FROM event`.execute(shop.db);
    const range = { since: at('2026-05-01'), until: at('2026-06-01') };
    const plan = await planOf(rangeQuery(shop.db, '101', range).selectAll().compile());
    expect(plan).toContain('SEARCH event USING INTEGER PRIMARY KEY');
    expect(plan).toMatch(/SEARCH event_stretch USING PRIMARY KEY \(shop_id=\? AND stretch>\? AND stretch<\?\)/);
    expect(plan).not.toContain('SCAN');
    expect((await eventsIn(shop.db, '101', range, 400)).length).toBeGreaterThan(80);
    const answer = await list();
    expect(answer.rows).toHaveLength(400);
    expect(answer.row_count).toBeGreaterThan(4000);
  });

  async function planOf({ sql: text, parameters }: ReturnType<Compilable['compile']>): Promise<string> {
    const parts = text.split('?');
    const query = parts.flatMap((part, place) => [
      sql.raw(part),
      ...(place < parts.length - 1 ? [sql`${parameters[place]}`] : []),
    ]);
    const { rows } = await sql<{ detail: string }>`EXPLAIN QUERY PLAN ${sql.join(query, sql``)}`.execute(shop.db);
    return rows.map(({ detail }) => detail).join('\n');
  }
});

describe('the import of events', () => {
  const tickets = (seats: number, price = 1500) => [{ name: 'Seat', price, seats }];
  const onhand = async (): Promise<number | null | undefined> =>
    (await shop.db.selectFrom('offer').select('onhand').where('eisbn', 'like', 'T%-1').executeTakeFirst())?.onhand;
  afterEach(() => shop.db.deleteFrom('offer').where('eisbn', 'like', 'T%-_').execute());

  it('changes nothing the second time, and only differences later', async () => {
    const first = [event('a', '2026-05-27 19:00', { tickets: tickets(40) }), event('b', '2026-05-28')];
    expect(await importEvents(first)).toBe(0);
    expect(await importEvents(first)).toBe(0);
    expect(await importEvents([event('a', '2026-05-27 20:00', { tickets: tickets(40) })])).toBe(0);
    expect(said.map((line) => line.replace(/^.*: (?=\d)/, ''))).toEqual([
      '2 added, 0 updated, 0 unchanged, 0 cancelled, 0 refused.',
      '0 added, 0 updated, 2 unchanged, 0 cancelled, 0 refused.',
      '0 added, 1 updated, 0 unchanged, 0 cancelled, 0 refused.',
    ]);
    expect(await idsOf({ from: '20260527', to: '20260528' })).toEqual(['a', 'b']);
  });

  it('keeps sold seats when the number of seats increases [GAP-38]', async () => {
    await importEvents([event('c', '2026-05-27 19:00', { tickets: tickets(5) })]);
    const visitor = new Visitor(shop.app);
    const { event: whole } = await visitor.call('event/get', { event_id: 'c' });
    const { cart } = await visitor.call('cart/add', { eisbn: whole.info.ticket[0]?.eisbn ?? '', quantity: 2 });
    await visitor.call('checkout/submit', submitFields(cart.checksum));
    expect(await onhand()).toBe(3);
    await importEvents([event('c', '2026-05-27 19:00', { tickets: tickets(10) })]);
    expect(await onhand()).toBe(8);
    await importEvents([event('c', '2026-05-27 19:00', { tickets: tickets(1) })]);
    expect(await onhand()).toBe(0);
  });

  it('reports bad records with their position, imports the rest, and removes a cancelled event with its tickets', async () => {
    expect(await importEvents([event('d', '2026-05-27 19:00'), event('e', 'soon')])).toBe(1);
    expect(said[0]).toMatch(/^events\.json, \[1\]: 'soon' is no time/);
    const file = (status: string) =>
      `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:z@x\r\nSUMMARY:Z\r\nDTSTART:20260527T190000Z\r\n${status}END:VEVENT\r\nEND:VCALENDAR`;
    await importEvents(file(''), [], 'x.ics');
    expect(await idsOf()).toHaveLength(2);
    await importEvents(file('STATUS:CANCELLED\r\n'), [], 'x.ics');
    expect(await idsOf()).toEqual(['d']);
    for (const args of [['import'], ['import', 'gone.json'], ['list', '--shop', 'nowhere'], ['paint']])
      expect(await run(...args)).toBe(1);
    said.length = 0;
    expect(await run('list')).toBe(0);
    expect(said).toEqual(['d: d, 2026-05-27 19:00, 0 views']);
  });
});

describe('a ticket', () => {
  async function ticketOf(more = {}, price = 1500): Promise<string> {
    await importEvents([
      event('show', '2026-05-27 19:00', {
        name: 'Moonlit Xylophone',
        tickets: [{ name: 'Seat', price, seats: 9 }],
        ...more,
      }),
    ]);
    const { event: whole } = await new Visitor(shop.app).call('event/get', { event_id: 'show' });
    return whole.info.ticket[0]?.eisbn ?? '';
  }

  it('can be bought by guests for pickup, and is taxed as goods other than books [GAP-38]', async () => {
    const visitor = new Visitor(shop.app);
    const { cart } = await visitor.call('cart/add', { eisbn: await ticketOf() });
    // British Columbia: 5 % and 7 %
    expect(cart.summary).toMatchObject({ subtotal: 1500, total: 1680 });
    expect(await visitor.call('checkout/submit', submitFields(cart.checksum))).toHaveProperty('order_number');
  });

  it('that is free is ordered without payment [GAP-38] [EVT-11]', async () => {
    const visitor = new Visitor(shop.app);
    const { cart } = await visitor.call('cart/add', { eisbn: await ticketOf({}, 0) });
    expect(cart.summary).toMatchObject({ total: 0, taxes: [] });
    const order = { ...submitFields(cart.checksum), payment_choice: 'not_required' as const };
    expect(await visitor.call('checkout/submit', order)).toHaveProperty('order_number');
  });

  it('is in no search, suggestion, file or parcel [GAP-38]', async () => {
    const eisbn = await ticketOf();
    const visitor = new Visitor(shop.app);
    expect((await visitor.call('browse/get', { t: 'Moonlit Xylophone' })).row_count).toBe(0);
    expect((await visitor.call('browse/get', { t: eisbn })).row_count).toBe(0);
    expect((await visitor.call('browse/getSuggest', { t: 'Moonlit Xyl' })).suggestions).toEqual([]);
    const file = await ask(shop.app, {
      method: 'GET',
      path: '/download/customer/titles.csv?store_id=101&t=Moonlit',
      headers: { host: 'localhost' },
    });
    expect(file.body).not.toContain('Xylophone');
  });

  it('is on sale until its event begins [GAP-38]', async () => {
    const eisbn = await ticketOf();
    const visitor = new Visitor(shop.app);
    await visitor.call('cart/add', { eisbn });
    await ticketOf({ starts: '2026-05-19 19:00' });
    expect(await visitor.refusal('cart/add', { eisbn })).toMatchObject({ status: 422, code: 'not_for_sale' });
    expect((await visitor.call('session/get', {})).cart).toMatchObject({ contains_unavailable: true });
  });
});

describe('calendar files', () => {
  const get = (path: string, host = 'localhost', cookie = '') =>
    ask(shop.app, { method: 'GET', path, headers: { host, cookie } });

  it('contain one event in standard form: escaped, folded, with a permanent uid [EVT-07]', async () => {
    const name =
      'Émile; a reading, "late" \\ at the wharf, by the very long name of a very long evening 漢字漢字漢字漢字';
    await importEvents([
      event('reading', '2026-12-05 19:00', {
        name,
        uid: 'r@x',
        ends: '2026-12-05 21:00',
        location: 'Here, there',
        description: '<p>One &amp; two.</p><p>Three.</p>',
      }),
    ]);
    const { headers, body } = await get('/calendar/reading.ics');
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="reading.ics"',
    });
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body.replace(/\r\n /g, '')).toContain('SUMMARY:Émile\\; a reading\\, "late" \\\\ at the wharf');
    const [vevent] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
    const read = new ICAL.Event(vevent);
    expect([read.uid, read.summary, read.location, read.description]).toEqual([
      'r@x',
      name,
      'Here, there',
      'One & two. Three.',
    ]);
    expect([read.startDate.toUnixTime(), read.endDate.toUnixTime()]).toEqual([
      at('2026-12-05 19:00'),
      at('2026-12-05 21:00'),
    ]);
  });

  it('contain all coming events in one feed, with whole days as days [EVT-07]', async () => {
    await importEvents([
      event('past', '2026-05-01 19:00'),
      event('days', '2026-05-23', { ends: '2026-05-24' }),
      event('night', '2026-05-29 19:00'),
    ]);
    const { body, headers } = await get('/calendar/events.ics');
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(body.match(/^UID:[^\r]*/gm)).toEqual(['UID:days@saltwater', 'UID:night@saltwater']);
    expect(body).toContain('DTSTART;VALUE=DATE:20260523\r\nDTEND;VALUE=DATE:20260525\r\n');
    expect((await get('/calendar/events.ics', 'lamplight.localhost')).body).toContain('BEGIN:VCALENDAR');
  });

  it('of a private shop are for members, and unknown names are not found', async () => {
    await importEvents([event('hall', '2026-05-27 19:00')], ['--shop', 'stmargarets']);
    const host = 'stmargarets.localhost';
    const member = new Visitor(shop.app, host);
    await member.logIn();
    expect((await get('/calendar/hall.ics', host)).statusCode).toBe(401);
    const answer = await get('/calendar/hall.ics', host, member.cookie);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    for (const odd of ['/calendar/gone.ics', '/calendar/x', '/calendar/..%2fx.ics', '/calendar/hall.ics'])
      expect((await get(odd)).statusCode).toBe(404);
  });
});

it('a long event is stored under each stretch of time that it touches', async () => {
  const row = { uid: 'l', name: 'l', description: '', summary: '', location: '', image: '', is_all_day: 1, changed: 0 };
  await insertEvent(
    shop.db,
    { ...row, shop_id: '101', event_id: 'long', starts: at('2026-01-01'), ends: at('2027-12-31') },
    { book: [], ticket: [] },
  );
  for (const month of ['202601', '202607', '202706', '202712'])
    expect(await idsOf({ from: `${month}15`, to: `${month}15` })).toEqual(['long']);
  expect(await idsOf({ from: '20280115', to: '20280115' })).toEqual([]);
});
