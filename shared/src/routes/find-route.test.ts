import { describe, expect, it } from '@jest/globals';
import type { MenuEntry } from '../schemas';
import { buildSettings } from '../testing/build-settings';
import { findRoute, matchShop, menuEntryAt } from './find-route';

let number = 0;
const entry = (over: Partial<MenuEntry>): MenuEntry => {
  number += 1;
  return { menu_id: String(number), id: String(number), label: 'About', type: 'custom', ...over };
};
const shop = (over: { menu?: MenuEntry[]; extra?: MenuEntry[]; shortcuts?: { key: string; path: string }[] }) => ({
  site_navigation: over.menu ?? [],
  extra_navigation: over.extra ?? [],
  url_shortcuts: over.shortcuts ?? [],
});
const leadsTo = (path: string, settings: Parameters<typeof findRoute>[1]) => {
  const found = findRoute(path, settings);
  return found?.is === 'redirect' && !found.isPermanent ? found.to : undefined;
};
const pageOf = (path: string, settings = shop({})) => matchShop(path, settings)?.route.page;

describe('the routes of a shop', () => {
  it('go in their order: fixed ones first, then what the settings add, then nothing [NAV-01]', () => {
    const settings = shop({ menu: [entry({ path: '/item/978' }), entry({ path: '/nope' })] });
    expect(pageOf('/item/978', settings)).toBe('mf_item/ItemPage');
    expect(pageOf('/nope', settings)).toBe('mf_events_content/CustomPage');
    expect(pageOf('/nope')).toBeUndefined();
    expect(pageOf('/account/order/5')).toBe('mf_account/OrderPage');
    expect(pageOf('/account/orders')).toBe('mf_account/OrdersPage');
    expect(pageOf('/browse/filter')).toBe('mf_catalogue/BrowsePage');
  });

  it.each([
    ['/gift-registry', 'mf_lists_registry/RegistriesPage'],
    ['/gift-registry/5', 'mf_lists_registry/RegistryPage'],
    ['/checkout2', 'mf_cart_checkout/CheckoutPage'],
    ['/checkout2/contact', 'mf_cart_checkout/CheckoutPage'],
    ['/pdf/12', 'mf_account/ReportPage'],
    ['/account/details', 'mf_account/AccountDetailsPage'],
    ['/account/forgot', 'mf_account/ForgotPasswordPage'],
    ['/privacy-policy', 'mf_events_content/PrivacyPolicyPage'],
    ['/browse/12', 'mf_catalogue/BrowsePage'],
    ['/browse/url/', 'mf_catalogue/ListSearchPage'],
    ['/browse/file', 'mf_catalogue/ListSearchPage'],
    ['/events/20260401', 'mf_events_content/EventsPage'],
    ['/lists/cartable/5/2', 'mf_lists_registry/ListPage'],
    ['/home', 'mf_events_content/HomePage'],
  ])('%s is %s [NAV-01]', (path, page) => expect(pageOf(path)).toBe(page));

  it.each(['/features', '/features/c/Seasons'])('%s is the page of featured lists [NAV-01] [NAV-02]', (path) =>
    expect(pageOf(path)).toBe('mf_events_content/FeaturesPage'),
  );

  it('know contact, gift cards, terms and home, with or without a trailing slash [GAP-08]', () => {
    for (const path of ['/contact-hours', '/gift-cards', '/terms-conditions', '/home']) {
      expect(pageOf(path)).toBeDefined();
      expect(pageOf(`${path}/`)).toBe(pageOf(path));
    }
  });

  it('have no gift registries where the shop has none', () => {
    for (const path of ['/gift-registry', '/gift-registry/r1']) {
      expect(pageOf(path)).toBeDefined();
      expect(findRoute(path, { ...shop({}), gift_registry_enabled: false })).toBeUndefined();
      expect(findRoute(path, { ...shop({}), gift_registry_enabled: true })).toMatchObject({ is: 'page' });
    }
  });

  it('know no page of administration [SEC-31] [GAP-83]', () => {
    for (const path of ['/admin', '/login', '/editor', '/dashboard', '/account/admin/users', '/admin/orders'])
      expect(pageOf(path)).toBeUndefined();
  });
});

describe('routes of the settings', () => {
  it('come of every entry with a path, at any depth, and of extra navigation [NAV-30] [NAV-31]', () => {
    const settings = shop({
      menu: [entry({ submenu: [entry({ path: '/deep', submenu: [entry({ path: '/deeper' })] })] })],
      extra: [entry({ path: '/x' })],
    });
    for (const path of ['/deep', '/deeper/', '/x', '/X'])
      expect(pageOf(path, settings)).toBe('mf_events_content/CustomPage');
    expect(menuEntryAt('/x', settings)).toMatchObject({ path: '/x' });
  });

  it.each([
    ['NAV-34', 'home', 'mf_events_content/HomePage'],
    ['NAV-35', 'browse', 'mf_catalogue/BrowsePage'],
    ['NAV-36', 'lists', 'shell/MenuEntry'],
    ['NAV-37', 'unlinked', 'shell/MenuEntry'],
    ['NAV-38', 'custom', 'mf_events_content/CustomPage'],
    ['NAV-39', 'terms_conditions', 'mf_events_content/TermsPage'],
    ['NAV-40', 'custom_lists', 'mf_events_content/CustomPage'],
    ['NAV-41', 'v3_content', 'mf_events_content/CustomPage'],
    ['NAV-42', 'gift_cards', 'mf_cart_checkout/GiftCardsPage'],
    ['NAV-43', 'contact_and_hours', 'mf_events_content/ContactPage'],
    ['NAV-44', 'events', 'mf_events_content/EventsPage'],
    ['NAV-46', 'features', 'mf_events_content/FeaturesPage'],
    ['NAV-47', 'zzz', 'shell/MenuEntry'],
    ['NAV-47', 'constructor', 'shell/MenuEntry'],
  ])('[%s] an entry of the type %s is drawn by %s', (_id, type, page) => {
    expect(pageOf('/somewhere', shop({ menu: [entry({ path: '/somewhere', type })] }))).toBe(page);
  });

  it('an unlinked entry at /events is the events page [NAV-37]', () => {
    expect(pageOf('/events', shop({ menu: [entry({ path: '/events', type: 'unlinked' })] }))).toBe(
      'mf_events_content/EventsPage',
    );
  });

  it.each([
    ['/Sale', '/sale'],
    ['/SALE//', '/sale'],
    ['/%C3%9Cber%20uns', '/%C3%9Cber%20uns'],
    ['/über%20uns', '/%C3%9Cber%20uns'],
    ['/about/us/', '/about/us'],
  ])('an entry’s path in another spelling is redirected to it: %s', (path, right) => {
    const settings = shop({
      menu: [entry({ path: '/sale' }), entry({ path: '/Über uns' }), entry({ path: 'about/us' })],
    });
    const found = findRoute(path, settings);
    expect(found?.is === 'page' ? path : found?.to).toBe(right);
    expect(findRoute(right, settings)?.is).toBe('page');
  });

  it('a path that looks like a pattern is a path', () => {
    const settings = shop({ menu: [entry({ path: '/*' }), entry({ path: '/:any' })] });
    expect(pageOf('/nope', settings)).toBeUndefined();
  });
});

describe('a path that redirects', () => {
  it('is a shortcut, within the shop or out of it [NAV-32] [NAV-33]', () => {
    const settings = shop({
      shortcuts: [
        { key: '/sale', path: '/lists/5' },
        { key: '/blog', path: 'http://blog.example/x' },
      ],
    });
    expect(leadsTo('/sale/', settings)).toBe('/lists/5');
    expect(leadsTo('/blog', settings)).toBe('http://blog.example/x');
    expect(leadsTo('/other', settings)).toBeUndefined();
  });

  it('is an entry of the type link with a path [NAV-45]', () => {
    expect(
      leadsTo('/blog', shop({ menu: [entry({ type: 'link', path: '/blog', url: 'https://blog.example' })] })),
    ).toBe('https://blog.example');
  });

  it('is one of the short addresses [NAV-05] [NAV-06] [NAV-07] [NAV-14]', () => {
    expect(leadsTo('/r/ei/9780306406157', shop({}))).toBe('/item/9780306406157');
    expect(leadsTo('/r/eigr/9780306406157', shop({}))).toBe('/item/9780306406157');
    expect(leadsTo('/checkout', shop({}))).toBe('/checkout/cart');
    expect(leadsTo('/account', shop({}))).toBe('/account/login');
  });

  it.each([
    ['a page of the shop keeps its place', '/checkout/cart', 'https://evil.example'],
    ['to itself', '/sale', '/sale/'],
    ['a script', '/sale', 'javascript:alert(1)'],
    ['another host without a scheme', '/sale', '//evil.example'],
    ['another host by a backslash', '/sale', '/\\evil.example'],
  ])('is no shortcut: %s', (_why, key, path) =>
    expect(leadsTo(key, shop({ shortcuts: [{ key, path }] }))).toBeUndefined(),
  );
});

describe('a landing page', () => {
  it.each([
    ['/browse', '/', { is: 'redirect', to: '/browse', isPermanent: false }],
    ['https://landing.example/', '/', { is: 'redirect', to: 'https://landing.example/', isPermanent: false }],
  ])('%s stands at %s [GAP-09]', (landing_page_url, path, expected) => {
    expect(findRoute(path, buildSettings({ landing_page_url }))).toEqual(expected);
  });

  it.each(['', '/', 'javascript:alert(1)'])('that is %j leaves / to the home page [GAP-09]', (landing_page_url) => {
    expect(findRoute('/', buildSettings({ landing_page_url }))?.is).toBe('page');
  });

  it('leaves the home page at /home [GAP-09]', () => {
    expect(findRoute('/home', buildSettings({ landing_page_url: '/browse' }))?.is).toBe('page');
  });
});
