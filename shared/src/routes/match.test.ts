import { describe, expect, it } from '@jest/globals';
import { payloadOf } from './first-calls';
import { matchRoute, redirectOf } from './match';

const pageOf = (path: string) => matchRoute(path)?.route.page;

describe('the route table', () => {
  it('[NAV-01] gives the first match and nothing for an unknown path', () => {
    expect(pageOf('/account/order/5')).toBe('mf_account/OrderPage');
    expect(pageOf('/account/login')).toBe('mf_account/LoginPage');
    expect(pageOf('/nope')).toBeUndefined();
    expect(pageOf('/item')).toBeUndefined();
    expect(pageOf('/checkout//evil.example')).toBeUndefined();
    expect(pageOf('/item//lists/4')).toBeUndefined();
  });

  it('[NAV-11] [NAV-12] [NAV-16] [NAV-20] [NAV-25] knows item, list, browse and home, with or without a trailing slash', () => {
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

  it('[NAV-28] knows the page of gift cards', () => {
    expect(pageOf('/gift-cards')).toBe('mf_cart_checkout/GiftCardsPage');
  });

  it('[NAV-05] [NAV-06] [NAV-07] [NAV-14] leads the short addresses on', () => {
    expect(redirectOf('/r/ei/9780306406157')).toBe('/item/9780306406157');
    expect(redirectOf('/r/eigr/9780306406157')).toBe('/item/9780306406157');
    expect(redirectOf('/checkout')).toBe('/checkout/cart');
    expect(redirectOf('/account')).toBe('/account/login');
  });

  it('[LST-10] [LST-09] asks a list’s third page from offset 20, ten titles', () => {
    const match = matchRoute('/lists/7/3');
    expect(match && payloadOf.list(match, {})).toEqual({ list_id: '7', limit: '10', offset: '20' });
  });
});
