import { type StoreRecordInput, storeRecordInputSchema } from '@bookfront/shared/schemas';
import moment from 'moment-timezone';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { saveSettings } from '../settings/save-settings';
import { shopByName } from '../shop/shop';
import { comingSingles, todayOf } from './opening-hours';

type Hours = StoreRecordInput['ws_hours'][number];
const zone = 'America/Los_Angeles';
const at = (text: string): number => moment.tz(text, zone).unix();
const hoursOf = (over: Partial<Hours> = {}): Hours => ({
  title: '',
  weekdays: Array.from({ length: 7 }, () => [[540, 1020]]),
  singles: [],
  ...over,
});
const single = (mon: string, day: number, range: [number, number][] = []) => ({ mon, day, range, note: '' });

describe('special hours', () => {
  it.each([
    ['2026-05-20', ['Saturday, May 30, 2026', 'Thursday, June 18, 2026']],
    ['2026-06-29', ['Tuesday, June 30, 2026', 'Monday, July 6, 2026']],
    ['2026-01-31', []],
  ])('are shown for 30 days ahead, in this month and the next: on %s [CON-10] [CON-11] [GAP-41]', (day, texts) => {
    const singles = [
      single('202607', 6),
      single('202605', 19),
      single('202605', 30),
      single('202606', 18),
      single('202606', 20),
      single('202606', 30),
      single('202603', 2),
      single('202602', 30),
    ];
    // March 2 is 30 days after January 31, and in neither of the two months
    expect(comingSingles(hoursOf({ singles }), at(`${day} 12:00`), zone).map(({ day_text }) => day_text)).toEqual(
      texts,
    );
  });
});

describe('today', () => {
  const breaks = hoursOf({
    weekdays: Array.from({ length: 7 }, () => [
      [780, 1020],
      [540, 720],
    ]),
  });
  it.each<[string, Hours, { is_open: boolean; until: number | null }]>([
    ['2026-05-20 08:59', hoursOf(), { is_open: false, until: 540 }],
    ['2026-05-20 09:00', hoursOf(), { is_open: true, until: 1020 }],
    ['2026-05-20 16:59', hoursOf(), { is_open: true, until: 1020 }],
    ['2026-05-20 17:00', hoursOf(), { is_open: false, until: null }],
    ['2026-05-20 12:30', breaks, { is_open: false, until: 780 }],
    ['2026-05-20 11:00', breaks, { is_open: true, until: 720 }],
    ['2026-05-20 10:00', hoursOf({ singles: [single('202605', 20)] }), { is_open: false, until: null }],
    ['2026-05-20 10:00', hoursOf({ singles: [single('202605', 20, [[600, 660]])] }), { is_open: true, until: 660 }],
    ['2026-05-20 10:00', hoursOf({ weekdays: Array.from({ length: 7 }, () => [[-1, -1]]) }), closed()],
    ['2026-05-20 10:00', hoursOf({ weekdays: Array.from({ length: 7 }, () => [[0, 0]]) }), closed()],
    ['2026-05-20 23:59', hoursOf({ weekdays: Array.from({ length: 7 }, () => [[1200, 1440]]) }), open(1440)],
    ['2026-05-21 00:30', hoursOf({ weekdays: Array.from({ length: 7 }, () => [[0, 60]]) }), open(60)],
    // the clocks go back at two, so half past one occurs twice
    ['2026-11-01 01:30', hoursOf({ weekdays: Array.from({ length: 7 }, () => [[60, 120]]) }), open(120)],
  ])('at %s is open or closed by the shop’s clock [CON-08] [CON-09]', (time, hours, today) =>
    expect(todayOf(hours, at(time), zone)).toMatchObject(today),
  );
  it('merges adjoining hours [CON-06]', () =>
    expect(
      todayOf(
        hoursOf({
          weekdays: Array.from({ length: 7 }, () => [
            [540, 720],
            [720, 1020],
          ]),
        }),
        at('2026-05-20 10:00'),
        zone,
      ),
    ).toEqual({ weekday: 3, is_open: true, until: 1020 }));
});
function closed() {
  return { is_open: false, until: null };
}
function open(until: number) {
  return { is_open: true, until };
}

describe('webstore/getContactAndHours', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop([]);
  });
  afterAll(() => shop.close());
  async function put(records: object[]): Promise<void> {
    const saltwater = await shopByName(shop.db, 'saltwater');
    if (!saltwater) throw new Error('no shop');
    const { settings, back_office } = saltwater;
    const contact_and_hours = records.map((record) => storeRecordInputSchema.parse(record));
    await saveSettings(shop.db, '101', { ...settings, back_office, contact_and_hours });
  }

  it('returns each location’s record with its markup cleaned, under its first name [API-045] [CON-01] [CON-15] [GAP-55]', async () => {
    await put([
      {
        ws_name: 'On the wharf',
        sc_name: 'Saltwater',
        ws_htmlhours: '<p onclick="x()">Late <b>on Fridays</b></p><script>x()</script>',
      },
      { sc_name: 'Saltwater Two', ws_contact_blurb: 'Ring first.', lat_lng: { lat: 49.4, lng: -123.5 } },
      { altname: 'The van' },
    ]);
    const { rows } = await new Visitor(shop.app).call('webstore/getContactAndHours', {});
    expect(rows.map(({ name }) => name)).toEqual(['On the wharf', 'Saltwater Two', 'The van']);
    expect(rows[0]?.ws_htmlhours).toBe('<p>Late <b>on Fridays</b></p>');
    expect(rows[1]).toMatchObject({ ws_contact_blurb: '<p>Ring first.</p>', lat_lng: { lat: 49.4, lng: -123.5 } });
    expect(rows[2]?.today).toEqual({ weekday: 3, is_open: false, until: null });
  });

  it('is the only call that returns them: settings don’t [CON-15]', async () => {
    await put([{ ws_name: 'On the wharf', sc_phone: '(604) 555-0142' }]);
    const answer = await new Visitor(shop.app).post('store/getSettings', {});
    expect(answer.body).not.toContain('contact_and_hours');
    expect(answer.body).not.toContain('On the wharf');
  });
});
