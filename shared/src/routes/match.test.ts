import { describe, expect, it } from '@jest/globals';
import { buildCallContext } from '../testing/build-call-context';
import { findRoute } from './find-route';
import { firstCalls } from './first-calls';
import { belowBase, fillPath, matchRow } from './match';
import { routes, tableOf } from './table';

const plainShop = { site_navigation: [], extra_navigation: [], url_shortcuts: [] };
const rowOf = (path: string) => matchRow(path)?.route;
const pageOf = (path: string) => {
  const row = rowOf(path);
  return row && 'page' in row ? row.page : undefined;
};
const redirectOf = (path: string) => {
  const found = findRoute(path, plainShop);
  return found?.is === 'redirect' ? found.to : undefined;
};

describe('the route table', () => {
  it('gives the first match and nothing for an unknown path [NAV-01]', () => {
    expect(pageOf('/account/order/5')).toBe('mf_account/OrderPage');
    expect(pageOf('/account/login')).toBe('mf_account/LoginPage');
    expect(pageOf('/nope')).toBeUndefined();
    expect(pageOf('/item')).toBeUndefined();
    expect(pageOf('/item//lists/4')).toBeUndefined();
  });

  it('knows item, list, browse and home, with or without a trailing slash [NAV-11] [NAV-12] [NAV-16] [NAV-20] [NAV-25]', () => {
    expect(
      ['/item/978', '/item/978/lists/4', '/browse', '/browse/filter/t/x', '/lists/4/2', '/', '/home/'].map(pageOf),
    ).toEqual([
      'mf_item/ItemPage',
      'mf_item/ItemPage',
      'mf_catalogue/BrowsePage',
      'mf_catalogue/BrowsePage',
      'mf_lists_registry/ListPage',
      'mf_events_content/HomePage',
      'mf_events_content/HomePage',
    ]);
  });

  it('knows the page of gift cards [NAV-28]', () => {
    expect(pageOf('/gift-cards')).toBe('mf_cart_checkout/GiftCardsPage');
  });

  it('leads the short addresses on [NAV-05] [NAV-06] [NAV-07] [NAV-14]', () => {
    expect(redirectOf('/r/ei/9780306406157')).toBe('/item/9780306406157');
    expect(redirectOf('/r/eigr/9780306406157')).toBe('/item/9780306406157');
    expect(redirectOf('/checkout')).toBe('/checkout/cart');
    expect(redirectOf('/account')).toBe('/account/login');
  });

  it('has a page for each account view, the orders’ before them; any other leads to the details [NAV-13] [NAV-22] [NAV-23] [NAV-60] [NAV-62] [GAP-06]', () => {
    expect(
      ['signup', 'create', 'forgot', 'verify', 'login', 'complete'].map((view) => pageOf(`/account/${view}`)),
    ).toEqual(
      ['SignupPage', 'CreateAccountPage', 'ForgotPasswordPage', 'VerifyPage', 'LoginPage', 'OrderCompletePage'].map(
        (page) => `mf_account/${page}`,
      ),
    );
    expect(
      ['details', 'lists', 'link', 'addresses', 'finished', 'orders'].map((view) => pageOf(`/account/${view}`)),
    ).toEqual([
      'mf_account/AccountDetailsPage',
      'mf_lists_registry/MyListsPage',
      'mf_account/LinkedAccountsPage',
      'mf_account/AddressBookPage',
      'mf_account/AccountCreatedPage',
      'mf_account/OrdersPage',
    ]);
    expect(redirectOf('/account/nonsense')).toBe('/account/details');
  });

  it('leads /forgot-password on to the recovery [NAV-24] [GAP-12]', () => {
    expect(redirectOf('/forgot-password')).toBe('/account/forgot');
  });

  it('asks a list’s third page from offset 20, ten titles [LST-10] [LST-09]', () => {
    const context = buildCallContext('/lists/7/3', { params: matchRow('/lists/7/3')?.params ?? {} });
    expect(firstCalls.list.payload(context)).toEqual({ list_id: '7', limit: '10', offset: '20' });
  });

  it.each([
    ['/Browse', '/browse'],
    ['/browse/', '/browse'],
    ['/browse//', '/browse'],
    ['//browse', '/browse'],
    ['/%62rowse', '/browse'],
    ['/Item/9780306406157', '/item/9780306406157'],
    ['/LISTS/7', '/lists/7'],
    ['/Lists/Cartable/7//2/', '/lists/cartable/7/2'],
    ['/account/Login', '/account/login'],
    ['/Account/ORDER/A-5', '/account/order/A-5'],
    ['/checkout//evil.example', '/checkout/evil.example'],
    ['/browse/filter', '/browse/filter/'],
    ['/Browse/Filter/t/Dune/k/Title/', '/browse/filter/t/Dune/k/Title'],
    ['/browse/url', '/browse/url/'],
    ['/contact-hours', '/contact-hours/'],
    ['/home/', '/home'],
    ['/item/0306406152', '/item/9780306406157'],
    ['/item/978-0-306-40615-7', '/item/9780306406157'],
    ['/item/0-306-40615-2/lists/4', '/item/9780306406157/lists/4'],
    ['/item/080442957x', '/item/9780804429573'],
  ])('another spelling is redirected for good: %s [NAV-01]', (path, right) => {
    expect(findRoute(path, plainShop)).toMatchObject({ is: 'redirect', to: right, isPermanent: true });
    expect(findRoute(right, plainShop)?.is).toBe('page');
  });

  it('a number that is no ISBN, or another’s param, stays as it is', () => {
    for (const path of ['/item/0306406153', '/item/978', '/gift-registry/0306406152'])
      expect(findRoute(path, plainShop)?.is).toBe('page');
  });

  const spellings = routes.flatMap(({ path }) =>
    ['7', '%2F%2Fevil.example', '%5Cevil.example', 'a%0Ab'].flatMap((param) => {
      const filled = path.replace(/:\w+/g, param).replace('*', `t/${param}`);
      return [filled.toUpperCase(), filled.replaceAll('/', '//'), `${filled}/`, filled];
    }),
  );
  it.each(spellings)('the right spelling of a spelling is its own, and stays within the shop: %j', (path) => {
    const found = findRoute(path, plainShop);
    const right = found?.is === 'page' ? found.match.canonical : (found?.to ?? '/');
    expect(right).toMatch(/^\/(?![/\\])/);
    const again = findRoute(right, plainShop);
    expect(again?.is === 'redirect' && again.isPermanent).toBe(false);
  });

  it('a page tells who may come, what its title is and whether crawlers may list it', () => {
    const facts = (path: string) => {
      const row = rowOf(path);
      return row && 'page' in row ? [row.access, row.title, row.index] : [];
    };
    expect(facts('/account/details')).toEqual(['member', 'path', false]);
    expect(facts('/account/signup')).toEqual(['guest', 'path', false]);
    expect(facts('/account/forgot')).toEqual(['guest', 'path', false]);
    expect(facts('/account/link')).toEqual(['member', 'path', false]);
    expect(facts('/account/order/5')).toEqual(['guest', 'own', false]);
    expect(facts('/checkout/cart')).toEqual(['all', 'path', false]);
    expect(facts('/browse/filter/t/x')).toEqual(['all', 'search', true]);
    expect(facts('/item/978')).toEqual(['all', 'own', true]);
  });

  it('the table of an older shell takes what it does not say from today’s', () => {
    const older = [
      { name: 'item', path: '/item/:item_id', page: 'mf_item/ItemPage', answer: 'first' },
      { name: 'contact', path: '/contact-hours', page: 'mf_events_content/ContactPage' },
      { name: 'new', path: '/only-theirs', page: 'mf_events_content/CustomPage' },
    ] as const;
    const found = (path: string) => findRoute(path, plainShop, tableOf(older));
    expect(found('/item/978')).toMatchObject({ match: { route: { title: 'own', answer: 'first' } } });
    expect(found('/only-theirs')).toMatchObject({ match: { route: { title: 'path', access: 'all', index: true } } });
    expect(found('/contact-hours')).toMatchObject({ is: 'redirect', to: '/contact-hours/', isPermanent: true });
    expect(found('/account')).toEqual({ is: 'redirect', to: '/account/login', isPermanent: false });
    expect(found('/browse')).toBeUndefined();
    expect(tableOf(routes)).toEqual(routes);
  });
});

describe('a row’s params', () => {
  it('are one segment each, decoded, or as it stands where it is no escape', () => {
    expect(matchRow('/item/caf%C3%A9')?.params).toEqual({ item_id: 'café' });
    expect(matchRow('/item/%E0%A4%A')?.params).toEqual({ item_id: '%E0%A4%A' });
  });

  it('are the rest of the path behind a pattern that is open', () => {
    expect(matchRow('/Browse/filter/t/a~2Fb')).toMatchObject({
      params: { '*': 't/a~2Fb' },
      canonical: '/browse/filter/t/a~2Fb',
    });
    expect(matchRow('/browse/filter/t')?.canonical).toBe('/browse/filter/t');
    expect(matchRow('/browse/filter')).toMatchObject({ params: { '*': '' }, canonical: '/browse/filter/' });
  });

  it('are filled in, encoded, and empty where they are missing', () => {
    expect(fillPath('/item/:item_id/lists/:list_id', { item_id: 'a/b', list_id: '4' })).toBe('/item/a%2Fb/lists/4');
    expect(fillPath('/item/:item_id', {})).toBe('/item/');
  });
});

it.each([
  ['/shop/item/1', '/shop', '/item/1'],
  ['/shop', '/shop', '/'],
  ['/shop/', '/shop', '/'],
  ['/item/1', '', '/item/1'],
  ['/shopping', '/shop', undefined],
  ['/other/shop/', '/shop', undefined],
])('%s below the base %j is %s [SHL-07]', (path, base, below) => expect(belowBase(path, base)).toBe(below));
