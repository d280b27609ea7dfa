import pino from 'pino';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { stockTitle, submitFields } from '../../testing/stock';
import { buildApp } from '../app';
import { checkSettings } from '../settings/check-settings';
import { saveSettings } from '../settings/save-settings';
import { dateText, dateTimeText, dayStart } from './dates';

/** In UTC it is the 21st already. */
const lateEvening = Date.UTC(2026, 4, 21, 5, 30) / 1000;
const pacific = 'America/Los_Angeles';

describe('dates', () => {
  it.each([
    [Date.UTC(2026, 4, 21, 5, 30), 'May 20, 2026', 'May 20, 2026, 10:30 PM'],
    [Date.UTC(2026, 0, 1, 7, 59), 'December 31, 2025', 'December 31, 2025, 11:59 PM'],
    [Date.UTC(2026, 0, 1, 8), 'January 1, 2026', 'January 1, 2026, 12:00 AM'],
    [Date.UTC(2026, 2, 8, 10), 'March 8, 2026', 'March 8, 2026, 3:00 AM'],
  ])('are those of Los Angeles, summer and winter: %d [SHL-70]', (ms, day, time) => {
    expect(dateText(ms / 1000, pacific)).toBe(day);
    expect(dateTimeText(ms / 1000, pacific)).toBe(time);
  });

  it('on a day of 23 hours, and before it, begin at midnight [SHL-70]', () => {
    const noon = Date.UTC(2026, 2, 8, 19) / 1000;
    expect(dayStart(noon, pacific)).toBe(Date.UTC(2026, 2, 8, 8) / 1000);
    expect(dayStart(noon, pacific, -1)).toBe(Date.UTC(2026, 2, 9, 7) / 1000);
  });
});

describe('a shop that names no zone', () => {
  let shop: TestShop;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    shop = await openTestShop();
    const checked = checkSettings(
      JSON.stringify({ store_id: '101', webstore_name: 'saltwater', store_info: { name: 'Saltwater', id: '101' } }),
    );
    if (checked.ok) await saveSettings(shop.db, '101', checked.settings);
    app = await buildApp({ dataDir: shop.dataDir, logger: pino({ level: 'silent' }), clock: () => lateEvening });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  it('dates an evening order by Pacific time [SHL-70] [ORD-17]', async () => {
    const eisbn = await stockTitle(shop, 3);
    const guest = new Visitor(app);
    const { cart } = await guest.call('cart/add', { eisbn });
    const { order } = await guest.call('checkout/submit', submitFields(cart.checksum));
    expect(order).toMatchObject({ order_date: lateEvening, order_date_text: 'May 20, 2026, 10:30 PM' });
  });

  it('counts a book released on the next Pacific day as forthcoming [SHL-70]', async () => {
    const eisbn = await stockTitle(shop, 3);
    await shop.db
      .updateTable('title')
      .set({ release_date: Date.UTC(2026, 4, 21, 7) / 1000 })
      .where('shop_id', '=', '101')
      .where('eisbn', '=', eisbn)
      .execute();
    expect(await new Visitor(app).call('title/getItem', { eisbn })).toMatchObject({
      release_date_text: 'May 21, 2026',
      is_forthcoming: true,
    });
    await shop.db
      .updateTable('title')
      .set({ release_date: Date.UTC(2026, 4, 21, 5) / 1000 })
      .where('shop_id', '=', '101')
      .where('eisbn', '=', eisbn)
      .execute();
    expect(await new Visitor(app).call('title/getItem', { eisbn })).toMatchObject({
      release_date_text: 'May 20, 2026',
      is_forthcoming: false,
    });
  });
});
