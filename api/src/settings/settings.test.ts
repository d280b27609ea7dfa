import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsDefaults } from '@bookfront/shared/schemas/limits';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { checkSettings } from './check-settings';
import { settingsCommand } from './settings-command';

const least = { store_info: { name: 'A Shop' } };
const problemsOf = (document: unknown): string[] => {
  const checked = checkSettings(typeof document === 'string' ? document : JSON.stringify(document));
  return checked.ok ? [] : checked.problems;
};
const entry = (over: object = {}) => ({ menu_id: 'm', id: 'm', label: 'M', type: 'link', ...over });

describe('a settings document', () => {
  it('needs only a name: defaults follow the specification', () => {
    const checked = checkSettings(JSON.stringify(least));
    if (!checked.ok) throw new Error(checked.problems.join());
    const { settings } = checked;
    expect(settings.global_content.nav_bar).toEqual({
      width: 1248,
      height: 40,
      padding: 2,
      pin_navigation: false,
      drop_shadow: false,
    });
    expect(settings.content_width).toBe(900);
    expect(settings.time_zone).toBe('America/Los_Angeles');
    expect(settings.store_info.giftcard_minimum).toBe(100);
    expect(settings.store_info.footer_display_rules).toEqual({});
    expect(settings.checkout_info).toMatchObject({ inscription_enabled: false, messages: {} });
    expect(settings.global_content.nav_bar).toEqual(settingsDefaults.bar);
  });

  it.each([
    ['{', 'line 1: this is not JSON'],
    ['{\n "a": 1,\n}', 'this is not JSON'],
    [{}, 'store_info: '],
    [{ store_info: { name: '' } }, 'store_info.name: A shop has a name.'],
    [{ ...least, styles: { primary: 'red' } }, "styles.primary: A colour is written '#rrggbb'."],
    [{ ...least, global_content: { nav_bar: { height: 9000 } } }, 'global_content.nav_bar.height: '],
    [{ ...least, is_private: 'yes' }, 'is_private: '],
    [{ ...least, constructor: { a: 1 } }, 'constructor: there is no such setting'],
    [{ ...least, is_privat: true }, "is_privat: there is no such setting; do you mean 'is_private'?"],
    [
      { ...least, site_navigation: [entry({ submenu: [entry({ pth: '/x' })] })] },
      "site_navigation[0].submenu[0].pth: there is no such setting; do you mean 'path'?",
    ],
    [
      { ...least, site_navigation: [entry({ url: 'javascript:alert(1)' })] },
      'site_navigation[0].url: An address begins with',
    ],
    [
      { ...least, site_navigation: [entry({ path: '//evil.example' })] },
      "site_navigation[0].path: A path begins with one '/'.",
    ],
    [
      { ...least, extra_navigation: [entry({ submenu: [entry({ submenu: [entry({ submenu: [entry()] })] })] })] },
      'extra_navigation: A menu has at most 3 levels.',
    ],
    [
      { ...least, url_shortcuts: [{ key: '/x', path: 'javascript:alert(1)' }] },
      'url_shortcuts[0].path: An address begins with',
    ],
    [{ ...least, url_shortcuts: [{ key: 'x', path: '/y' }] }, "url_shortcuts[0].key: A shortcut's key is a path"],
    [
      { ...least, store_info: { name: 'A', twitter: 'javascript:alert(1)' } },
      'store_info.twitter: A web address begins with',
    ],
    [{ ...least, store_info: { name: 'x'.repeat(301) } }, 'store_info.name: '],
    [{ ...least, store_info: { name: 'A', giftcard_minimum: 0 } }, 'store_info.giftcard_minimum: At least 100 cents'],
    [
      { store_info: { name: 'A', country: 'Freedonia' } },
      "store_info.country: A country is written in two letters, as in 'CA' or 'US'.",
    ],
    [{ ...least, time_zone: 'Mars/Olympus' }, "time_zone: A time zone is named as in 'America/Vancouver'."],
    [{ ...least, basename: 'shop/' }, "basename: A base path begins with '/'"],
    [
      { ...least, site_navigation: [entry({ url: 'JaVaScRiPt:alert(1)' })] },
      'site_navigation[0].url: An address begins with',
    ],
    [
      { ...least, site_navigation: [entry({ url: 'java\nscript:alert(1)' })] },
      'site_navigation[0].url: An address begins with',
    ],
    [{ ...least, landing_page_url: 'javascript:alert(1)' }, 'landing_page_url: An address begins with'],
    [
      { ...least, global_content: { nav_bar: { logo: 'javascript:alert(1)' } } },
      'global_content.nav_bar.logo: An address begins with',
    ],
    [
      { store_info: { name: 'A', alternate_home: '//evil.example' } },
      'store_info.alternate_home: An address begins with',
    ],
    [{ store_info: { name: 'A', url: 'data:text/html,x' } }, 'store_info.url: A web address begins with'],
    [{ ...least, styles: { primary: '#123456;}body{display:none' } }, "styles.primary: A colour is written '#rrggbb'."],
    [
      { ...least, back_office: { promo_codes: [{ code: 'tide', type: 'special', percent: 10 }] } },
      'back_office.promo_codes[0].code: A promo code has capital letters',
    ],
    [
      { ...least, back_office: { promo_codes: [{ code: 'TIDE', type: 'special' }] } },
      'back_office.promo_codes[0]: A special code has a percent or an amount.',
    ],
    [
      { ...least, back_office: { payments: { paypal: { secret_env: 'my secret' } } } },
      'back_office.payments.paypal.secret_env: A secret is named by an environment variable',
    ],
    [
      { ...least, back_office: { shiping_services: [] } },
      "back_office.shiping_services: there is no such setting; do you mean 'shipping_services'?",
    ],
    [
      { ...least, back_office: { shipping_services: [{ provider: 'a b', label: 'x' }] } },
      'back_office.shipping_services[0].provider: A code has letters',
    ],
    [{ ...least, site_navigation: [{ label: 'No id' }] }, 'site_navigation[0].menu_id: '],
    [{ ...least, site_navigation: 'none' }, 'site_navigation: '],
    [{ ...least, styles: null }, 'styles: '],
    [[], 'the document: '],
    ['null', 'the document: '],
    ['', 'this is not JSON'],
    ['{"store_info":{"name":"A"},"store_info"', 'this is not JSON'],
  ])('is refused with a line that says where and why: %j', (document, line) =>
    expect(problemsOf(document).join('\n')).toContain(line),
  );

  it.each([
    ['Canada', 'CA'],
    ['United States', 'US'],
    ['ca', 'CA'],
  ])('stores its country as a code, however it is written: %s', (country, code) => {
    const checked = checkSettings(JSON.stringify({ store_info: { name: 'A', country } }));
    expect(checked).toMatchObject({ ok: true, settings: { store_info: { country: code } } });
  });

  it('may be large and odd: sixty menu entries in three levels, a name of 300 letters, script in a name', () => {
    const submenu = Array.from({ length: 4 }, () =>
      entry({ submenu: Array.from({ length: 4 }, () => entry({ path: '/x' })) }),
    );
    const document = {
      store_info: { name: '<script>alert(1)</script>'.padEnd(300, 'x') },
      site_navigation: Array.from({ length: 3 }, () => entry({ submenu })),
    };
    expect(problemsOf(document)).toEqual([]);
  });
});

describe('the command', () => {
  let shop: TestShop;
  let folder: string;
  let said: string[];
  beforeAll(async () => {
    shop = await openTestShop([]);
    folder = mkdtempSync(join(tmpdir(), 'bookfront-settings-'));
  });
  beforeEach(() => {
    said = [];
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await shop.close();
  });
  const file = (document: unknown): string => {
    const path = join(folder, 'shop.json');
    writeFileSync(path, JSON.stringify(document));
    return path;
  };
  const run = (...args: string[]) =>
    settingsCommand(shop.db, args, {
      info: (line) => void said.push(line),
      error: (line) => Math.min(1, said.push(line)),
    });

  it('replaces a shop’s document: the next reply has every setting, and another version [API-004]', async () => {
    const before = await new Visitor(shop.app).call('store/getSettings', {});
    expect(
      await run(
        'set',
        'saltwater',
        file({ store_info: { name: 'Renamed' }, styles: { primary: '#123456' }, guest_show_cart: false }),
      ),
    ).toBe(0);
    const after = await new Visitor(shop.app).call('store/getSettings', { webstore_name: 'saltwater' });
    expect(after).toMatchObject({
      store_id: '101',
      webstore_name: 'saltwater',
      guest_show_cart: false,
      styles: { primary: '#123456' },
      store_info: { name: 'Renamed' },
    });
    expect(after.version).not.toBe(before.version);
    expect((await new Visitor(shop.app, 'lamplight.localhost').call('store/getSettings', {})).store_info.name).toBe(
      'Lamplight & Co.',
    );
  });

  it('accepts and returns settings that the specification leaves unnamed [GAP-79]', async () => {
    const named = {
      account_extra_fields: [{ key: 'house', label: 'School house', required: true }],
      show_browse_button: false,
      show_features_button: true,
    };
    const checkout_info = {
      inscription_enabled: true,
      messages: { delivery: 'By bicycle within the harbour.', review: 'Thank you.' },
    };
    expect(await run('set', 'stmargarets', file({ ...least, ...named, checkout_info }))).toBe(0);
    const settings = await new Visitor(shop.app, 'stmargarets.localhost').call('store/getSettings', {});
    expect(settings).toMatchObject({ ...named, checkout_info });
    expect(
      problemsOf({
        ...least,
        account_extra_fields: [{ key: 'a b', label: 'x' }],
        checkout_info: { messages: { review: 7 } },
      }),
    ).toHaveLength(2);
  });

  it('sends browsers cleaned head content, and shows what the shop wrote [SHL-08]', async () => {
    const custom_head = '<meta name="proof" content="a&b"><script>alert(1)</script>';
    expect(await run('set', 'stmargarets', file({ ...least, custom_head }))).toBe(0);
    expect(await new Visitor(shop.app, 'stmargarets.localhost').call('store/getSettings', {})).toMatchObject({
      custom_head: '<meta data-custom name="proof" content="a&amp;b" />',
    });
    said = [];
    expect(await run('show', 'stmargarets')).toBe(0);
    expect(JSON.parse(said.join('\n'))).toMatchObject({ custom_head });
  });

  it('changes nothing if the document is invalid, another shop’s, or missing', async () => {
    expect(await run('set', 'lamplight', file({ store_info: { name: 'X' }, is_private: 1 }))).toBe(1);
    expect(await run('set', 'lamplight', file({ store_info: { name: 'X' }, store_id: '101' }))).toBe(1);
    expect(await run('set', 'lamplight', join(folder, 'gone.json'))).toBe(1);
    expect(await run('set', 'nowhere', file(least))).toBe(1);
    expect(said.join('\n')).toMatch(
      /is_private.*\n.*another shop.*\n.*There is no file.*\n.*There is no shop 'nowhere'/,
    );
    expect((await new Visitor(shop.app, 'lamplight.localhost').call('store/getSettings', {})).store_info.name).toBe(
      'Lamplight & Co.',
    );
  });

  it('checks a file, and prints a shop’s document in a form that it accepts again', async () => {
    expect(await run('check', file(least))).toBe(0);
    said = [];
    expect(await run('show', 'threerivers')).toBe(0);
    expect(await run('set', 'threerivers', file(JSON.parse(said[0] ?? '')))).toBe(0);
    expect(await run('paint', 'threerivers')).toBe(1);
  });
});

it('the demo shops look different from each other', async () => {
  const shop = await openTestShop([]);
  const shops = await Promise.all(
    ['saltwater', 'lamplight', 'threerivers', 'stmargarets', 'papertrade'].map((name) =>
      new Visitor(shop.app, `${name}.localhost`).call('store/getSettings', {}),
    ),
  );
  await shop.close();
  const looks: ((settings: (typeof shops)[number]) => unknown)[] = [
    ({ styles }) => styles.primary,
    ({ styles }) => styles.background,
    ({ styles }) => styles.fonts,
    ({ global_content }) => global_content.nav_bar,
    ({ global_content }) => global_content.footer_bar,
    ({ site_navigation }) => site_navigation,
  ];
  for (const look of looks) expect(new Set(shops.map((settings) => JSON.stringify(look(settings)))).size).toBe(5);
});
